import type { PriceRange as AskedRange } from '#client/generated/graphql.ts';

/** Whole units of the currency shown, both ends included; an empty end is open. */
export type PriceRange = { min: string; max: string };

export const ANY_PRICE: PriceRange = { min: '', max: '' };

export const MAX_AMOUNT_LENGTH = 6;

/** The range in `?min=` and `?max=`; the lower end comes first, and invalid values are ignored. */
export function readPrice(query: URLSearchParams): PriceRange {
  return inOrder({ min: query.get('min') ?? '', max: query.get('max') ?? '' });
}

/** Typed ends in the order of an address. */
export function inOrder({ min, max }: PriceRange): PriceRange {
  const range = { min: amount(min), max: amount(max) };
  const isTurned = range.min !== '' && range.max !== '' && Number(range.min) > Number(range.max);
  return isTurned ? { min: range.max, max: range.min } : range;
}

export function isPriced({ min, max }: PriceRange): boolean {
  return min !== '' || max !== '';
}

export function samePrice(one: PriceRange, other: PriceRange): boolean {
  return one.min === other.min && one.max === other.max;
}

/** Whether the price is written in its canonical form. */
export function isTidyPrice(query: URLSearchParams): boolean {
  const range = readPrice(query);
  return (['min', 'max'] as const).every((end) =>
    range[end] === '' ? !query.has(end) : query.getAll(end).join('&') === range[end],
  );
}

/** The parameters of an address: `min=10`, `max=50`. */
export function priceParameters({ min, max }: PriceRange): string[] {
  return [...(min ? [`min=${min}`] : []), ...(max ? [`max=${max}`] : [])];
}

export function askedPrice({ min, max }: PriceRange): AskedRange | null {
  if (!min && !max) return null;
  return { from: min ? Number(min) : null, to: max ? Number(max) : null };
}

/** `$10 to $50`, `From $10`, `Up to $50`; empty for any price. */
export function priceWords({ min, max }: PriceRange, sign: string): string {
  if (min && max) return `${sign}${min} to ${sign}${max}`;
  if (min) return `From ${sign}${min}`;
  return max ? `Up to ${sign}${max}` : '';
}

/** A lower bound of zero is no bound. */
function amount(text: string): string {
  const digits = text.trim();
  if (!/^\d+$/.test(digits)) return '';
  const plain = digits.replace(/^0+/, '');
  return plain.length > MAX_AMOUNT_LENGTH ? '' : plain;
}
