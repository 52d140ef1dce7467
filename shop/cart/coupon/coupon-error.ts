import type { CartDiscount } from './discount.ts';
import { HttpError, type ErrorDetail } from '#shop/http/call.ts';
import { formatDay, formatMoment } from '#shop/language/moment.ts';
import { formatMinor, type Currency } from '#shop/money/currency.ts';

/** The message that the contract prescribes for every rejected coupon; cause and remedy come with it. */
export const COUPON_REFUSED = 'Warning: Coupon is either invalid, expired or reached its usage limit!';

type Unusable = Pick<CartDiscount, 'coupon' | 'couponIssue' | 'couponProducts'>;

/** @param code as it was sent, in the shop's spelling. */
export function couponDetail(code: string, refused: Unusable, currency: Currency): ErrorDetail {
  const { reason = 'unknown' } = refused.couponIssue ?? {};
  const hint = couponHint(code, refused, currency);
  return { code: 'coupon', field: 'coupon', message: COUPON_REFUSED, reason, hint };
}

/** A cause, and its remedy. */
export function couponHint(
  code: string,
  { coupon, couponIssue: issue, couponProducts }: Unusable,
  currency: Currency,
): string {
  switch (issue?.reason) {
    case 'expired':
      return coupon?.endsAt ? `${code} ended on ${formatDay(lastMoment(coupon.endsAt))}.` : `${code} has ended.`;
    case 'not_yet':
      return `${code} works from ${formatMoment(coupon?.startsAt?.toISOString() ?? '')}.`;
    case 'used_up':
      return `${code} has been used up. Try another code.`;
    case 'used_before':
      return usedBefore(code);
    case 'first_order':
      return firstOrderOnly(code);
    case 'minimum': {
      const [minimum, missing] = [issue.minimumMinor, issue.missingMinor].map((minor) => formatMinor(minor, currency));
      return `${code} works from ${minimum}. Add ${missing} more to use it.`;
    }
    case 'not_for_cart':
      return couponProducts.length > 0
        ? `${code} is only for ${listed(couponProducts)}, and nothing of that is in your cart.`
        : `${code} takes nothing off this cart.`;
    default:
      return `There is no coupon ${code}. Check the spelling.`;
  }
}

export function usedBefore(code: string): string {
  return `${code} works once for each buyer, and you have used it. Take it off to order without it.`;
}

export function firstOrderOnly(code: string): string {
  return `${code} is for a first order with us. Take it off to order without it.`;
}

export function couponError(detail: ErrorDetail): HttpError {
  return new HttpError(400, [detail]);
}

/** The end is exclusive: the first moment at which it no longer counts. */
function lastMoment(end: Date): string {
  return new Date(end.getTime() - 1).toISOString();
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
