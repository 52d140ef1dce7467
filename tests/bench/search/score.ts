import type { Answered } from './ask.ts';
import type { SetQuery } from './query-set.ts';

/** Shares from 0 to 1; `ranked` counts what is sold, `filledOf` the single values. */
export type Score = {
  queries: number;
  sold: number;
  top1: number;
  top3: number;
  empty: number;
  meanReciprocalRank: number;
  notSold: number;
  notSoldTold: number;
  filledOf: number;
  filledRight: number;
};

export type Scored = { asked: SetQuery; answered: Answered };

const TOP = 3;

export function scoreOf(all: Scored[]): Score {
  const sold = all.filter(({ asked }) => asked.accepted.length > 0);
  const notSold = all.filter(({ asked }) => asked.notSold && asked.accepted.length === 0);
  const ranks = sold.map(rankOf);
  const filled = sold.flatMap((one) => one.asked.filled.map((pair) => isFilled(one, pair)));
  return {
    queries: all.length,
    sold: sold.length,
    top1: share(ranks, (rank) => rank === 1),
    top3: share(ranks, (rank) => rank <= TOP),
    empty: share(sold, ({ answered }) => answered.total + answered.categories.length === 0),
    meanReciprocalRank: ranks.reduce((sum, rank) => sum + 1 / rank, 0) / Math.max(1, ranks.length),
    notSold: notSold.length,
    notSoldTold: share(notSold, ({ answered }) => answered.total === 0 || answered.isNearest),
    filledOf: filled.length,
    filledRight: share(filled, (isRight) => isRight),
  };
}

/** Of the first accepted hit among the services or among the categories, whichever is nearer to the top. */
export function rankOf({ asked, answered }: Scored): number {
  const places = [answered.products, answered.categories].map((hits) =>
    hits.findIndex((hit) => asked.accepted.includes(hit)),
  );
  return Math.min(...places.map((place) => (place < 0 ? Infinity : place + 1)));
}

/** Amounts and prices by their numbers, what is chosen by its name or key. */
export function isFilled({ answered }: Scored, [name, value]: [string, string]): boolean {
  const wanted = plain(value);
  return answered.filled.some((chip) => {
    if (EXACT_NAMES.has(name) && chip.key !== name) return false;
    return plain(chip.value) === wanted || wordsOf(chip.value).includes(` ${wanted} `);
  });
}

const EXACT_NAMES = new Set(['from', 'to', 'amount', 'maxprice', 'currency', 'when']);

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[,\s]+/g, ' ')
    .trim();
}

function wordsOf(text: string): string {
  return ` ${plain(text)} `;
}

function share<Item>(items: Item[], is: (item: Item) => boolean): number {
  return items.length === 0 ? 1 : items.filter(is).length / items.length;
}
