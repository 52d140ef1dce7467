import type { GoodsIndex } from '#shop/search/index/goods-index.ts';
import type { Hits } from '#shop/search/hits.ts';
import { MAX_SEARCH_CHARACTERS } from '#shop/http/endpoint/input.ts';
import { clausesOf } from './text/clauses.ts';

/** One thing that is asked for, with the products that may be meant, best first. */
export type Clause = { hits: Hits; found: FoundProduct[] };

export type FoundProduct = { document: number; id: number; fit: number };

/** Products below this share of the best score are dropped. */
const MIN_FIT = 0.6;

/** The text read as one thing, and as a list of things; mostly it is no list. */
export type Clauses = { whole: Clause; parts: Clause[] };

export function clausesIn(goods: GoodsIndex, text: string, find: (text: string) => Hits): Clauses {
  const whole = clauseOf(goods, find(text));
  const parts = clausesOf(whole.hits).flatMap((ways) => {
    const hits = ways.map((way) => find(way.slice(0, MAX_SEARCH_CHARACTERS)));
    const best = hits.find(({ leftOut }) => leftOut.length === 0) ?? hits[0];
    return best ? clauseOf(goods, best) : [];
  });
  const isEachFound = parts.every(
    ({ hits, found }) => found.length > 0 && hits.leftOut.length === 0 && hits.notSold === '',
  );
  const isSeveral = new Set(parts.map(({ found }) => found[0]?.id)).size === parts.length;
  return { whole, parts: isEachFound && isSeveral ? parts : [] };
}

export function clauseOf(goods: GoodsIndex, hits: Hits): Clause {
  const least = (hits.nearest[0]?.fit ?? 0) * MIN_FIT;
  const near = hits.nearest.filter(({ fit }) => fit >= least);
  return { hits, found: near.map(({ document, fit }) => ({ document, id: goods.ids[document] ?? 0, fit })) };
}
