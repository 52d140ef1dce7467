import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import { type Inquiry, SAME_MESSAGE_MS } from './rules.ts';

/** Paths of the games with their names. */
export async function readGames(db: Db): Promise<Map<string, string>> {
  const games = await db
    .selectFrom('category')
    .where('parent_id', 'is', null)
    .where('enabled', '=', true)
    .select(['slug', 'name'])
    .execute();
  return new Map(games.map(({ slug, name }) => [slug, name]));
}

export type StoredInquiry = {
  id: number;
  /** False if the same message came within the day before. */
  isNew: boolean;
  /** How many others named the same address in the last day. */
  before: number;
};

/** Stores a message, once however often it is sent. Serialized per address. */
export async function storeInquiry(tx: Tx, { kind, email, text, facts }: Inquiry, now: Date): Promise<StoredInquiry> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`inquiry ${email}`}, 0))`.execute(tx);
  const recent = await tx
    .selectFrom('inquiry')
    .where('email', '=', email)
    .where('created_at', '>', new Date(now.getTime() - SAME_MESSAGE_MS))
    .select(['id', 'print'])
    .execute();
  const print = createHash('sha256')
    .update(JSON.stringify([kind, email, text, facts]))
    .digest('hex');
  const same = recent.find((one) => one.print === print);
  if (same) return { id: same.id, isNew: false, before: recent.length - 1 };
  const { id } = await tx
    .insertInto('inquiry')
    .values({ kind, email, text, facts: JSON.stringify(facts), print, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isNew: true, before: recent.length };
}
