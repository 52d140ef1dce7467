import type { Db, Tx } from '#shop/db/database.ts';
import { requireSeatCaps } from '#shop/event/seat-cap-store.ts';
import { holdSeats } from '#shop/event/seat-store.ts';
import { misfitOf } from '#shop/event/side.ts';
import { findRun, type Run } from '#shop/event/store.ts';
import { HttpError } from '#shop/http/call.ts';
import { endOverdue } from '#shop/lifecycle/expire.ts';
import type { Choice } from '#shop/product/quote/configure.ts';
import type { Shopper } from '#shop/session/shopper.ts';

const LARGEST_ID = 2 ** 31 - 1;

/**
 * The run that was named when a product was added; null if there was none.
 *
 * @throws HttpError if there is no such run of the product.
 */
export async function readRun(db: Db, id: number | null, productId: number): Promise<Run | null> {
  if (id === null) return null;
  const run = id <= LARGEST_ID ? await findRun(db, id) : undefined;
  if (run?.product_id === productId) return run;
  throw new HttpError(400, [{ code: 'not_found', field: 'event_id', message: 'Event not found' }]);
}

/** @throws HttpError if the options have another region, faction or difficulty than the run. */
export function requireFit(run: Run | null | undefined, choices: readonly Choice[]): void {
  const misfit = run && misfitOf(run, choices);
  if (misfit) throw new HttpError(400, [misfit]);
}

/** @throws HttpError if the run has fewer seats left, can no longer be booked, or the session holds too many. */
export async function holdLine(
  { deps, session }: Shopper,
  tx: Tx,
  line: { id: number; event_id: number | null },
  quantity: number,
): Promise<void> {
  if (line.event_id === null) return;
  const now = deps.now();
  await endOverdue(tx, { eventIds: [line.event_id] }, now);
  const seating = { eventId: line.event_id, lineId: line.id, seats: quantity };
  const held = await holdSeats(tx, seating, now);
  if (held.ok) return requireSeatCaps(tx, deps.config.caps, session.id, now);
  const remedy = held.left === 0 ? 'Choose another run' : 'Take fewer, or another run';
  throw new HttpError(400, [
    { code: 'sold_out', field: 'event_id', message: `${seatsLeft(held.left)} in ${held.title}. ${remedy}.` },
  ]);
}

export function seatsLeft(seats: number): string {
  return seats === 0 ? 'No seats are left' : seats === 1 ? 'Only 1 seat is left' : `Only ${seats} seats are left`;
}
