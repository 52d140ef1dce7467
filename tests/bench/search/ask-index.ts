import { catalogueOf } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import { bestFirst } from '#shop/search/hits.ts';
import { buildGoods, searcherOf } from '#shop/search/live-search.ts';
import { interpretText } from '#shop/interpret/interpret-text.ts';
import { hitsAtSaidPrice } from '#shop/search/mention/said-price.ts';
import { topOf } from '#shop/search/top.ts';
import { type Answered, filledOf } from './ask.ts';

const HITS = 10;
const CURRENCY = 'USD';

/** What `askShop` answers, without the calls: for all queries within seconds. */
export async function indexOf(db: Db): Promise<(text: string) => Promise<Answered>> {
  const searcher = searcherOf(await buildGoods(db, new Date()));
  const { goods } = searcher;
  const slugs = async (table: 'product' | 'category') => {
    const rows = await db.selectFrom(table).select(['id', 'slug']).execute();
    return new Map(rows.map(({ id, slug }) => [id, slug]));
  };
  const [products, categories] = [await slugs('product'), await slugs('category')];
  return async (text) => {
    const catalogue = await catalogueOf(db);
    const hits = await hitsAtSaidPrice(catalogue, goods, searcher.find(text), CURRENCY);
    const best = topOf(hits.products.length, HITS, bestFirst(goods, hits.products, hits.fits));
    const data = await interpretText(db, catalogue, searcher, { text, currency: CURRENCY, limit: 1, now: new Date() });
    return {
      products: best.map((at) => products.get(goods.ids[hits.products[at] ?? 0] ?? 0) ?? ''),
      categories: hits.categories.slice(0, HITS).map((at) => categories.get(goods.ids[at] ?? 0) ?? ''),
      total: hits.products.length,
      isNearest: hits.instead !== '',
      filled: filledOf(data),
    };
  };
}
