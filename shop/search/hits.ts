import type { GoodsIndex } from './goods-index.ts';
import { matchAll, type Matched } from './matching.ts';
import type { Group } from './group.ts';
import { type Reading, readQuery } from './reading.ts';
import { weightIn } from './search-index.ts';
import { topOf } from './top.ts';
import { formsOf } from './word-forms.ts';

/** All that a text finds, by the numbers of the documents. */
export type Hits = {
  reading: Reading;
  /** Every group of the text, also those that were left out. */
  asked: Group[];
  /** Every product found, in no order. */
  products: Uint32Array;
  /** Beside `products`: how well each fits. */
  fits: Float32Array;
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
/** Of how many of the best products the names are compared with what is said. */
const MAX_NEAREST = 6;
const MIN_SHARE = 0.4;
const MAX_NAMES = 24;
const SAID_NAME = 8;
/** Scores closer than this are alike: what sells comes first then. */
const ALIKE = 0.5;
/** Less weight has a word that stands in an option alone. */
const LEAST_NAMED = 3.9;

export function findHits(goods: GoodsIndex, text: string): Hits {
  const first = attempt(goods, readQuery(text, goods.index, goods.lexicon));
  if (first.coverage >= FULL || first.notSold !== '') return hitsOf(goods, first, 0);
  const second = attempt(goods, readQuery(text, goods.index, goods.lexicon, true));
  const work = first.matched.work;
  return second.coverage > first.coverage ? hitsOf(goods, second, work) : hitsOf(goods, first, second.matched.work);
}

type Attempt = {
  reading: Reading;
  /** Every group of the text, also those that were left out. */
  asked: Group[];
  matched: Matched;
  /** The most that anything, a product and a category has of what is asked. */
  coverage: number;
  products: number;
  categories: number;
  notSold: string;
};

function attempt(goods: GoodsIndex, reading: Reading): Attempt {
  const matched = matchAll(goods.index, goods.rules, reading);
  const best = bestCoverage(goods, matched);
  const asked = reading.groups;
  const [says = ''] = reading.notSold;
  const isSold =
    best.coverage >= FULL && asked.some(({ kind }) => kind === 'thing') && isNamedSo(goods, matched, asked);
  if (says === '' || isSold) return { reading, asked, matched, ...best, notSold: '' };
  // What is sold of the rest is the nearest there is.
  const rest = { ...reading, groups: asked.filter(({ kind }) => kind !== 'not-sold'), numbers: [] };
  const nearest = matchAll(goods.index, goods.rules, rest);
  return { reading: rest, asked, matched: nearest, ...bestCoverage(goods, nearest), notSold: says };
}

/** Whether something that has all the words is called what is not sold otherwise, as in `Account level 20`. */
function isNamedSo(goods: GoodsIndex, { touched, covered }: Matched, asked: Group[]): boolean {
  const unsold = asked.filter(({ kind }) => kind === 'not-sold');
  return touched.some(
    (document, at) =>
      (covered[at] ?? 0) >= FULL && unsold.every((group) => isMet(goods, group, document, true, LEAST_NAMED)),
  );
}

function bestCoverage({ products: count }: GoodsIndex, { touched, covered, groups }: Matched) {
  let products = 0;
  let categories = 0;
  for (let at = 0; at < touched.length; at += 1) {
    const share = groups === 0 ? 1 : (covered[at] ?? 0);
    if ((touched[at] ?? 0) >= count) categories = Math.max(categories, share);
    else products = Math.max(products, share);
  }
  return { products, categories, coverage: Math.max(products, categories) };
}

function hitsOf(goods: GoodsIndex, found: Attempt, spent: number): Hits {
  const { reading, asked, coverage, notSold, matched } = found;
  const [products, fits] = productsOf(goods, found);
  preferSaidNames(goods, reading, products, fits);
  const leading = topOf(products.length, LEADING_PRODUCTS, bestFirst(goods, products, fits));
  const categories = categoriesOf(
    goods,
    found,
    leading.map((at) => goods.categoryIds[products[at] ?? 0] ?? 0),
  );
  const best = products[leading[0] ?? -1] ?? categories[0];
  const met = best === undefined ? [] : asked.filter((group) => isMet(goods, group, best));
  const hasTypo = best !== undefined && met.some((group) => !isMet(goods, group, best, false));
  const shown = met.filter(({ kind }) => kind !== 'hint').map((group) => meantBy(goods, group, best ?? 0));
  return {
    reading,
    asked,
    products,
    fits,
    nearest: nearestOf(goods, matched, products, fits),
    categories,
    instead: notSold !== '' || coverage < FULL || hasTypo ? shown.join(' ') : '',
    notSold,
    leftOut: asked.filter((group) => group.kind !== 'hint' && !met.includes(group)).map(({ text }) => text),
    work: spent + matched.work,
  };
}

/** Those that have the most of what is asked, with how well they fit. */
function productsOf(goods: GoodsIndex, { matched, products: most }: Attempt): [Uint32Array, Float32Array] {
  const { touched, covered, scores, groups } = matched;
  const least = Math.min(FULL, most) - 1e-4;
  const products = new Uint32Array(touched.length);
  const fits = new Float32Array(touched.length);
  let count = 0;
  for (let at = 0; at < touched.length; at += 1) {
    const document = touched[at] ?? 0;
    if (document >= goods.products || (groups > 0 && (covered[at] ?? 0) < least)) continue;
    products[count] = document;
    fits[count] = Math.round((scores[at] ?? 0) / ALIKE);
    count += 1;
  }
  return [products.slice(0, count), fits.slice(0, count)];
}

/** The best of those found, and others that have most of the words and fit as well. */
function nearestOf(goods: GoodsIndex, matched: Matched, products: Uint32Array, fits: Float32Array): Hits['nearest'] {
  const { touched, covered, scores, groups } = matched;
  const best = topOf(products.length, MAX_NEAREST, bestFirst(goods, products, fits));
  const found = best.map((at) => ({ document: products[at] ?? 0, fit: fits[at] ?? 0 }));
  const places: number[] = [];
  for (let at = 0; at < touched.length && groups > 1; at += 1) {
    const share = covered[at] ?? 0;
    if (share >= MIN_SHARE && share < FULL && (touched[at] ?? 0) < goods.products) places.push(at);
  }
  const near = topOf(places.length, MAX_NEAREST, (a, b) => {
    const [one, other] = [places[a] ?? 0, places[b] ?? 0];
    return (scores[other] ?? 0) - (scores[one] ?? 0) || one - other;
  });
  const others = near.map((at) => {
    const place = places[at] ?? 0;
    return { document: touched[place] ?? 0, fit: Math.round((scores[place] ?? 0) / ALIKE) };
  });
  const known = new Set(found.map(({ document }) => document));
  return [...found, ...others.filter(({ document }) => !known.has(document))];
}

/** A name that is said in full comes before one of which a word is not asked for. */
function preferSaidNames(goods: GoodsIndex, { words }: Reading, products: Uint32Array, fits: Float32Array): void {
  const said = new Set(words.flatMap(({ text, meanings }) => [text.split(' '), ...meanings].flat()).flatMap(formsOf));
  for (const at of topOf(products.length, MAX_NAMES, bestFirst(goods, products, fits))) {
    const name = goods.names[products[at] ?? 0] ?? [];
    const met = name.filter((word) => said.has(word)).length;
    fits[at] = (fits[at] ?? 0) + Math.round((SAID_NAME * met) / Math.max(1, name.length) / ALIKE);
  }
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
function categoriesOf(goods: GoodsIndex, { matched, categories: most }: Attempt, leading: number[]): number[] {
  const { touched, covered, scores, groups } = matched;
  if (groups > 0 && most >= FULL) {
    const full = [...touched.keys()].filter((at) => (touched[at] ?? 0) >= goods.products && (covered[at] ?? 0) >= FULL);
    const documents = full.map((at) => touched[at] ?? 0);
    const fits = full.map((at) => Math.round((scores[at] ?? 0) / ALIKE));
    const order = bestFirst(goods, documents, fits);
    return topOf(full.length, MAX_CATEGORIES, order).flatMap((at) => documents[at] ?? []);
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
