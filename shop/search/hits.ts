import type { GoodsIndex } from './index/goods-index.ts';
import { matchAll, type Matched } from './matching.ts';
import { type Group, joinedOf } from './group.ts';
import { type Reading, readQuery } from './reading.ts';
import { weightIn } from './index/search-index.ts';
import { topOf } from './top.ts';
import { formsOf } from './word/word-forms.ts';

/** All that a text finds, by the numbers of the documents. */
export type Hits = {
  reading: Reading;
  /** Every group of the text, also those that were left out. */
  asked: Group[];
  /** Every product found, in no order. */
  products: Uint32Array;
  /** Beside `products`: how well each fits. */
  fits: Float32Array;
  /** The first of `products`, best first, by their places there. */
  best: number[];
  /** Products that have most of what was asked, best first: one of them may be filled in best. */
  nearest: { document: number; fit: number }[];
  /** At most twenty, best first. */
  categories: number[];
  /** The words that were looked for in place of those typed; empty when all of them were found. */
  instead: string;
  /** Why nothing of what was asked for is sold; empty when it is. */
  notSold: string;
  /** What was typed and has no part in what is shown. */
  leftOut: string[];
  work: number;
};

const FULL = 0.999;
const MAX_CATEGORIES = 20;
/** Of how many of the best products the categories are shown, when no category has all the words. */
const LEADING_PRODUCTS = 5;
/** Of how many products it is tried which one is filled in best. */
const MAX_NEAREST = 6;
const MIN_SHARE = 0.4;
/** A page of them; the names of so many are compared with what is said. */
export const MAX_BEST = 24;
const SAID_NAME = 8;
/** More for a name that begins with what was typed: `rank boost` is what it says, however the name goes on. */
const SAID_START = 30;
const MIN_BEGUN = 2;
/** A score for what everybody buys: of what is called alike, few look for the rest. */
const POPULAR = 45;
/**
 * A score for the game that most shoppers play, where a text names none. What fits less well has less of it, and so
 * has each of several words: together they say which game is meant.
 */
const WANTED_GAME = 22;
/** Scores closer than this are alike: what sells comes first then. */
const ALIKE = 0.5;
/** Less weight has a word that stands in an option alone. */
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
  // What is sold of the rest is the nearest there is.
  const others = asked.filter(({ kind }) => kind !== 'not-sold');
  const isMore = others.some(({ kind }) => kind !== 'hint');
  const rest = { ...reading, groups: isMore ? others : [], numbers: [] };
  const nearest = matchAll(goods.index, goods.rules, rest, goods.products);
  return { reading: rest, asked, matched: nearest, notSold: says };
}

/**
 * Whether something that has all the words is called what is not sold otherwise, as in `Account level 20`. Who asks
 * for an account of level 80 does not mean that one.
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

/** The most that anything has of what is asked. */
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
 * How well what was found at each place fits.
 *
 * @param ofAnyGame the text names none: what fits alike comes in the order of the games.
 */
function scoresIn(goods: GoodsIndex, { touched, scores, groups }: Matched, ofAnyGame: boolean): (at: number) => number {
  const mostScore = scores.reduce((most, score) => Math.max(most, score), 1);
  const wantedGame = ofAnyGame ? WANTED_GAME / mostScore / Math.max(1, groups) : 0;
  return (at) => (scores[at] ?? 0) * (1 + wantedGame * (goods.gameWeight[touched[at] ?? 0] ?? 0));
}

/** Those that have the most of what is asked, with how well they fit. */
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

/** Products beside the best of those found that have most of the words and fit as well. */
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

/** The best places, best first; a name that is said in full comes before one of which a word is not asked for. */
function bestBySaidNames(goods: GoodsIndex, { words }: Reading, products: Uint32Array, fits: Float32Array): number[] {
  const said = new Set(words.flatMap(({ text, meanings }) => [text.split(' '), ...meanings].flat()).flatMap(formsOf));
  // `power leveling` is one word in the catalogue: it does not begin `Power by number`.
  const apart = (text: string) => (joinedOf(text.split(' '), goods.index, goods.lexicon) ? [] : text.split(' '));
  const typed = new Set(words.flatMap(({ text }) => apart(text)).flatMap(formsOf));
  const order = bestFirst(goods, products, fits);
  const best = topOf(products.length, MAX_BEST, order);
  for (const at of best) {
    const name = goods.names[products[at] ?? 0] ?? [];
    const met = name.filter((word) => said.has(word)).length;
    const begun = [...name, ''].findIndex((word) => !typed.has(word));
    const start = begun >= MIN_BEGUN ? SAID_START : 0;
    fits[at] = (fits[at] ?? 0) + Math.round((start + (SAID_NAME * met) / Math.max(1, name.length)) / ALIKE);
  }
  return best.sort(order);
}

/** Compares places of the list: better fits first, then what sells, then the shop's own order. */
export function bestFirst({ sort, sold }: GoodsIndex, documents: ArrayLike<number>, fits: ArrayLike<number>) {
  return (a: number, b: number) => {
    const fit = (fits[b] ?? 0) - (fits[a] ?? 0);
    if (fit !== 0) return fit;
    const [one, other] = [documents[a] ?? 0, documents[b] ?? 0];
    return (sold[other] ?? 0) - (sold[one] ?? 0) || (sort[one] ?? 0) - (sort[other] ?? 0) || one - other;
  };
}

// Those that have all the words, or else those that the best products stand in.
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
