import type { GoodsIndex } from './index/goods-index.ts';
import { matchAll, type Matched } from './match/matching.ts';
import { type Group, joinedOf } from './group.ts';
import { type Reading, readQuery } from './reading.ts';
import { weightIn } from './index/search-index.ts';
import { topOf } from './top.ts';
import { formsOf } from './word/word-forms.ts';

/** The result of a search, as document numbers. */
export type Hits = {
  reading: Reading;
  /** Every group of the text, also those that were left out. */
  asked: Group[];
  /** Every product found, unsorted. */
  products: Uint32Array;
  /** Parallel to `products`: the score of each. */
  fits: Float32Array;
  /** Indices into `products`, best first; only the first page. */
  best: number[];
  /** The best candidates for a configured answer, best first. */
  nearest: { document: number; fit: number }[];
  /** At most twenty, best first. */
  categories: number[];
  /** The corrected query; empty when every typed word was found. */
  instead: string;
  /** Why what was asked for is not sold; empty when it is. */
  notSold: string;
  /** Typed words that the results do not match. */
  leftOut: string[];
  work: number;
};

const FULL = 0.999;
const MAX_CATEGORIES = 20;
/** How many of the best products give their categories, when no category matches all the words. */
const LEADING_PRODUCTS = 5;
/** How many candidates are tried for a configured answer. */
const MAX_NEAREST = 6;
const MIN_SHARE = 0.4;
/** One page; only these are ranked by how much of their name was typed. */
export const MAX_BEST = 24;
const SAID_NAME = 8;
/** Bonus for a name that begins with what was typed, such as `rank boost`. */
const SAID_START = 30;
const MIN_BEGUN = 2;
/** Bonus for popular products: among similar names most shoppers mean the popular one. */
const POPULAR = 45;
/**
 * Bonus for popular games, when the query names none. It is smaller for weak matches and for queries of several words,
 * which tell the game better.
 */
const WANTED_GAME = 22;
/** Scores are rounded to this, so that sales decide between close ones. */
const ALIKE = 0.5;
/** A word that occurs only in an option weighs less. */
const MIN_NAMED_FIT = 3.9;

export function findHits(goods: GoodsIndex, text: string): Hits {
  const first = attempt(goods, readQuery(text, goods.index, goods.lexicon));
  if (coverageOf(first.matched) >= FULL || first.notSold !== '') return hitsOf(goods, first, 0);
  const second = attempt(goods, readQuery(text, goods.index, goods.lexicon, true));
  const work = first.matched.work;
  return coverageOf(second.matched) > coverageOf(first.matched)
    ? hitsOf(goods, second, work)
    : hitsOf(goods, first, second.matched.work);
}

type Attempt = {
  reading: Reading;
  /** Every group of the text, also those that were left out. */
  asked: Group[];
  matched: Matched;
  notSold: string;
};

function attempt(goods: GoodsIndex, reading: Reading): Attempt {
  const matched = matchAll(goods.index, goods.rules, reading, goods.products);
  const asked = reading.groups;
  const [says = ''] = reading.notSold;
  const isSold =
    coverageOf(matched) >= FULL && asked.some(({ kind }) => kind === 'thing') && isNamedSo(goods, reading, matched);
  if (says === '' || isSold) return { reading, asked, matched, notSold: '' };
  // The nearest results are what the rest of the query finds.
  const others = asked.filter(({ kind }) => kind !== 'not-sold');
  const isMore = others.some(({ kind }) => kind !== 'hint');
  const rest = { ...reading, groups: isMore ? others : [], numbers: [] };
  const nearest = matchAll(goods.index, goods.rules, rest, goods.products);
  return { reading: rest, asked, matched: nearest, notSold: says };
}

/**
 * Whether a product that matches every word has the unsold thing in its name, as `Account level 20` has `account`. A
 * search for an account of level 80 does not mean that one.
 */
