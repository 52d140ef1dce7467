import type { Selectable } from 'kysely';
import type { Database, Db } from '#shop/db/database.ts';
import type { Order, OrderLine } from '#shop/order/store.ts';

export type Refund = Selectable<Database['order_refund']>;
export type Run = Selectable<Database['event']>;

/** An order with all data for its promises and refunds. */
export type Work = {
  order: Order;
  lines: OrderLine[];
  /** In chronological order. */
  stops: Selectable<Database['order_stop']>[];
  refunds: Refund[];
  /** The dated runs of its lines, by number. */
  runs: Map<number, Run>;
};

/** The part of a refund that goes back the way it was paid; the rest is store credit. */
export function moneyOf({ amount_minor, credit_minor, returned_minor }: Refund): number {
  return amount_minor - credit_minor - returned_minor;
}

/** Four queries, however many orders. */
export async function readWorks(db: Db, orders: Order[]): Promise<Work[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const lines = await db.selectFrom('order_line').where('order_id', 'in', ids).selectAll().orderBy('id').execute();
  const stops = await db.selectFrom('order_stop').where('order_id', 'in', ids).selectAll().orderBy('id').execute();
  const refunds = await db.selectFrom('order_refund').where('order_id', 'in', ids).selectAll().orderBy('id').execute();
  const runIds = [...new Set(lines.flatMap(({ event_id }) => event_id ?? []))];
  const runs = runIds.length ? await db.selectFrom('event').where('id', 'in', runIds).selectAll().execute() : [];
  const by = <Row extends { order_id: number }>(rows: Row[]) => Map.groupBy(rows, (row) => row.order_id);
  const [linesBy, stopsBy, refundsBy] = [by(lines), by(stops), by(refunds)];
  const runsById = new Map(runs.map((run) => [run.id, run]));
  return orders.map((order) => ({
    order,
    lines: linesBy.get(order.id) ?? [],
    stops: stopsBy.get(order.id) ?? [],
    refunds: refundsBy.get(order.id) ?? [],
    runs: runsById,
  }));
}

export async function readWork(db: Db, order: Order): Promise<Work> {
  const [work] = await readWorks(db, [order]);
  return work ?? { order, lines: [], stops: [], refunds: [], runs: new Map() };
}
