import { CURRENCY_CODES } from '#catalog/schema/currency-codes.ts';
import { byName } from '#process/record.ts';

/** The first is the one the catalogue's prices are in. */
export const CURRENCIES = CURRENCY_CODES;
export type Currency = (typeof CURRENCIES)[number];

/** Created with the first price: the storefront, which leaves prices to the shop, needs none. */
let symbols: Readonly<Record<Currency, string>> | undefined;
const MICROS_PER_MINOR = 10_000n;
const BASIS_POINTS = 10_000n;

/** How converted catalogue prices are rounded: to multiples of `micros`. */
export type Rounding = { readonly micros: number; readonly mode: RoundingMode };

/** `up` is away from zero and `down` towards it; `half-…` say what happens at the middle. */
type RoundingMode = 'half-up' | 'half-even' | 'up' | 'down';

/** How much of a currency one US dollar buys, as an exact fraction, and how its prices are rounded. */
export type Rate = { readonly part: bigint; readonly of: bigint; readonly rounding: Rounding };

const MICROS = 1_000_000n;
const TENTH: Rounding = { micros: 100_000, mode: 'half-up' };
/** The typical endings of prices from an amount of micros on, the largest first: 30.50 and 75.00, 7.40, 0.85. */
const ENDINGS: readonly { from: bigint; step: number }[] = [
  { from: 10n * MICROS, step: 500_000 },
  { from: MICROS, step: TENTH.micros },
];
const TO_THE_CENT: Rounding = { micros: 10_000, mode: 'half-up' };

export const SAME_CURRENCY: Rate = { part: 1n, of: 1n, rounding: TO_THE_CENT };

/** A record with a value for every currency. */
export function forEachCurrency<Value>(make: (currency: Currency) => Value): Record<Currency, Value> {
  return byName(CURRENCIES, make);
}

/** `$`, `€`, `£`, and `CA$` rather than a second `$`. */
function symbolOf(currency: Currency): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}

export function isCurrency(code: string): code is Currency {
  return CURRENCIES.some((known) => known === code);
}

/**
 * @throws RangeError if `decimal` is not a positive decimal number such as `0.92`, or the
 * rounding would leave fractions of a minor unit.
 */
export function readRate(decimal: string, rounding: Rounding = TO_THE_CENT): Rate {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(decimal) ?? [];
  const part = BigInt(whole + fraction);
  if (part <= 0n) throw new RangeError(`"${decimal}" is not an exchange rate`);
  const isWholeMinor = rounding.micros > 0 && rounding.micros % Number(MICROS_PER_MINOR) === 0;
  if (!isWholeMinor) throw new RangeError(`Prices cannot be rounded to ${rounding.micros} micros`);
  return { part, of: 10n ** BigInt(fraction.length), rounding };
}

/**
 * One price of the catalogue (USD micros) in another currency (micros of that currency).
 * A price of whole cents is rounded by the currency's own rule, to whole minor units at least,
 * so that a shown unit price times the quantity is the shown total; a finer price keeps its
 * six decimals.
 */
export function convertMicros(usdMicros: number, rate: Rate): number {
  const micros = BigInt(usdMicros);
  const value = micros * rate.part;
  const rounding = { ...rate.rounding, micros: stepOf(sizeOf(value) / rate.of, rate.rounding) };
  return roundPrice(value, rate.of, micros % MICROS_PER_MINOR === 0n, { ...rate, rounding });
}

/**
 * The step to which a price of this size is rounded. A currency that is rounded to more than a minor unit gets the
 * endings of shop prices: its prices are converted, so nobody has chosen their endings.
 */
export function stepOf(micros: bigint, { micros: finest }: Rounding): number {
  if (finest === TO_THE_CENT.micros) return finest;
  return ENDINGS.find(({ from, step }) => micros >= from && step % finest === 0)?.step ?? finest;
}

/**
 * A share of a price in its own currency: rounded as that price was, and from one
 * unit of the currency on to tenths of it, so that a surcharge ends like a price.
 *
 * @param basisPoints hundredths of a percent, signed.
 */
export function shareOfMicros(micros: number, basisPoints: number, rate: Rate): number {
  const price = BigInt(micros);
  const share = price * BigInt(basisPoints);
  const isLarge = sizeOf(share) >= MICROS * BASIS_POINTS;
  const isFiner = TENTH.micros % rate.rounding.micros === 0;
  const rounding = isLarge && isFiner ? TENTH : rate.rounding;
  return roundPrice(share, BASIS_POINTS, price % MICROS_PER_MINOR === 0n, { ...rate, rounding });
}

/** @throws RangeError beyond the integers that are exact. */
export function timesMicros(micros: number, count: number): number {
  return safe(BigInt(micros) * BigInt(count));
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
  symbols ??= forEachCurrency(symbolOf);
  return symbols[currency];
}

function format(value: string, currency: Currency): string {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${value.startsWith('-') ? '-' : ''}${currencySymbol(currency)}${grouped}.${fraction}`;
}

function sizeOf(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function decimal(value: bigint, digits: number): string {
  const text = sizeOf(value)
    .toString()
    .padStart(digits + 1, '0');
  return `${value < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

function roundPrice(value: bigint, by: bigint, isWholeMinor: boolean, { rounding }: Rate): number {
  if (!isWholeMinor) return safe(divideHalfUp(value, by));
  const step = BigInt(rounding.micros);
  return safe(divide(value, by * step, rounding.mode) * step);
}

function divideHalfUp(value: bigint, by: bigint): bigint {
  return divide(value, by, 'half-up');
}

// Absolute value first, then the sign, so that a price and a reduction of the same size cancel out.
function divide(value: bigint, by: bigint, mode: RoundingMode): bigint {
  const size = sizeOf(value);
  const whole = size / by;
  const rest = size - whole * by;
  const rounded = rest > 0n && isRoundedUp(mode, 2n * rest - by, whole) ? whole + 1n : whole;
  return value < 0n ? -rounded : rounded;
}

function isRoundedUp(mode: RoundingMode, beyondHalf: bigint, whole: bigint): boolean {
  if (mode === 'up' || mode === 'down') return mode === 'up';
  if (beyondHalf !== 0n) return beyondHalf > 0n;
  return mode === 'half-up' || whole % 2n === 1n;
}

function safe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError('An amount of money is out of bounds');
  return number;
}

/** Of a decimal such as `12.5`; NaN for what is not an amount. */
export function minorOf(decimal: string): number {
  const match = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(decimal);
  return match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : Number.NaN;
}
