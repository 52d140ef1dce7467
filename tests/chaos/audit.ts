import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import type { Journal } from './buyers.ts';

export type Audit = {
  /** Orders that the shop confirmed and does not have. */
  lost: number;
  /** Visitors with more than one order, and orders that two visitors received: each visitor placed one. */
  doubled: number;
  /** Violated invariants of the database, with their rows. */
  broken: Record<string, unknown[]>;
};

/** Compares the responses that buyers received with the database. */
export async function audit(db: Db, journal: Journal): Promise<Audit> {
  const there = await sql<{ token: string }>`select token from placed_order`.execute(db);
  const twice = await sql`
    select session_id from placed_order group by session_id having count(*) > 1`.execute(db);
  const tokens = new Set(there.rows.map((row) => row.token));
  const told = [...journal.acknowledged.values()];
  return {
    lost: told.filter((token) => !tokens.has(token)).length,
    doubled: twice.rows.length + (told.length - new Set(told).size),
    broken: await brokenRules(db),
  };
}
