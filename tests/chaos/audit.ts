import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { brokenRules } from '#tests/support/invariants.ts';
import type { Journal } from './buyers.ts';

export type Audit = {
  /** Orders the shop has said yes to, and which are not there. */
  lost: number;
  /** Keys that made more than one order, and orders that two keys were told. */
  doubled: number;
  /** Rules of a sound database that do not hold, with the rows that break them. */
  broken: Record<string, unknown[]>;
};

/** Holds what the buyers were told against what the database holds. */
export async function audit(db: Db, journal: Journal): Promise<Audit> {
  const { rows } = await sql<{ key: string; order_id: number | null }>`
    select key, order_id from idempotency_key
    where order_id is null or exists (select from placed_order where id = order_id)`.execute(db);
  const orders = Map.groupBy(
    rows.filter((row) => row.order_id !== null),
    (row) => row.key,
  );
  const told = [...journal.acknowledged];
  const lost = told.filter(([key, order]) => !orders.get(key)?.some((row) => String(row.order_id) === order));
  const doubled =
    [...orders.values()].filter((made) => made.length > 1).length +
    (told.length - new Set(told.map(([, order]) => order)).size);
  return { lost: lost.length, doubled, broken: await brokenRules(db) };
}
