import { discountsOf } from '#shop/coupon/rules.ts';
import { findCoupon } from '#shop/coupon/store.ts';
import type { Db } from '#shop/db/database.ts';
import type { Rate } from '#shop/money/currency.ts';
import type { Goods } from '#shop/product/goods-store.ts';
import type { Quote } from '#shop/product/quote.ts';
import type { Cart } from './store.ts';

/** What the cart's coupon takes off now. */
export type Discount = {
  couponId: number;
  code: string;
  minor: number;
  /** In the order of the cart's lines; they add up to `minor`. */
  perLine: number[];
};

/** @returns undefined when the cart has no coupon, or one that does not count for it now. */
export async function readDiscount(
  db: Db,
  cart: Cart,
  lines: { goods: Goods | undefined; quote: Quote | undefined }[],
  terms: { rate: Rate; now: Date },
): Promise<Discount | undefined> {
  if (cart.coupon === null) return undefined;
  const coupon = await findCoupon(db, cart.coupon, cart.session_id);
  const wanted = lines.map(({ goods, quote }) => ({
    productId: goods?.offer.id ?? 0,
    categoryIds: (goods?.breadcrumbs ?? []).map((crumb) => crumb.category_id),
    totalMinor: quote?.totalMinor ?? 0,
  }));
  const perLine = coupon && discountsOf(coupon, wanted, terms);
  if (!coupon || !perLine) return undefined;
  return { couponId: coupon.id, code: coupon.code, minor: perLine.reduce((sum, part) => sum + part, 0), perLine };
}
