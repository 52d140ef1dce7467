import { differences } from './differences.ts';
import type { Item } from './stock.ts';

/** Beyond any normal raise or cut: a misplaced decimal point, or the price of another row. */
const MAX_RATIO = 10;
const SMALLEST_PRICE = 0.000001;

type Jump = { field: 'price' | 'special' | 'discounts' | 'options'; message: string };

/** A price so far from the earlier one, or a special offer so far from the price, that it may be a typo. */
export function priceJump(before: Item | undefined, after: Item): Jump | undefined {
  if (!before) return undefined;
  const changed = differences(before, after);
  if ('price' in changed && timesBetween(before.price, after.price) > MAX_RATIO) {
    return { field: 'price', message: told(after.price, before.price, 'the price before') };
  }
  const { special, price } = after;
  if (special !== undefined && 'special' in changed && timesBetween(special, price) > MAX_RATIO)
    return { field: 'special', message: told(special, price, 'the price') };
  return (
    ('discounts' in changed && jumpAmong('discounts', before, after)) ||
    ('options' in changed && jumpAmong('options', before, after)) ||
    undefined
  );
}

function jumpAmong(field: 'discounts' | 'options', before: Item, after: Item): Jump | undefined {
  const old = pricesIn(field, before);
  for (const [place, price] of pricesIn(field, after)) {
    const was = old.get(place);
    if (was !== undefined && isMoney(was) && isMoney(price) && timesBetween(was, price) > MAX_RATIO)
      return { field, message: `${place}: ${told(price, was, 'the price before')}` };
  }
  return undefined;
}

/** The prices beside that of the product, by where they stand. */
function pricesIn(field: 'discounts' | 'options', { discounts = [], options }: Item): Map<string, string> {
  if (field === 'discounts') return new Map(discounts.map(({ from, price }) => [`from ${from}`, price]));
  return new Map(
    options.flatMap(({ key, values, amount }) => [
      ...values.map((value) => [`${key} ${value.key}`, value.price] as const),
      ...(amount?.tiers ?? []).map(({ from, price }) => [`${key} from ${from}`, price] as const),
    ]),
  );
}

/** Not a share, such as 25%, and not nothing, of which everything is many times. */
function isMoney(price: string): boolean {
  return Number(price) !== 0 && !Number.isNaN(Number(price));
}

/** A rate so far from the previous one that it may be a typo: all prices in the currency would be wrong. */
export function rateJump(before: string, after: string): string | undefined {
  return timesBetween(before, after) > MAX_RATIO ? told(after, before, 'the rate before') : undefined;
}

/** The ratio of the higher price to the lower one. */
export function timesBetween(one: string, other: string): number {
  const [a, b] = [Math.abs(Number(one)), Math.abs(Number(other))];
  return Math.max(a, b) / Math.max(Math.min(a, b), SMALLEST_PRICE);
}

function told(price: string, of: string, what: string): string {
  const times = timesBetween(price, of);
  const rounded = Math.round(times).toLocaleString('en-GB');
  const share = Math.abs(Number(price)) > Math.abs(Number(of)) ? `${rounded} times` : `1/${rounded} of`;
  return `${price} is ${share} ${what}, ${of}; if that is meant, add --any-price`;
}
