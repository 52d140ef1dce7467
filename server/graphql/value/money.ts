import type { Currency } from '#server/session/visitor.ts';

export type Money = { amount: string; currency: Currency; formatted: string };

const CURRENCY_DECIMALS = 2;
const MAX_DECIMALS = 6;

const formatterOf = (currency: Currency) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: CURRENCY_DECIMALS,
    // Unit prices of currency goods are fractions of a cent.
    maximumFractionDigits: MAX_DECIMALS,
  });

// Making a formatter costs a hundred times what using it does.
const formats: Partial<Record<Currency, Intl.NumberFormat>> = {};

/** `decimal` is exact; it is never turned into a float on its way to the text. */
export function money(decimal: string, currency: Currency): Money {
  const amount = padded(decimal);
  const formatter = (formats[currency] ??= formatterOf(currency));
  return { amount, currency, formatted: formatter.format(amount as Intl.StringNumericLiteral) };
}

/** At least the currency's decimals, and no zeros beyond them. */
function padded(decimal: string): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(CURRENCY_DECIMALS, '0')}`;
}
