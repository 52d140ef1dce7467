import { COUPON_REFUSED } from '#shop/cart/coupon/coupon-error.ts';
import { isCreditCode, spentOf } from '#shop/credit/rules.ts';
import { findCredit, heldBySession, type KnownCredit } from '#shop/credit/store.ts';
import type { ErrorDetail } from '#shop/http/call.ts';
import type { Db } from '#shop/db/database.ts';
import { formatDay } from '#shop/language/moment.ts';
import { type Currency, formatMinor } from '#shop/money/currency.ts';
import type { Cart } from '#shop/cart/line/line.ts';

/** Why credit pays nothing of a cart. */
type CreditIssue = 'unknown' | 'expired' | 'used_up' | 'not_for_cart';

/** The store credit on a cart, and how much of the cart it pays. */
export type CartCredit = {
  code: string;
  credit: KnownCredit | undefined;
  /** What the cart's session can spend of it. */
  availableMinor: number;
  minor: number;
  issue: CreditIssue | undefined;
};

/** @param totalMinor of the cart, before the credit. */
export async function readCartCredit(
  db: Db,
  cart: Cart,
  { currency, totalMinor, now }: { currency: Currency; totalMinor: number; now: Date },
): Promise<CartCredit | undefined> {
  const code = cart.credit;
  if (code === null) return undefined;
  const credit = isCreditCode(code) ? await findCredit(db, { code }) : undefined;
  const none = { code, credit, availableMinor: 0, minor: 0 };
  if (!credit || credit.is_stopped) return { ...none, credit: undefined, issue: 'unknown' };
  if (credit.expires_at <= now) return { ...none, issue: 'expired' };
  if (credit.currency !== currency) return { ...none, issue: 'not_for_cart' };
  const availableMinor = credit.balance_minor + (await heldBySession(db, credit.id, cart.session_id));
  if (availableMinor === 0) return { ...none, issue: 'used_up' };
  const minor = spentOf(availableMinor, totalMinor);
  return { code, credit, availableMinor, minor, issue: minor > 0 ? undefined : 'not_for_cart' };
}

/** A cause, and its remedy; empty while it pays something. */
export function creditHint(given: CartCredit, currency: Currency): string {
  const { code, credit, issue } = given;
  switch (issue) {
    case undefined:
      return '';
    case 'expired':
      return credit ? `${code} ended on ${formatDay(credit.expires_at.toISOString())}.` : `${code} has ended.`;
    case 'used_up':
      return `Nothing is left on ${code}.`;
    case 'not_for_cart':
      return credit && credit.currency !== currency
        ? `${code} is credit in ${credit.currency}: ${formatMinor(credit.balance_minor, credit.currency)}. Choose this currency to pay with it.`
        : `There is nothing left to pay with ${code}.`;
    case 'unknown':
      return `There is no credit ${code}. Check the spelling.`;
  }
}

/** A rejected credit has the response of a rejected coupon. */
export function creditDetail(code: string, given: CartCredit | undefined, currency: Currency): ErrorDetail {
  const refused: CartCredit = given ?? { code, credit: undefined, availableMinor: 0, minor: 0, issue: 'unknown' };
  const reason = refused.issue ?? 'unknown';
  return { code: 'coupon', field: 'coupon', message: COUPON_REFUSED, reason, hint: creditHint(refused, currency) };
}
