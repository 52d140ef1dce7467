import type { PricedCart } from '#shop/cart/priced-cart.ts';
import { COUPON_REFUSED } from '#shop/coupon/rules.ts';
import { Refusal, type RefusalDetail } from '#shop/http/call.ts';
import { hasInvalidCharacters } from '#shop/product/text-format.ts';
import type { FieldAnswer, IdentityField } from './fields.ts';
import { checkGuest } from './guest.ts';
import type { PaymentMethod, PaymentWays } from './store.ts';

export type CheckedRequest = { email: string; fields: FieldAnswer[]; method: PaymentMethod; comment: string };

const COMMENT_LENGTH = 2000;

/**
 * @param couponCounts whether the coupon named in the request, if any, takes something off.
 * @returns every fault, in the order of the form, when there is one.
 */
export function checkRequest(
  body: Record<string, unknown>,
  fields: IdentityField[],
  ways: PaymentWays,
  couponCounts: boolean,
): { ok: true; request: CheckedRequest } | { ok: false; errors: RefusalDetail[] } {
  const guest = checkGuest(body, fields);
  const payment = checkPayment(body, ways);
  const errors = [...guest.errors, ...payment.errors];
  if (namesCoupon(body) && !couponCounts) errors.push({ code: 'coupon', field: 'coupon', message: COUPON_REFUSED });
  if (errors.length || !payment.method) return { ok: false, errors };
  const { email, fields: answers } = guest;
  return { ok: true, request: { email, fields: answers, method: payment.method, comment: payment.comment } };
}

/** Whether the request brings a coupon of its own; without one the cart's counts. */
export function namesCoupon({ coupon }: Record<string, unknown>): boolean {
  return typeof coupon === 'string' ? coupon.trim() !== '' : coupon !== undefined && coupon !== null;
}

/** The part POST paymentmethods shares: method, terms, comment. */
export function checkPayment(
  body: Record<string, unknown>,
  { methods, termsTitle }: PaymentWays,
): { method: PaymentMethod | undefined; comment: string; errors: RefusalDetail[] } {
  const errors: RefusalDetail[] = [];
  const method = methods.find(({ code }) => code === body.payment_method);
  if (!method) {
    errors.push({ code: 'payment_method', field: 'payment_method', message: 'Warning: Payment method required!' });
  }
  if (termsTitle !== undefined && body.agree !== 1 && body.agree !== '1' && body.agree !== true) {
    errors.push({ code: 'terms', field: 'agree', message: `Warning: You must agree to the ${termsTitle}!` });
  }
  const comment = body.comment ?? '';
  if (typeof comment !== 'string' || [...comment].length > COMMENT_LENGTH) {
    errors.push({ code: 'invalid_field', field: 'comment', message: 'Comment is not a valid input!' });
  } else if (hasInvalidCharacters(comment, true)) {
    errors.push({ code: 'invalid_field', field: 'comment', message: 'Invalid characters in comment' });
  }
  return { method, comment: typeof comment === 'string' ? comment.trim() : '', errors };
}

/**
 * @param seen the cart before a coupon of the request is put on it.
 * @throws Refusal 409 when the buyer saw another cart, or another total, than there is now.
 */
export function requireUnchanged(body: Record<string, unknown>, seen: PricedCart, cart: PricedCart): void {
  const changed = (field: string) => {
    const detail = { code: 'cart_changed', field, message: 'Your cart has changed, please check it again.' };
    return new Refusal(409, [detail]);
  };
  const { cart_version: version, expected_total: total } = body;
  if (version !== undefined && version !== null && version !== seen.version) throw changed('cart_version');
  if (total !== undefined && total !== null && minorOf(total) !== cart.totalMinor) throw changed('expected_total');
}

/** Undefined for what is no amount. */
export function minorOf(decimal: unknown): number | undefined {
  const match = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(String(decimal));
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : undefined;
}