function isNamedSo(goods: GoodsIndex, reading: Reading, { touched, covered }: Matched): boolean {
  const unsold = reading.groups.filter(({ kind }) => kind === 'not-sold');
  const isNumberSaid = reading.numbers.some(({ kind }) => kind !== 'named');
  const numbers = reading.groups.filter(({ text }) => /^\d+$/.test(text));
  const isNamed = (group: Group, document: number) => isMet(goods, group, document, true, MIN_NAMED_FIT);
  return touched.some(
    (document, at) =>
      (covered[at] ?? 0) >= FULL &&
      unsold.every((group) => isNamed(group, document)) &&
      (!isNumberSaid || numbers.some((group) => isNamed(group, document))),
  );
}

/** The highest coverage of the query. */
function coverageOf({ best }: Matched): number {
  return Math.max(best.products, best.categories);
}

function hitsOf(goods: GoodsIndex, found: Attempt, spent: number): Hits {
  const { reading, asked, notSold, matched } = found;
  const scoreAt = scoresIn(goods, matched, !asked.some(({ kind }) => kind === 'game'));
  const [products, fits] = productsOf(goods, matched, scoreAt);
  const best = bestBySaidNames(goods, reading, products, fits);
  const leading = best.slice(0, LEADING_PRODUCTS).map((at) => goods.categoryIds[products[at] ?? 0] ?? 0);
  const categories = categoriesOf(goods, matched, leading, scoreAt);
  const first = products[best[0] ?? -1] ?? categories[0];
  const met = first === undefined ? [] : asked.filter((group) => isMet(goods, group, first));
  const hasTypo = first !== undefined && met.some((group) => !isMet(goods, group, first, false));
  const named = met.filter(({ kind }) => kind !== 'hint');
  const sold = named.filter(({ kind }) => notSold === '' || kind !== 'not-sold');
  const shown = (sold.length > 0 ? sold : named).map((group) => meantBy(goods, group, first ?? 0));
  const nearest = best.slice(0, MAX_NEAREST).map((at) => ({ document: products[at] ?? 0, fit: fits[at] ?? 0 }));
  return {
    reading,
    asked,
    products,
    fits,
    best,
    nearest: [...nearest, ...nearlyFound(goods, matched, nearest)],
    categories,
    instead: notSold !== '' || coverageOf(matched) < FULL || hasTypo ? shown.join(' ') : '',
    notSold,
    leftOut: asked.filter((group) => group.kind !== 'hint' && !met.includes(group)).map(({ text }) => text),
    work: spent + matched.work,
  };
}

/**
 * The score of each document found, by its index in `touched`.
 *
 * @param ofAnyGame the query names no game, so popular games come first.
 */
function scoresIn(goods: GoodsIndex, { touched, scores, groups }: Matched, ofAnyGame: boolean): (at: number) => number {
  const mostScore = scores.reduce((most, score) => Math.max(most, score), 1);
  const wantedGame = ofAnyGame ? WANTED_GAME / mostScore / Math.max(1, groups) : 0;
  return (at) => (scores[at] ?? 0) * (1 + wantedGame * (goods.gameWeight[touched[at] ?? 0] ?? 0));
}

/** The products with the highest coverage, with their scores. */
function productsOf(
  goods: GoodsIndex,
  { touched, covered, groups, best }: Matched,
  scoreAt: (at: number) => number,
): [Uint32Array, Float32Array] {
  const least = Math.min(FULL, best.products) - 1e-4;
  const products = new Uint32Array(touched.length);
  const fits = new Float32Array(touched.length);
  let count = 0;
  for (let at = 0; at < touched.length; at += 1) {
    const document = touched[at] ?? 0;
    if (document >= goods.products || (groups > 0 && (covered[at] ?? 0) < least)) continue;
    const popular = (POPULAR * (goods.popularity[document] ?? 0)) / 100;
    products[count] = document;
    fits[count] = Math.round((scoreAt(at) + popular) / ALIKE);
    count += 1;
  }
  return [products.slice(0, count), fits.slice(0, count)];
}

