import { cartPath, checkoutPath } from '#client/site/paths.ts';
import type { Currency } from '#client/generated/graphql.ts';

export const CURRENCIES: { code: Currency; sign: string; name: string }[] = [
  { code: 'USD', sign: '$', name: 'US dollar' },
  { code: 'EUR', sign: '€', name: 'Euro' },
  { code: 'GBP', sign: '£', name: 'British pound' },
];

/** The page, if it is one that shows a total: another currency is confirmed there before it counts. */
export function pageWithTotal(path: string): 'cart' | 'checkout' | undefined {
  const page = path.replace(/\/?(\?.*)?$/, '');
  return page === cartPath() ? 'cart' : page === checkoutPath() ? 'checkout' : undefined;
}

const COOKIE_AGE_S = 365 * 24 * 60 * 60;

/** For `document.cookie` and `Set-Cookie` alike. */
export function currencyCookie(code: Currency): string {
  return `currency=${code}; Path=/; Max-Age=${COOKIE_AGE_S}; SameSite=Lax`;
}

export function currencySign(currency: Currency): string {
  return CURRENCIES.find(({ code }) => code === currency)?.sign ?? '';
}
