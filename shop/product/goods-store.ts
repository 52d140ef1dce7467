import { type Crumb, crumbsOf, readCrumbs } from '#shop/category/breadcrumb-store.ts';
import type { Db } from '#shop/db/database.ts';
import { offerOf } from './offer-of.ts';
import type { Offer } from './offer.ts';
import { readOptions } from './option-store.ts';

/** A product as cart and order need it: what it costs, and where it stands. */
export type Goods = {
  offer: Offer;
  slug: string;
  /** When work starts, in the catalogue's words. */
  start: string;
  game: Crumb;
  /** From the game down to the product's category. */
  breadcrumbs: Crumb[];
};

/** Enabled products only: whoever is missing from the map is not for sale. */
export async function readGoods(db: Db, ids: number[]): Promise<Map<number, Goods>> {
  if (ids.length === 0) return new Map();
  const products = await db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .where('product.id', 'in', [...new Set(ids)])
    .where('product.enabled', '=', true)
    .selectAll('product')
    .select('category.slug as category_slug')
    .execute();
  const options = await readOptions(
    db,
    products.map((product) => product.id),
  );
  const crumbs = await readCrumbs(
    db,
    products.map((product) => product.category_slug),
  );

  const goods = new Map<number, Goods>();
  for (const product of products) {
    const breadcrumbs = crumbsOf(crumbs, product.category_slug);
    const game = breadcrumbs[0];
    if (!game) throw new Error(`Product ${product.slug} stands in no game`);
    const offer = offerOf(product, options.get(product.id) ?? []);
    goods.set(product.id, { offer, slug: product.slug, start: product.start_text, game, breadcrumbs });
  }
  return goods;
}
