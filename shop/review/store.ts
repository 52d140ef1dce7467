import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import type { ReviewTables } from './table.ts';

export type Review = Selectable<ReviewTables['review']>;

/** Ids of a product and of a category, which a game is too; `after` is the last review of the page before. */
export type ReviewFilter = {
  product?: number | undefined;
  category?: number | undefined;
  stars?: number | undefined;
  /** Id of a player who has finished a line of the order. */
  player?: number | undefined;
  after?: number | undefined;
};

export async function findReviewOf(db: Db, orderId: number): Promise<Review | undefined> {
  return db.selectFrom('review').where('order_id', '=', orderId).selectAll().executeTakeFirst();
}

export async function findReview(db: Db, id: number): Promise<Review | undefined> {
  return db.selectFrom('review').where('id', '=', id).selectAll().executeTakeFirst();
}

/** The visible ones, the newest first, each with when its order was paid. */
export async function listShown(db: Db, { product, category, stars, player, after }: ReviewFilter, limit: number) {
  return db
    .selectFrom('review')
    .innerJoin('placed_order', 'placed_order.id', 'review.order_id')
    .where('hidden_at', 'is', null)
    .$if(stars !== undefined, (reviews) => reviews.where('stars', '=', stars ?? 0))
    .$if(after !== undefined, (reviews) => reviews.where('review.id', '<', after ?? 0))
    .$if(product !== undefined, (reviews) =>
      reviews.where(
        sql<boolean>`exists (
          select from order_line where order_id = review.order_id and product_id = ${product ?? 0} and done_at is not null
        )`,
      ),
    )
    .$if(category !== undefined, (reviews) =>
      reviews.where(
        sql<boolean>`exists (
          select from order_line join product_category using (product_id)
          where order_id = review.order_id and category_id = ${category ?? 0} and done_at is not null
        )`,
      ),
    )
    .$if(player !== undefined, (reviews) =>
      reviews.where(
        sql<boolean>`exists (
          select from order_player join order_line on order_line.id = line_id
          where order_player.order_id = review.order_id and player_id = ${player ?? 0} and done_at is not null
        )`,
      ),
    )
    .orderBy('review.id', 'desc')
    .limit(limit)
    .selectAll('review')
    .select('paid_at')
    .execute();
}

/** How many orders of the product were done, and how many were refunded in full. */
export async function countOrders(db: Db, productId: number): Promise<{ done: number; refunded: number }> {
  const { rows } = await sql<{ done: number; refunded: number }>`
    select
      count(distinct order_id) filter (where stage = 'completed' and done_at is not null)::int as done,
      count(distinct order_id) filter (where stage = 'refunded')::int as refunded
    from order_line join placed_order on placed_order.id = order_id
    where product_id = ${productId}`.execute(db);
  return rows[0] ?? { done: 0, refunded: 0 };
}

export type BoughtLine = { order_id: number; product_id: number; name: string; game_name: string };

/** The products of the orders, in order. Choices and typed texts stay private. */
export async function readBought(db: Db, orderIds: number[]): Promise<Map<number, BoughtLine[]>> {
  if (orderIds.length === 0) return new Map();
  const lines = await db
    .selectFrom('order_line')
    .where('order_id', 'in', orderIds)
    .where('done_at', 'is not', null)
    .orderBy('id')
    .select(['order_id', 'product_id', 'name', 'game_name'])
    .execute();
  return Map.groupBy(lines, ({ order_id }) => order_id);
}

/** Counts one report. False if no such review is visible. */
export async function countReport(db: Db, id: number, reason: string, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into review_report (review_id, reason, times, first_at, last_at)
    select id, ${reason}, 1, ${now}::timestamptz, ${now}::timestamptz
    from review where id = ${id} and hidden_at is null
    on conflict (review_id, reason) do update
    set times = review_report.times + 1, last_at = excluded.last_at`.execute(db);
  return numAffectedRows > 0n;
}

/** A number that changes with every change of a review. */
export async function readReviewVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('review_state').select('version').executeTakeFirstOrThrow();
  return Number(version);
}

export async function hideReview(tx: Tx, id: number, reason: string, now: Date): Promise<void> {
  await tx.updateTable('review').set({ hidden_reason: reason, hidden_at: now }).where('id', '=', id).execute();
}

export async function showReview(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('review').set({ hidden_reason: null, hidden_at: null }).where('id', '=', id).execute();
}

export async function answerReview(tx: Tx, id: number, answer: string, now: Date): Promise<void> {
  await tx.updateTable('review').set({ answer, answered_at: now }).where('id', '=', id).execute();
}

export type DeskFilter = 'reported' | 'hidden' | 'unanswered';

/** All of them, the newest first, hidden ones too. */
export async function listForDesk(db: Db, filter: DeskFilter | undefined, page: { limit: number; offset: number }) {
  return filtered(db, filter).orderBy('id', 'desc').limit(page.limit).offset(page.offset).selectAll().execute();
}

export async function countForDesk(db: Db, filter: DeskFilter | undefined): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of these reviews: how often each was reported for which reason. */
export async function readReports(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, { reason: string; times: number }[]>();
  const reports = await db
    .selectFrom('review_report')
    .where('review_id', 'in', ids)
    .orderBy('review_id')
    .orderBy('reason')
    .select(['review_id', 'reason', 'times'])
    .execute();
  return Map.groupBy(reports, ({ review_id }) => review_id);
}

function filtered(db: Db, filter: DeskFilter | undefined) {
  return db
    .selectFrom('review')
    .$if(filter === 'hidden', (reviews) => reviews.where('hidden_at', 'is not', null))
    .$if(filter === 'unanswered', (reviews) => reviews.where('answer', 'is', null).where('hidden_at', 'is', null))
    .$if(filter === 'reported', (reviews) =>
      reviews.where(sql<boolean>`exists (select from review_report where review_id = review.id)`),
    );
}
