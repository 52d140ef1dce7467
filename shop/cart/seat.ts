import type { Db, Tx } from '#shop/db/database.ts';
import { holdSeats } from '#shop/event/seat-store.ts';
import { findEventProduct } from '#shop/event/store.ts';
import { Refusal } from '#shop/http/call.ts';
import { readWhole } from '#shop/product/quantity.ts';

const LARGEST_ID = 2 ** 31 - 1;

/**
 * The run named when something is put into the cart; null when none is.
 *
 * @throws Refusal when there is no such run of the product.
 */
export async function readEvent(db: Db, sent: unknown, productId: number): Promise<number | null> {
  if (sent === undefined || sent === null) return null;
  const id = readWhole(sent) ?? 0;
  if (id <= LARGEST_ID && (await findEventProduct(db, id)) === productId) return id;
  throw new Refusal(400, [{ code: 'not_found', field: 'event_id', message: 'Event not found' }]);
}

/** @throws Refusal when the run has fewer seats left, or cannot be booked any more. */
export async function holdLine(
  tx: Tx,
  line: { id: number; event_id: number | null },
  quantity: number,
  now: Date,
): Promise<void> {
  if (line.event_id === null) return;
  const held = await holdSeats(tx, { eventId: line.event_id, lineId: line.id, seats: quantity }, now);
  if (held.ok) return;
  const seats = held.left === 0 ? 'No seats are' : held.left === 1 ? 'Only 1 seat is' : `Only ${held.left} seats are`;
  throw new Refusal(400, [{ code: 'sold_out', field: 'event_id', message: `${seats} left in ${held.title}` }]);
}
