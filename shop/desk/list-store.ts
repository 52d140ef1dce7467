import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { LIVE, type Stage } from '#shop/order/stage.ts';
import type { Order } from '#shop/order/store.ts';

export type OrderFilter = {
  stages?: Stage[] | undefined;
  team?: string | undefined;
  /** Path of a game. */
  game?: string | undefined;
  /** A part of an e-mail address or of what identifies the buyer in the game, or a number. */
  search?: string | undefined;
  placedFrom?: Date | undefined;
  placedUntil?: Date | undefined;
  /** Compensation is offered for a broken promise. */
  isLate?: boolean | undefined;
  /** The last message is the buyer's. */
  isWaiting?: boolean | undefined;
  /** Something is wrong with a payment. */
  isFlagged?: boolean | undefined;
  /** A refund is owed that nobody has paid yet. */
  isOwed?: boolean | undefined;
};

/** Newest first. */
export async function listOrders(db: Db, filter: OrderFilter, page: { limit: number; offset: number }) {
  return filtered(db, filter)
    .selectAll('placed_order')
    .orderBy('placed_order.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** In the order they were placed, in batches, however many there are. */
export async function* eachOrder(db: Db, filter: OrderFilter, batch = 200): AsyncGenerator<Order[]> {
  for (let after = 0; ;) {
    const orders = await filtered(db, filter)
      .where('placed_order.id', '>', after)
      .selectAll('placed_order')
      .orderBy('placed_order.id')
      .limit(batch)
      .execute();
    if (orders.length > 0) yield orders;
    if (orders.length < batch) return;
    after = orders.at(-1)?.id ?? after;
  }
}

/** Those of these orders whose buyer waits for an answer. */
export async function readUnanswered(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('order_message')
    .where('order_id', 'in', ids)
    .distinctOn('order_id')
    .orderBy('order_id')
    .orderBy('id', 'desc')
    .select(['order_id', 'author'])
    .execute();
  return new Set(rows.flatMap(({ order_id, author }) => (author === 'buyer' ? order_id : [])));
}

/** By e-mail, or by a character, a BattleTag or whatever else was asked for, of the order or of one of its lines. */
function isOfBuyer(part: string) {
  const holds = (fields: string) => sql<boolean>`exists (
    select from jsonb_array_elements(${sql.ref(fields)}) as given where strpos(lower(given ->> 'value'), ${part}) > 0)`;
  return sql<boolean>`(strpos(lower(email), ${part}) > 0 or ${holds('placed_order.fields')} or exists (
    select from order_line where order_id = placed_order.id and ${holds('order_line.identity')}))`;
}

function filtered(db: Db, { stages, team, game, search, placedFrom, placedUntil, ...is }: OrderFilter) {
  const number = /^(?:ws-?)?(\d{1,9})$/i.exec(search ?? '')?.[1];
  return db
    .selectFrom('placed_order')
    .$if(stages !== undefined, (orders) => orders.where('stage', 'in', stages ?? []))
    .$if(team !== undefined, (orders) => orders.where('team', '=', team ?? ''))
    .$if(placedFrom !== undefined, (orders) => orders.where('placed_at', '>=', placedFrom ?? new Date(0)))
    .$if(placedUntil !== undefined, (orders) => orders.where('placed_at', '<', placedUntil ?? new Date(0)))
    .$if(number !== undefined, (orders) => orders.where('placed_order.id', '=', Number(number)))
    .$if(search !== undefined && number === undefined, (orders) =>
      orders.where(isOfBuyer((search ?? '').toLowerCase())),
    )
    .$if(game !== undefined, (orders) =>
      orders.where(
        sql<boolean>`exists (select from order_line where order_id = placed_order.id and game_slug = ${game ?? ''})`,
      ),
    )
    .$if(is.isLate === true, (orders) => orders.where('compensation_minor', '>', 0).where('stage', 'in', LIVE))
    .$if(is.isOwed === true, (orders) =>
      orders.where(
        sql<boolean>`exists (select from order_refund where order_id = placed_order.id and state <> 'paid')`,
      ),
    )
    .$if(is.isFlagged === true, (orders) =>
      orders.where(sql<boolean>`exists (select from payment where order_id = placed_order.id and fault is not null)`),
    )
    .$if(is.isWaiting === true, (orders) =>
      orders.where(
        sql<string>`(select author from order_message where order_id = placed_order.id order by id desc limit 1)`,
        '=',
        'buyer',
      ),
    );
}
