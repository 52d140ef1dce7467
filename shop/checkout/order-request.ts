import type { PricedCart } from '#shop/cart/priced-cart.ts';
import { Refusal, type RefusalDetail } from '#shop/http/call.ts';
import { hasInvalidCharacters } from '#shop/product/text-format.ts';
import type { FieldAnswer, IdentityField } from './fields.ts';
import { checkGuest } from './guest.ts';
import type { PaymentMethod, PaymentWays } from './store.ts';

export type CheckedRequest = { email: string; fields: FieldAnswer[]; method: PaymentMethod; comment: string };

const COMMENT_LENGTH = 2000;

/** @throws Refusal with every fault, in the order of the form. */
export function checkRequest(
  body: Record<string, unknown>,
  fields: IdentityField[],
  ways: PaymentWays,
): CheckedRequest {
  const guest = checkGuest(body, fields);
  const payment = checkPayment(body, ways);
  const errors = [...guest.errors, ...payment.errors];
  if (typeof body.coupon === 'string' ? body.coupon.trim() : body.coupon) {
    const message = 'Warning: Coupon is either invalid, expired or reached its usage limit!';
    errors.push({ code: 'coupon', field: 'coupon', message });
  }
  if (errors.length || !payment.method) throw new Refusal(400, errors);
  return { email: guest.email, fields: guest.fields, method: payment.method, comment: payment.comment };
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

/** @throws Refusal 409 when the buyer saw another cart, or another total, than there is now. */
export function requireUnchanged(body: Record<string, unknown>, cart: PricedCart): void {
  const changed = (field: string) => {
    const detail = { code: 'cart_changed', field, message: 'Your cart has changed, please check it again.' };
    return new Refusal(409, [detail]);
  };
  const { cart_version: version, expected_total: total } = body;
  if (version !== undefined && version !== null && version !== cart.version) throw changed('cart_version');
  if (total !== undefined && total !== null && minorOf(total) !== cart.totalMinor) throw changed('expected_total');
}

function minorOf(decimal: unknown): number | undefined {
  const match = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(String(decimal));
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : undefined;
}
