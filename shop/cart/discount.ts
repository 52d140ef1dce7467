import { discountsOf, isUsable } from '#shop/coupon/rules.ts';
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

/** `discount` is undefined when the cart has no coupon, or one that does not count for it now. */
export async function readDiscount(
  db: Db,
  cart: Cart,
  lines: { goods: Goods | undefined; quote: Quote | undefined }[],
  terms: { rate: Rate; now: Date },
): Promise<{ discount: Discount | undefined; isCouponUsable: boolean }> {
  if (cart.coupon === null) return { discount: undefined, isCouponUsable: false };
  const coupon = await findCoupon(db, cart.coupon, cart.session_id);
  const wanted = lines.map(({ goods, quote }) => ({
    productId: goods?.offer.id ?? 0,
    categoryIds: (goods?.breadcrumbs ?? []).map((crumb) => crumb.category_id),
    totalMinor: quote?.totalMinor ?? 0,
  }));
  const perLine = coupon && discountsOf(coupon, wanted, terms);
  const isCouponUsable = coupon !== undefined && isUsable(coupon, terms.now);
  if (!coupon || !perLine) return { discount: undefined, isCouponUsable };
  const minor = perLine.reduce((sum, part) => sum + part, 0);
  return { discount: { couponId: coupon.id, code: coupon.code, minor, perLine }, isCouponUsable };
}
