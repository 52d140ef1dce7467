import type { Catalogue } from '#shop/db/catalogue.ts';
import type { Currency } from '#shop/money/currency.ts';
import { type PriceRange, rangeInUsd } from '#shop/exchange/price-range.ts';
import { readExchange } from '#shop/exchange/rate-store.ts';
import type { GoodsIndex } from '#shop/search/index/goods-index.ts';
import { bestFirst, type Hits, MAX_BEST } from '#shop/search/hits.ts';
import { topOf } from '#shop/search/top.ts';

/** Narrows the hits to the price named in the text; when none is left, all hits. */
export async function hitsAtSaidPrice(
  catalogue: Catalogue,
  goods: GoodsIndex,
  hits: Hits,
  currency: Currency,
): Promise<Hits & { isAtPrice: boolean }> {
  const said = hits.reading.mentions.price;
  if (!said) return { ...hits, isAtPrice: true };
  const { rate } = await readExchange(catalogue, said.currency ?? currency);
  const [from, to] = [said.above, said.below].map((amount) =>
    amount === null ? undefined : String(Math.round(amount)),
  );
  const isWithin = withinOf(goods, rangeInUsd(from, to, rate));
  const products = hits.products.filter(isWithin);
  if (products.length === 0) return { ...hits, isAtPrice: false };
  const fits = hits.fits.filter((_, at) => isWithin(hits.products[at] ?? 0));
  const best = topOf(products.length, MAX_BEST, bestFirst(goods, products, fits));
  const nearest = best.slice(0, hits.nearest.length).map((at) => ({ document: products[at] ?? 0, fit: fits[at] ?? 0 }));
  return {
    ...hits,
    products,
    fits,
    best,
    nearest,
    isAtPrice: true,
  };
}

function withinOf({ price }: GoodsIndex, range: PriceRange): (document: number) => boolean {
  const from = Number(range.from ?? 0);
  const below = range.below === undefined ? Infinity : Number(range.below);
  return (document) => {
    const micros = price[document] ?? 0;
    return micros >= from && micros < below;
  };
}
