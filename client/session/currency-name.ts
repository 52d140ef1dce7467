import type { Currency } from '#client/generated/graphql.ts';

/** Of several, as a sentence has them: `US dollars`. Its own file: the cart needs no list of currencies. */
export function currencyNameOfMany(currency: Currency): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).at(-1)?.value ?? currency;
}
