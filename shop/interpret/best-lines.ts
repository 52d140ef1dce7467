import type { GoodsIndex } from '#shop/search/index/goods-index.ts';
import type { ReadWord } from '#shop/search/reading.ts';
import type { Clause, Clauses } from './candidates.ts';
import { meantBy, type MeantLine } from './interpretation.ts';
import type { PreparedProduct } from './text/prepared.ts';

/** Added to a product's score for each word that chooses something. The others below are subtracted. */
const CHOOSING = 6;
const FAULT = 40;
const UNUSED_NUMBER = 24;
/** `+15` can only be the level of a key. */
const UNUSED_KEY_LEVEL = 60;
const UNUSED_SPAN = 32;
const LEFT_OUT = 80;
const LEFT_OUT_CONDITION = 20;
const OPEN = 4;
const OTHER_GAME = 200;
/** Bonus for further things in a sentence when they are of the same game. */
const SAME_GAME = 30;

/** The configured lines for a text: the best products for one thing, or one product for each of several things. */
export function meantLines(
  goods: GoodsIndex,
  { whole, parts }: Clauses,
  productOf: (id: number) => PreparedProduct | undefined,
  count: number,
): MeantLine[] {
  const best = linesOf(goods, whole, productOf);
  const isOneThing = best[0]?.unexplained === 0 || parts.length < 2;
  if (isOneThing) {
    // Products that explain less of the text are no alternative to the best one.
    const alike = best.filter(({ unexplained }) => unexplained <= (best[0]?.unexplained ?? 0));
    return alike.slice(0, count).map(({ meant }) => meant);
  }
  const lines: Weighed[] = [];
  for (const part of parts) lines.push(...linesOf(goods, part, productOf, lines[0]?.game).slice(0, 1));
  return lines.map(({ meant }) => meant);
}

type Weighed = { meant: MeantLine; weight: number; unexplained: number; game: number };

function linesOf(
  goods: GoodsIndex,
  { hits, found }: Clause,
  productOf: (id: number) => PreparedProduct | undefined,
  likely?: number,
): Weighed[] {
  if (hits.notSold !== '') return [];
  const lines = found.flatMap(({ id, document, fit }) => {
    const product = productOf(id);
    const game = goods.gameIds[document] ?? 0;
    const near = fit + (game === likely ? SAME_GAME : 0);
    return product ? { ...weighed(meantBy(goods, hits, product, document), hits.reading.words, near), game } : [];
  });
  return lines.sort((a, b) => b.weight - a.weight);
}

function weighed(meant: MeantLine, words: ReadWord[], fit: number): Omit<Weighed, 'game'> {
  const { filling, line, leftOut, leftOutConditions, isOtherGame } = meant;
  const spans = [...filling.used].filter((at) => words[at]?.span).length;
  const ranges = filling.chosen.filter(({ candidates }) =>
    candidates.some((one) => one.kind === 'range' && one.to !== null),
  ).length;
  const fixed = filling.product.nameNumbers;
  const idle = words.filter((_, at) => !filling.used.has(at));
  const numbers = idle.filter(({ number }) => number && !fixed.includes(number.value));
  const keys = numbers.filter(({ number }) => number?.isKeyLevel).length;
  const idleSpans = idle.filter(({ span }) => span && !fixed.includes(span.to)).length;
  const reward = CHOOSING * (filling.used.size + spans + ranges);
  const cost =
    FAULT * line.issues.size +
    UNUSED_NUMBER * (numbers.length - keys) +
    UNUSED_KEY_LEVEL * keys +
    UNUSED_SPAN * idleSpans +
    OPEN * line.open.size +
    LEFT_OUT * (leftOut.length - leftOutConditions) +
    LEFT_OUT_CONDITION * leftOutConditions +
    (isOtherGame ? OTHER_GAME : 0);
  return {
    meant,
    weight: fit + reward - cost,
    unexplained: numbers.length + idleSpans + leftOut.length + line.issues.size,
  };
}
