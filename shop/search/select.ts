import type { PriceRange } from '#shop/exchange/price-range.ts';
import type { Page } from '#shop/db/page.ts';
import type { GoodsIndex } from './index/goods-index.ts';
import { bestFirst, type Hits } from './hits.ts';
import { topOf } from './top.ts';

export type Found = { ids: number[]; total: number };
export type Wanted = { gameId?: number | undefined; price?: PriceRange | undefined };

const LIST = { sort_order: 'sort', name: 'name', price: 'price', date_added: 'added' } as const;

/** One page of the products found, best first unless another order is asked for. */
export function selectProducts(goods: GoodsIndex, hits: Hits, page: Page, wanted: Wanted): Found {
  const { products, fits } = wantedOf(goods, hits, wanted);
  const end = Math.min(products.length, page.offset + page.limit);
  const isFirst = products === hits.products && page.sort === 'sort_order' && end <= hits.best.length;
  const order = page.sort === 'sort_order' ? bestFirst(goods, products, fits) : sortedBy(goods, products, page);
  const top = (isFirst ? hits.best : topOf(products.length, end, order)).slice(page.offset, end);
  return { ids: top.map((at) => goods.ids[products[at] ?? 0] ?? 0), total: products.length };
}

/** The number of hits per game, most first. */
export function countGames(goods: GoodsIndex, hits: Hits, price: PriceRange | undefined) {
  const { products } = wantedOf(goods, hits, { price });
  const counts = new Map<number, number>();
  // Runs of the same game are counted at once: consecutive products mostly share it.
  for (let at = 0, next = 0; at < products.length; at = next) {
    const game = goods.gameIds[products[at] ?? 0] ?? 0;
    for (next = at + 1; next < products.length && goods.gameIds[products[next] ?? 0] === game;) next += 1;
    counts.set(game, (counts.get(game) ?? 0) + next - at);
  }
  return [...counts]
    .map(([category_id, product_count]) => ({ category_id, product_count }))
    .sort((a, b) => b.product_count - a.product_count || a.category_id - b.category_id);
}

function wantedOf(
  goods: GoodsIndex,
  { products, fits }: Hits,
  { gameId, price }: Wanted,
): Pick<Hits, 'products' | 'fits'> {
  if (gameId === undefined && price === undefined) return { products, fits };
  const from = Number(price?.from ?? 0);
  const below = price?.below === undefined ? Infinity : Number(price.below);
  const isWanted = (document: number) => {
    const micros = goods.price[document] ?? 0;
    return (gameId === undefined || goods.gameIds[document] === gameId) && micros >= from && micros < below;
  };
  return {
    products: products.filter(isWanted),
    fits: fits.filter((_, at) => isWanted(products[at] ?? 0)),
  };
}

function sortedBy(goods: GoodsIndex, products: Uint32Array, { sort, order }: Page) {
  const list = goods[LIST[sort]];
  const sign = order === 'asc' ? 1 : -1;
  return (a: number, b: number) => {
    const [one, other] = [products[a] ?? 0, products[b] ?? 0];
    return sign * ((list[one] ?? 0) - (list[other] ?? 0) || one - other);
  };
}
