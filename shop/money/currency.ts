export type Currency = 'USD' | 'EUR' | 'GBP';

/** The first is the one the catalogue's prices are in. */
export const CURRENCIES: readonly Currency[] = ['USD', 'EUR', 'GBP'];

const SYMBOLS: Record<Currency, string> = { USD: '$', EUR: '€', GBP: '£' };
const MICROS_PER_MINOR = 10_000n;

/** How much of a currency one US dollar buys, as an exact fraction. */
export type Rate = { readonly part: bigint; readonly of: bigint };

export const SAME_CURRENCY: Rate = { part: 1n, of: 1n };

export function isCurrency(code: string): code is Currency {
  return (CURRENCIES as readonly string[]).includes(code);
}

/** @throws RangeError when `decimal` is not a positive decimal number such as `0.92`. */
export function readRate(decimal: string): Rate {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(decimal) ?? [];
  const part = BigInt(whole + fraction);
  if (part <= 0n) throw new RangeError(`"${decimal}" is not an exchange rate`);
  return { part, of: 10n ** BigInt(fraction.length) };
}

/**
 * One price of the catalogue (USD micros) in another currency (micros of that currency).
 * A price of whole cents becomes whole minor units, so that a shown unit price times the
 * quantity is the shown total; a finer price keeps its six decimals.
 */
export function convertMicros(usdMicros: number, rate: Rate): number {
  const micros = BigInt(usdMicros);
  const grain = micros % MICROS_PER_MINOR === 0n ? MICROS_PER_MINOR : 1n;
  return safe(divideHalfUp(micros * rate.part, rate.of * grain) * grain);
}

/** `quantity` times a price in micros, in minor units: the one rounding of a line, half up. */
export function minorFromMicros(micros: number, quantity = 1): number {
  return safe(divideHalfUp(BigInt(micros) * BigInt(quantity), MICROS_PER_MINOR));
}

/** `5840` → `58.40`. */
export function minorDecimal(minor: number): string {
  return decimal(BigInt(minor), 2);
}

/** `58400000` → `58.40`, `12300` → `0.0123`: at least two decimals, at most six. */
export function microsDecimal(micros: number): string {
  return decimal(BigInt(micros), 6).replace(/(\.\d\d\d*?)0+$/, '$1');
}

/** `5840` → `$58.40`. */
export function formatMinor(minor: number, currency: Currency): string {
  return format(minorDecimal(minor), currency);
}

export function formatMicros(micros: number, currency: Currency): string {
  return format(microsDecimal(micros), currency);
}

export function currencySymbol(currency: Currency): string {
  return SYMBOLS[currency];
}

function format(value: string, currency: Currency): string {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${value.startsWith('-') ? '-' : ''}${SYMBOLS[currency]}${grouped}.${fraction}`;
}

function decimal(value: bigint, digits: number): string {
  const text = (value < 0n ? -value : value).toString().padStart(digits + 1, '0');
  return `${value < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

// Half away from zero, so that a price and a discount of the same size cancel out.
function divideHalfUp(value: bigint, by: bigint): bigint {
  const size = value < 0n ? -value : value;
  const rounded = (2n * size + by) / (2n * by);
  return value < 0n ? -rounded : rounded;
}

function safe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError('An amount of money is out of bounds');
  return number;
}
