import { type Crumb, crumbsOf, readCrumbs } from '#shop/category/breadcrumb-store.ts';
import type { Db } from '#shop/db/database.ts';
import type { Offer, OfferOption } from './offer.ts';

/** A product as cart and order need it: what it costs, and where it stands. */
export type Goods = {
  offer: Offer;
  slug: string;
  eta: string;
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
    .select([
      'product.id',
      'product.slug',
      'product.name',
      'product.eta',
      'product.game_id',
      'product.price_micros',
      'product.special_micros',
      'product.minimum',
      'product.maximum',
      'category.slug as category_slug',
    ])
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
    const offer: Offer = {
      id: product.id,
      name: product.name,
      priceMicros: product.price_micros,
      specialMicros: product.special_micros,
      minimum: product.minimum,
      maximum: product.maximum,
      options: options.get(product.id) ?? [],
    };
    goods.set(product.id, { offer, slug: product.slug, eta: product.eta, game, breadcrumbs });
  }
  return goods;
}

async function readOptions(db: Db, productIds: number[]): Promise<Map<number, OfferOption[]>> {
  const byProduct = new Map<number, OfferOption[]>();
  if (productIds.length === 0) return byProduct;
  const options = await db
    .selectFrom('product_option')
    .where('product_id', 'in', productIds)
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .select(['id', 'product_id', 'name', 'type', 'required', 'format'])
    .execute();
  const values = await db
    .selectFrom('product_option_value as value')
    .innerJoin('product_option as option', 'option.id', 'value.option_id')
    .where('option.product_id', 'in', productIds)
    .where('value.enabled', '=', true)
    .orderBy('value.sort')
    .orderBy('value.id')
    .select(['value.id', 'value.option_id', 'value.name', 'value.price_micros'])
    .execute();
  for (const { product_id, ...option } of options) {
    const own = values
      .filter((value) => value.option_id === option.id)
      .map(({ id, name, price_micros }) => ({ id, name, priceMicros: price_micros }));
    byProduct.set(product_id, [...(byProduct.get(product_id) ?? []), { ...option, values: own }]);
  }
  return byProduct;
}
