import type { Selectable } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import type { PaymentTables } from '#shop/order/payment/table.ts';

const LEASE_MS = 60 * 1000;
const FIRST_PAUSE_MS = 5 * 1000;
const MAX_PAUSE_MS = 60 * 60 * 1000;
/** The last is about a day after the first. An event that still fails then waits for the desk. */
export const MAX_TRIES = 32;
const MAX_FAULT_LENGTH = 300;
const FAILED_EVENTS_LISTED = 200;
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
        .where('given_up_at', 'is', null)
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

/** Postpones an event, longer with every failure; after the last one it waits for the desk. */
export async function postponeEvent(db: Db, { id, tries }: PaymentEvent, fault: string, now: Date): Promise<void> {
  const pauseMs = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
  await db
    .updateTable('payment_event')
    .set({
      due_at: new Date(now.getTime() + pauseMs),
      ...(tries >= MAX_TRIES && { given_up_at: now }),
      outcome: fault.replaceAll(/\s+/g, ' ').slice(0, MAX_FAULT_LENGTH),
    })
    .where('id', '=', id)
    .execute();
}

/** Events that could not be processed and are not retried any more. */
export async function listFailedEvents(db: Db): Promise<PaymentEvent[]> {
  return db
    .selectFrom('payment_event')
    .where('processed_at', 'is', null)
    .where('given_up_at', 'is not', null)
    .orderBy('id')
    .limit(FAILED_EVENTS_LISTED)
    .selectAll()
    .execute();
}

/** Makes an event that is not processed due at once, with all its attempts. @returns false if there is none. */
export async function retryEvent(db: Db, eventId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_event')
    .set({ tries: 0, due_at: now, given_up_at: null })
    .where('event_id', '=', eventId)
    .where('processed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findEvent(db: Db, eventId: string): Promise<PaymentEvent | undefined> {
  return db
    .selectFrom('payment_event')
    .where('event_id', '=', eventId)
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
}

/**
 * Deletes events processed a month ago: no provider repeats them for that long. What failed is deleted as long after
 * its arrival, for it may name a person; the money it was about is found without it.
 */
export async function sweepEvents(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await db
    .deleteFrom('payment_event')
    .where((event) =>
      event.or([
        event('processed_at', '<', before),
        event.and([event('given_up_at', 'is not', null), event('received_at', '<', before)]),
      ]),
    )
    .execute();
  await db
    .deleteFrom('sandbox_notice')
    .where('sent_at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
