import { hasSameContent } from '#shop/cart/line/configuration.ts';
import type { PricedCart } from '#shop/cart/price/priced.ts';
import { isQuoted } from '#shop/cart/price/quoted-total-store.ts';
import { creditDetail } from '#shop/cart/credit/cart-credit.ts';
import { isCreditCode } from '#shop/credit/rules.ts';
import { couponDetail } from '#shop/cart/coupon/coupon-error.ts';
import { HttpError, type ErrorDetail } from '#shop/http/call.ts';
import { formatMinor, minorDecimal } from '#shop/money/currency.ts';
import { hasInvalidCharacters } from '#shop/product/quote/text/text-format.ts';
import { type Asked, checkGuest, type CheckedGuest, type SentGuest } from '#shop/checkout/guest.ts';
import type { PaymentMethod } from '#shop/checkout/payment-method.ts';
import type { PaymentWays } from '#shop/checkout/store.ts';

/** NaN for an invalid amount. */
export type SentOrder = SentGuest &
  SentPayment & {
    /** The coupon in the request; without one the cart's applies. */
    coupon?: string | undefined;
    /** In minor units. */
    expected_total?: number | undefined;
    cart_version?: string | undefined;
  };

/** `comment` is null if it is not a text. */
export type SentPayment = { payment_method?: string | undefined; agree: boolean; comment: string | null };

export type CheckedRequest = Omit<CheckedGuest, 'errors'> & { method: PaymentMethod; comment: string };

const COMMENT_LENGTH = 2000;

/** @param cart with the coupon in the request, if any. @returns every error, in the order of the form. */
export function checkRequest(
  sent: SentOrder,
  { ways, ...asked }: Asked & { ways: PaymentWays },
  cart: PricedCart,
  now: Date,
): { ok: true; request: CheckedRequest } | { ok: false; errors: ErrorDetail[] } {
  const guest = checkGuest(sent, asked, now);
  const payment = checkPayment(sent, ways);
  const errors = [...guest.errors, ...payment.errors];
  const code = sent.coupon?.toUpperCase();
  if (isCreditCode(code)) {
    if (!cart.credit?.minor) errors.push(creditDetail(code, cart.credit, cart.exchange.currency));
  } else if (code !== undefined && !cart.discount) {
    errors.push(couponDetail(code, cart, cart.exchange.currency));
  }
  if (errors.length || !payment.method) return { ok: false, errors };
  const { email, identity, billing } = guest;
  return { ok: true, request: { email, identity, billing, method: payment.method, comment: payment.comment } };
}

/** The part that POST paymentmethods shares: method, terms, comment. */
export function checkPayment(
  { payment_method: asked, agree, comment }: SentPayment,
  { methods, termsTitle }: PaymentWays,
): { method: PaymentMethod | undefined; comment: string; errors: ErrorDetail[] } {
  const errors: ErrorDetail[] = [];
  const method = methods.find(({ code }) => code === asked);
  if (!method) {
    const hint = asked ? 'This payment method is not offered. Choose another one.' : 'Choose how to pay.';
    errors.push({
      code: 'payment_method',
      field: 'payment_method',
      message: 'Warning: Payment method required!',
      hint,
    });
  }
  if (termsTitle !== undefined && !agree) {
    errors.push({ code: 'terms', field: 'agree', message: `Warning: You must agree to the ${termsTitle}!` });
  }
  if (comment === null || [...comment].length > COMMENT_LENGTH) {
    errors.push({ code: 'invalid_field', field: 'comment', message: 'Comment is not a valid input!' });
  } else if (hasInvalidCharacters(comment, true)) {
    errors.push({ code: 'invalid_field', field: 'comment', message: 'Invalid characters in comment' });
  }
  return { method, comment: comment?.trim() ?? '', errors };
}

/**
 * An order costs what the buyer was shown, or it is rejected: the total or version in the request, otherwise the total
 * that its session has read last. A coupon in the request may only lower it.
 *
 * @param seen the cart before the coupon in the request is applied. @throws HttpError 409 if the buyer was shown
 * another cart or another total.
 */
export function requireUnchanged(
  { cart_version: version, expected_total: total }: Pick<SentOrder, 'cart_version' | 'expected_total'>,
  seen: PricedCart,
  cart: PricedCart,
): void {
  if (version !== undefined && !hasSameContent(version, seen.version)) {
    const message = 'Your cart has changed, please check it again.';
    throw new HttpError(409, [{ code: 'cart_changed', field: 'cart_version', message }]);
  }
  if (version === undefined ? !isQuoted(seen) : version !== seen.version) throw priceChanged(cart);
  if (total === undefined ? cart.totalMinor > seen.totalMinor : total !== cart.totalMinor) throw priceChanged(cart);
}

/** Reports what the order would cost, in the field that accepts it. */
export function priceChanged({ exchange: { currency }, totalMinor, version }: PricedCart): HttpError {
  const message = `The total has changed. It is ${formatMinor(totalMinor, currency)} now.`;
  const now = { total_decimal: minorDecimal(totalMinor), currency_code: currency, cart_version: version };
  return new HttpError(409, [{ code: 'price_changed', field: 'expected_total', message, ...now }]);
}
