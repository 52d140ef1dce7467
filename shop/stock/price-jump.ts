import { differences } from './differences.ts';
import type { Item } from './stock.ts';

/** Prices are raised and cut; so far they move where a decimal point has slipped, or a price stands in another line. */
const MOST_TIMES = 10;
const SMALLEST_PRICE = 0.000001;

type Jump = { field: 'price' | 'special'; message: string };

/** What is so far from the price before, or a special offer so far from the price, that it may be a slip. */
export function priceJump(before: Item | undefined, after: Item): Jump | undefined {
  if (!before) return undefined;
  const changed = differences(before, after);
  if ('price' in changed && timesBetween(before.price, after.price) > MOST_TIMES) {
    return { field: 'price', message: told(after.price, before.price, 'the price before') };
  }
  const { special, price } = after;
  if (special === undefined || !('special' in changed) || timesBetween(special, price) <= MOST_TIMES) return undefined;
  return { field: 'special', message: told(special, price, 'the price') };
}

/** How many times the higher price is the lower one. */
export function timesBetween(one: string, other: string): number {
  const [a, b] = [Number(one), Number(other)];
  return Math.max(a, b) / Math.max(Math.min(a, b), SMALLEST_PRICE);
}

function told(price: string, of: string, what: string): string {
  const times = timesBetween(price, of);
  const rounded = Math.round(times).toLocaleString('en-GB');
  const share = Number(price) > Number(of) ? `${rounded} times` : `1/${rounded} of`;
  return `${price} is ${share} ${what}, ${of}; if that is meant, add --any-price`;
}
