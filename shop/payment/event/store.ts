import type { Selectable } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import type { PaymentTables } from '#shop/order/payment/table.ts';

const LEASE_MS = 60 * 1000;
const FIRST_PAUSE_MS = 5 * 1000;
const MAX_PAUSE_MS = 60 * 60 * 1000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export type PaymentEvent = Selectable<PaymentTables['payment_event']>;

/** @returns false if the event is stored already. */
export async function insertEvent(
  db: Db,
  event: { provider: string; event_id: string; body: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_event')
    .values({ ...event, received_at: now, due_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Events to process now, in order of arrival; claimed for a minute. */
export async function takeEvents(db: Db, limit: number, now: Date): Promise<PaymentEvent[]> {
  const taken = await db
    .updateTable('payment_event')
    .set((event) => ({ due_at: new Date(now.getTime() + LEASE_MS), tries: event('tries', '+', 1) }))
    .where('id', 'in', (events) =>
      events
        .selectFrom('payment_event')
        .where('processed_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('id')
        .limit(limit)
        .select('id')
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return taken.sort((a, b) => a.id - b.id);
}

export async function finishEvent(db: Db, id: number, outcome: string, now: Date): Promise<void> {
  await db.updateTable('payment_event').set({ processed_at: now, outcome }).where('id', '=', id).execute();
}

/** Postpones an event, longer with every failure. */
export async function postponeEvent(db: Db, { id, tries }: PaymentEvent, now: Date): Promise<void> {
  const pauseMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
  await db
    .updateTable('payment_event')
    .set({ due_at: new Date(now.getTime() + pauseMs) })
    .where('id', '=', id)
    .execute();
}

/** Deletes events processed a month ago: no provider repeats them for that long. */
export async function sweepEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('payment_event')
    .where('processed_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
  await db
    .deleteFrom('sandbox_notice')
    .where('sent_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
