import { judgeCoupon, isUsable, type Coupon, type CouponIssue } from '#shop/coupon/rules.ts';
import { findCoupon, readCouponProducts } from '#shop/coupon/store.ts';
import type { Db } from '#shop/db/database.ts';
import type { Rate } from '#shop/money/currency.ts';
import type { ProductForSale } from '#shop/product/for-sale-store.ts';
import type { Quote } from '#shop/product/quote/quote.ts';
import type { Cart } from '#shop/cart/line/line.ts';

/** What the cart's coupon takes off now. */
type Discount = {
  couponId: number;
  code: string;
  minor: number;
  /** In the order of the cart's lines; they add up to `minor`. */
  perLine: number[];
};

export type CartDiscount = {
  /** Undefined if the cart has no coupon, or one that does not count for it now. */
  discount: Discount | undefined;
  /** Whether the cart's coupon can be used now, even if it takes nothing off this cart. */
  isCouponUsable: boolean;
  /** Why the cart's coupon takes nothing off. */
  couponIssue: CouponIssue | undefined;
  coupon: Coupon | undefined;
  /** Names of what the coupon is for, if the cart contains none of that. */
  couponProducts: string[];
};

const NONE = {
  discount: undefined,
  isCouponUsable: false,
  couponIssue: undefined,
  coupon: undefined,
  couponProducts: [],
};

export async function readDiscount(
  db: Db,
  cart: Cart,
  lines: { product: ProductForSale | undefined; quote: Quote | undefined }[],
  terms: { rate: Rate; now: Date },
): Promise<CartDiscount> {
  if (cart.coupon === null) return NONE;
  const coupon = await findCoupon(db, cart.coupon, cart.session_id);
  if (!coupon) return { ...NONE, couponIssue: { reason: 'unknown' } };
  const wanted = lines.map(({ product, quote }) => ({
    productId: product?.offer.id ?? 0,
    categoryIds: (product?.breadcrumbs ?? []).map((crumb) => crumb.category_id),
    totalMinor: quote?.totalMinor ?? 0,
  }));
  const { perLine, issue } = judgeCoupon(coupon, wanted, terms);
  const known = { coupon, isCouponUsable: isUsable(coupon, terms.now), couponIssue: issue };
  if (!perLine) {
    const couponProducts = issue?.reason === 'not_for_cart' ? await readCouponProducts(db, coupon) : [];
    return { ...known, discount: undefined, couponProducts };
  }
  const minor = perLine.reduce((sum, part) => sum + part, 0);
  return { ...known, discount: { couponId: coupon.id, code: coupon.code, minor, perLine }, couponProducts: [] };
}
