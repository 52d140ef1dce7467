import type { Rate } from '#shop/money/currency.ts';
import type { OfferOption } from '#shop/product/quote/offer.ts';
import { valueMicros } from './price.ts';

/** Consecutive steps of about the same price: those after the step `from`, up to and including the step `to`. */
export type Bracket = {
  from: number;
  to: number;
  /** The lowest and the highest price of a step, in micros of the requested currency. */
  least: number;
  most: number;
};

/** More do not fit side by side on a page. */
const MAX_BRACKETS = 6;
const MAX_COMMON = 4;

/** The price list of a range, lowest steps first. If prices change more often, the nearest share a bracket. */
export function bracketsOf({ values }: OfferOption, base: number, rate: Rate): Bracket[] {
  const brackets: Bracket[] = [];
  for (const [at, value] of values.entries()) {
    const price = valueMicros(value, base, rate);
    const last = brackets.at(-1);
    if (at > 0 && last?.most === price) last.to = at;
    else if (at > 0) brackets.push({ from: at - 1, to: at, least: price, most: price });
  }
  while (brackets.length > MAX_BRACKETS) joinNearest(brackets);
  return brackets;
}

/** Joins the two neighbours whose prices are nearest to each other, by ratio. */
function joinNearest(brackets: Bracket[]): void {
  const joined = brackets.slice(1).map(({ to, least, most }, at) => {
    const before = brackets[at] ?? { from: 0, least, most };
    return { from: before.from, to, least: Math.min(before.least, least), most: Math.max(before.most, most) };
  });
  const spread = ({ least, most }: Bracket) => most / Math.max(1, least);
  const nearest = joined.reduce((best, one) => (spread(one) < spread(best) ? one : best));
  brackets.splice(joined.indexOf(nearest), 2, nearest);
}

/**
 * Ranges to offer as shortcuts, as steps: the preselected one, the bracket below and the one above, everything up to
 * it, the whole range.
 */
export function commonRanges(
  { values, preset }: OfferOption,
  brackets: readonly Bracket[],
): [from: number, to: number][] {
  const last = values.length - 1;
  const [from = -1, to = -1] = preset.split('-').map((key) => values.findIndex((step) => step.key === key));
  const [begin, end] = from >= 0 && from < to ? [from, to] : [0, brackets[0]?.to ?? last];
  const below = brackets.findLast((bracket) => bracket.from < begin)?.from ?? begin;
  const above = brackets.find((bracket) => bracket.to > end)?.to ?? end;
  const ranges: [number, number][] = [
    [begin, end],
    [below, begin],
    [end, above],
    [0, begin],
    [0, last],
    [begin, last],
  ];
  const isNew = ([one, other]: [number, number], at: number) =>
    one < other && ranges.findIndex((range) => range[0] === one && range[1] === other) === at;
  return ranges.filter(isNew).slice(0, MAX_COMMON);
}
