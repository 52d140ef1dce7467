import type { Currency } from '#client/generated/graphql.ts';

export const CURRENCIES: { code: Currency; sign: string; name: string }[] = [
  { code: 'USD', sign: '$', name: 'US dollar' },
  { code: 'EUR', sign: '€', name: 'Euro' },
  { code: 'GBP', sign: '£', name: 'British pound' },
];

const COOKIE_AGE_S = 365 * 24 * 60 * 60;

/** For `document.cookie` and `Set-Cookie` alike. */
export function currencyCookie(code: Currency): string {
  return `currency=${code}; Path=/; Max-Age=${COOKIE_AGE_S}; SameSite=Lax`;
}
