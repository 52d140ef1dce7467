import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';

export type Business = {
  /** Each stage, and how many orders are in it. */
  orders: [stage: string, count: number][];
  mailsWaiting: number;
  oldestMailSeconds: number;
  /** Events of payment providers that are not retried any more. */
  eventsFailed: number;
};

/** Business figures for operators: numbers only. */
export async function readBusiness(db: Db, now: Date): Promise<Business> {
  const stages = await sql<{ stage: string; count: number }>`
    select stage, count(*)::integer as count from placed_order group by stage`.execute(db);
  const mails = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(created_at) as oldest
    from mail_outbox where sent_at is null and given_up_at is null`.execute(db);
  const events = await sql<{ count: number }>`
    select count(*)::integer as count from payment_event where processed_at is null and given_up_at is not null`.execute(
    db,
  );
  const { count = 0, oldest = null } = mails.rows[0] ?? {};
  return {
    orders: stages.rows.map((row) => [row.stage, row.count]),
    mailsWaiting: count,
    oldestMailSeconds: oldest === null ? 0 : Math.max(0, (now.getTime() - oldest.getTime()) / 1000),
    eventsFailed: events.rows[0]?.count ?? 0,
  };
}
