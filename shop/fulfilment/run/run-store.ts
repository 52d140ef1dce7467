import { sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import { unexpired } from '#shop/event/seat-store.ts';
import type { Run } from '#shop/order/work/work-store.ts';

const MAX_OFFERED = 12;

/**
 * Other dates of the same run with seats enough: the same product, played the same way, so at the same price.
 *
 * @param withOwn includes the run itself.
 */
export async function openRuns(
  db: Db,
  run: Run,
  seats: number,
  now: Date,
  { withOwn = false }: { withOwn?: boolean } = {},
): Promise<Run[]> {
  return db
    .selectFrom('event')
    .where('product_id', '=', run.product_id)
    .where('region', '=', run.region)
    .where('difficulty', '=', run.difficulty)
    .where('loot', '=', run.loot)
    .where(sql<boolean>`faction is not distinct from ${run.faction}`)
    .where('canceled', '=', false)
    .where('starts_at', '>', now)
    .$if(!withOwn, (runs) => runs.where('id', '<>', run.id))
    .where(
      sql<boolean>`slots_total - (
        select coalesce(sum(seats), 0)::integer from event_seat
        where event_id = event.id and ${unexpired(now)}
      ) >= ${seats}`,
    )
    .orderBy('starts_at')
    .limit(MAX_OFFERED)
    .selectAll()
    .execute();
}

/** By the cart lines from which an order's lines were made. */
export async function releaseLineSeats(tx: Tx, orderId: number, cartLineIds: number[]): Promise<void> {
  if (cartLineIds.length === 0) return;
  await tx.deleteFrom('event_seat').where('order_id', '=', orderId).where('cart_line_id', 'in', cartLineIds).execute();
}
