import type { Sellable } from '#shop/cart/priced.ts';
import type { Tx } from '#shop/db/database.ts';
import { latestStart } from '#shop/product/start.ts';

/** What the promises of new lines follow from, besides their quotes. */
export type Plan = {
  /** By product; one whose start names no time is missing. */
  startMinutes: Map<number, number>;
  eventEnds: Map<number, Date>;
};

export async function readPlan(tx: Tx, lines: Sellable[]): Promise<Plan> {
  const products = await tx
    .selectFrom('product')
    .where('id', 'in', [...new Set(lines.map(({ line }) => line.product_id))])
    .select(['id', 'start_rule'])
    .execute();
  const seated = lines.flatMap(({ event }) => (event ? event.eventId : []));
  const events =
    seated.length === 0
      ? []
      : await tx.selectFrom('event').where('id', 'in', seated).select(['id', 'ends_at']).execute();
  return {
    startMinutes: new Map(
      products.flatMap(({ id, start_rule }) => {
        const minutes = latestStart(start_rule);
        return minutes === undefined ? [] : [[id, minutes] as const];
      }),
    ),
    eventEnds: new Map(events.map(({ id, ends_at }) => [id, ends_at])),
  };
}
