import type { Currency } from '#client/generated/graphql.ts';

/** In the plural, as in a sentence: `US dollars`. In a separate file: the cart needs no list of currencies. */
export function currencyNameOfMany(currency: Currency): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).at(-1)?.value ?? currency;
}
