import { CURRENCIES as CODES } from '#schema/currencies.ts';
import { cartPath, checkoutPath } from '#client/site/paths.ts';
import type { Currency } from '#client/generated/graphql.ts';

const NAMES = new Intl.DisplayNames('en-US', { type: 'currency' });

export const CURRENCIES = CODES.map((code) => ({ code, sign: signOf(code), name: NAMES.of(code) ?? code }));

/** The page, if it is one that shows a total: another currency is confirmed there before it counts. */
export function pageWithTotal(path: string): 'cart' | 'checkout' | undefined {
  const page = path.replace(/\/?(\?.*)?$/, '');
  return page === cartPath() ? 'cart' : page === checkoutPath() ? 'checkout' : undefined;
}

/** Such as `€`. */
export function currencySign(currency: Currency): string {
  return CURRENCIES.find(({ code }) => code === currency)?.sign ?? currency;
}

// Creating a formatter takes a tenth of a millisecond, and a page of products would need two.
function signOf(currency: Currency): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
