import { sql } from 'kysely';
import type { ShopCaps } from '#shop/config/order-settings.ts';
import type { Tx } from '#shop/db/database.ts';
import { HttpError } from '#shop/http/call.ts';

/**
 * Limits the unpaid seats that one session holds, in its cart and its unpaid orders
 * together. Checked after the seats were taken, before the commit.
 *
 * @throws HttpError if the session now holds too many.
 */
export async function requireSeatCaps(
  tx: Tx,
  caps: Pick<ShopCaps, 'heldSeats' | 'heldRuns'>,
  sessionId: string,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ seats: number; runs: number }>`
    select coalesce(sum(seat.seats), 0)::integer as seats, count(distinct seat.event_id)::integer as runs
    from event_seat as seat
    where seat.expires_at > ${now} and (
      seat.order_id in (select id from placed_order where session_id = ${sessionId} and status in (0, 1))
      or (seat.order_id is null and seat.cart_line_id in (
        select line.id from cart_line as line
        join cart on cart.id = line.cart_id
        where cart.session_id = ${sessionId}
      ))
    )
  `.execute(tx);
  const { seats = 0, runs = 0 } = rows[0] ?? {};
  if (seats > caps.heldSeats) throw tooManyRequests(`You can hold at most ${caps.heldSeats} unpaid seats`);
  if (runs > caps.heldRuns) throw tooManyRequests(`You can hold unpaid seats in at most ${caps.heldRuns} runs`);
}

function tooManyRequests(limit: string): HttpError {
  return new HttpError(400, [
    { code: 'out_of_range', field: 'event_id', message: `${limit}. Pay for some of them first.` },
  ]);
}