/** More candidates: products that match most of the words. */
function nearlyFound(goods: GoodsIndex, matched: Matched, found: Hits['nearest']): Hits['nearest'] {
  const { touched, covered, scores, groups } = matched;
  let near: { document: number; score: number }[] = [];
  let least = -1;
  for (let at = 0; at < touched.length && groups > 1; at += 1) {
    const share = covered[at] ?? 0;
    const score = scores[at] ?? 0;
    const document = touched[at] ?? 0;
    if (score <= least || share < MIN_SHARE || share >= FULL || document >= goods.products) continue;
    near = [...near, { document, score }].sort((a, b) => b.score - a.score).slice(0, MAX_NEAREST);
    if (near.length === MAX_NEAREST) least = near.at(-1)?.score ?? least;
  }
  const known = new Set(found.map(({ document }) => document));
  return near
    .filter(({ document }) => !known.has(document))
    .map(({ document, score }) => ({ document, fit: Math.round(score / ALIKE) }));
}

/** The best indices, best first; a name that was typed in full comes before one that was typed in part. */
function bestBySaidNames(goods: GoodsIndex, { words }: Reading, products: Uint32Array, fits: Float32Array): number[] {
  // A game is no part of a name: `rivals rank` is a rank of Marvel Rivals before it is `RIVALS ranked`.
  const things = words.filter(({ isGame }) => !isGame);
  const said = new Set(things.flatMap(({ text, meanings }) => [text.split(' '), ...meanings].flat()).flatMap(formsOf));
  // `power leveling` is one word in the catalogue: it does not begin `Power by number`.
  const apart = (text: string) => (joinedOf(text.split(' '), goods.index, goods.lexicon) ? [] : text.split(' '));
  const typed = new Set(things.flatMap(({ text }) => apart(text)).flatMap(formsOf));
  const order = bestFirst(goods, products, fits);
  const best = topOf(products.length, MAX_BEST, order);
  for (const at of best) {
    const name = goods.names[products[at] ?? 0] ?? [];
    const met = name.filter((word) => said.has(word)).length;
    const size = Math.max(1, met, goods.nameSizes[products[at] ?? 0] ?? 0);
    const begun = [...name, ''].findIndex((word) => !typed.has(word));
    const start = begun >= MIN_BEGUN ? SAID_START : 0;
    fits[at] = (fits[at] ?? 0) + Math.round((start + (SAID_NAME * met) / size) / ALIKE);
  }
  return best.sort(order);
}

/** Compares indices of the list: by score, then by sales, then by the shop's own order. */
export function bestFirst({ sort, sold }: GoodsIndex, documents: ArrayLike<number>, fits: ArrayLike<number>) {
  return (a: number, b: number) => {
    const fit = (fits[b] ?? 0) - (fits[a] ?? 0);
    if (fit !== 0) return fit;
    const [one, other] = [documents[a] ?? 0, documents[b] ?? 0];
    return (sold[other] ?? 0) - (sold[one] ?? 0) || (sort[one] ?? 0) - (sort[other] ?? 0) || one - other;
  };
}

// Categories that match every word, or else those of the best products.
function categoriesOf(
  goods: GoodsIndex,
  { touched, covered, groups, best }: Matched,
  leading: number[],
  scoreAt: (at: number) => number,
): number[] {
  if (groups > 0 && best.categories >= FULL) {
    const documents: number[] = [];
    const fits: number[] = [];
    for (let at = 0; at < touched.length; at += 1) {
      const document = touched[at] ?? 0;
      if (document < goods.products || (covered[at] ?? 0) < FULL) continue;
      documents.push(document);
      fits.push(Math.round(scoreAt(at) / ALIKE));
    }
    const order = bestFirst(goods, documents, fits);
    return topOf(documents.length, MAX_CATEGORIES, order).flatMap((at) => documents[at] ?? []);
  }
  return [...new Set(leading)].flatMap((id) => goods.categoryDocuments.get(id) ?? []);
}

export function isMet(
  { index }: GoodsIndex,
  group: Group,
  document: number,
  withCorrections = true,
  least = Number.MIN_VALUE,
): boolean {
  return group.alternatives.some(
    ({ words, isCorrection }) =>
      (withCorrections || !isCorrection) &&
      words.every((matches) => matches.some(({ term }) => weightIn(index, term, document) >= least)),
  );
}

/** The word as typed, or the correction that the document has. */
function meantBy(goods: GoodsIndex, group: Group, document: number): string {
  if (isMet(goods, group, document, false)) return group.text;
  return group.corrections.find(({ term }) => weightIn(goods.index, term, document) > 0)?.word ?? group.text;
}
