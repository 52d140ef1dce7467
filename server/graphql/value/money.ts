import { remember } from '#server/limit/remember.ts';
import type { Currency } from '#server/session/visitor.ts';

/** `minor` is null for fractions of a minor unit, and beyond 32-bit integers. */
export type Money = Readonly<{ amount: string; currency: Currency; formatted: string; minor: number | null }>;

const CURRENCY_DECIMALS = 2;
const MAX_DECIMALS = 6;
/** Of GraphQL's `Int`. */
const MAX_INT = 2_147_483_647;

function formatterOf(currency: Currency): (decimal: string) => Money {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: CURRENCY_DECIMALS,
    // Unit prices of currency goods are fractions of a cent.
    maximumFractionDigits: MAX_DECIMALS,
  });
  return remember((decimal) => {
    const amount = padded(decimal);
    return { amount, currency, formatted: format.format(amount as Intl.StringNumericLiteral), minor: minorOf(amount) };
  });
}

// Creating a formatter costs a hundred times what using it does, and most prices repeat.
const formats: Partial<Record<Currency, ReturnType<typeof formatterOf>>> = {};

/** `decimal` is exact; it is never turned into a float on its way to the text. */
export function money(decimal: string, currency: Currency): Money {
  return (formats[currency] ??= formatterOf(currency))(decimal);
}

/** All of our currencies have hundredths. */
function minorOf(amount: string): number | null {
  const minor = /\.\d\d$/.test(amount) ? Number(amount.replace('.', '')) : MAX_INT + 1;
  return Math.abs(minor) > MAX_INT ? null : minor;
}

/** At least the currency's decimals, and no zeros beyond them. */
function padded(decimal: string): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(CURRENCY_DECIMALS, '0')}`;
}
