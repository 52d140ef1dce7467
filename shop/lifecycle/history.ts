import { type RawBuilder, sql } from 'kysely';
import type { OrderEvent } from '#shop/order/store.ts';

/** The columns of an entry in the history of an order. */
export const ENTRY = ['order_id', 'status', 'stage', 'at'] as const;

/** For the orders that a statement has just written, under the name that it has given them. */
export function entryOf(written: string, at: Date): RawBuilder<Pick<OrderEvent, (typeof ENTRY)[number]>> {
  return sql`select id, status, stage, ${at}::timestamptz from ${sql.table(written)}`;
}
