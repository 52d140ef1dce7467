import { sql } from 'kysely';
import type { Db, Tx } from '#shop/db/database.ts';
import { mailboxIn, mailboxOf } from '#shop/limit/mailbox.ts';
import { CREATED, DEAD } from '#shop/order/stage.ts';
import type { Coupon } from './rules.ts';

const SHOWN_GOODS = 4;

/**
 * The coupon as this session may use it: an order that the session has not finished holds a use that
 * the next order of the same cart takes over.
 */
export async function findCoupon(db: Db, code: string, sessionId: string): Promise<Coupon | undefined> {
  const row = await db
    .selectFrom('coupon')
    .where('code', '=', code)
    .where('enabled', '=', true)
    .selectAll()
    .select((coupon) => [
      coupon
        .exists(
          coupon
            .selectFrom('placed_order')
            .whereRef('placed_order.coupon_id', '=', 'coupon.id')
            .where('placed_order.session_id', '=', sessionId)
            .where('placed_order.status', '=', CREATED)
            .select('placed_order.id'),
        )
        .as('has_begun'),
      sql<number[]>`array(select product_id from coupon_product where coupon_id = coupon.id)`.as('product_ids'),
      sql<number[]>`array(select category_id from coupon_category where coupon_id = coupon.id)`.as('category_ids'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    code: row.code,
    percentHundredths: row.percent_hundredths,
    amountMicros: row.amount_micros,
    minimumMicros: row.minimum_micros,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    isUsedByBuyer: row.once_per_buyer && (await isUsed(db, { couponId: row.id, sessionId })),
    isTooLate: row.first_order && (await hasOrdered(db, { sessionId })),
    hasUseLeft: row.use_limit === null || row.used < row.use_limit || Boolean(row.has_begun),
    productIds: row.product_ids,
    categoryIds: row.category_ids,
  };
}

type Buyer = { couponId: number; sessionId: string; email?: string; exceptOrder?: number };

/** Anonymized orders have no address. */
function isOfMailbox(email: string) {
  return sql<boolean>`email <> '' and ${mailboxIn('email')} = ${mailboxOf(email)}`;
}

/**
 * Whether the session, or the mailbox of the address, has another order with the coupon, except one that the session
 * has not finished.
 */
export async function isUsed(db: Db, { couponId, sessionId, email, exceptOrder = 0 }: Buyer): Promise<boolean> {
  const order = await db
    .selectFrom('placed_order')
    .where('coupon_id', '=', couponId)
    .where('status', 'not in', DEAD)
    .where('id', '!=', exceptOrder)
    .where((row) =>
      row.or([
        row.and([row('session_id', '=', sessionId), row('status', '!=', CREATED)]),
        ...(email === undefined ? [] : [isOfMailbox(email)]),
      ]),
    )
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/**
 * Whether the session, or the mailbox of the address, has an order, except unpaid ones that were given up and those
 * that the session has not finished.
 */
export async function hasOrdered(
  db: Db,
  { sessionId, email, exceptOrder = 0 }: Omit<Buyer, 'couponId'>,
): Promise<boolean> {
  const order = await db
    .selectFrom('placed_order')
    .where('id', '!=', exceptOrder)
    .where((row) => row.or([row('paid_at', 'is not', null), row('status', 'not in', DEAD)]))
    .where((row) =>
      row.or([
        row.and([row('session_id', '=', sessionId), row('status', '!=', CREATED)]),
        ...(email === undefined ? [] : [isOfMailbox(email)]),
      ]),
    )
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/** Whether one buyer may use it for one order only, and whether that has to be the buyer's first. */
export async function readBuyerTerms(
  db: Db,
  couponId: number,
): Promise<{ once_per_buyer: boolean; first_order: boolean } | undefined> {
  return db
    .selectFrom('coupon')
    .where('id', '=', couponId)
    .select(['once_per_buyer', 'first_order'])
    .executeTakeFirst();
}

/** Names of the categories and products that a coupon is for, a few of them. */
export async function readCouponProducts(db: Db, { categoryIds, productIds }: Coupon): Promise<string[]> {
  const named = async (table: 'category' | 'product', ids: readonly number[]) =>
    ids.length === 0
      ? []
      : await db.selectFrom(table).where('id', 'in', ids).orderBy('id').limit(SHOWN_GOODS).select('name').execute();
  const goods = [...(await named('category', categoryIds)), ...(await named('product', productIds))];
  return [...new Set(goods.map(({ name }) => name))].slice(0, SHOWN_GOODS);
}

/** Counts one use; under concurrency never more than the limit. @returns false if none is left. */
export async function takeUse(tx: Tx, couponId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupon')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('id', '=', couponId)
    .where('enabled', '=', true)
    .where((row) => row.or([row('use_limit', 'is', null), row('used', '<', row.ref('use_limit'))]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The caller makes sure that each use is released only once. */
export async function releaseUse(tx: Tx, couponId: number): Promise<void> {
  await tx
    .updateTable('coupon')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('id', '=', couponId)
    .execute();
}

export async function setCartCoupon(tx: Tx, cartId: number, code: string | null, now: Date): Promise<void> {
  await tx.updateTable('cart').set({ coupon: code, updated_at: now }).where('id', '=', cartId).execute();
}
