import type { Db } from '#shop/db/database.ts';
import { offerOf } from '#shop/product/quote/offer-of.ts';
import type { Offer } from '#shop/product/quote/offer.ts';
import { readOptions } from '#shop/product/option-store.ts';
import type { GoodsIndex } from '#shop/search/index/goods-index.ts';
import { prepare, type PreparedProduct } from './text/prepared.ts';

export type Fillable = { product: PreparedProduct; offer: Offer };

// Valid as long as the index: it changes with the catalogue, and special offers carry their own times.
const fillableByIndex = new WeakMap<GoodsIndex, Map<number, Fillable>>();
const MAX_KEPT = 500;

/** Products that can be configured and priced, by id. */
export async function readFillable(db: Db, goods: GoodsIndex, ids: number[]): Promise<Map<number, Fillable>> {
  const known = fillableByIndex.get(goods) ?? new Map<number, Fillable>();
  fillableByIndex.set(goods, known);
  const found = new Map(ids.flatMap((id) => keptOne(known, id)));
  const missing = ids.filter((id) => !found.has(id));
  for (const [id, one] of await read(db, missing)) {
    found.set(id, one);
    known.set(id, one);
  }
  for (const [oldest] of known) {
    if (known.size <= MAX_KEPT) break;
    known.delete(oldest);
  }
  return found;
}

function keptOne(known: Map<number, Fillable>, id: number): [number, Fillable][] {
  const one = known.get(id);
  return one ? [[id, one]] : [];
}

async function read(db: Db, ids: number[]): Promise<[number, Fillable][]> {
  if (ids.length === 0) return [];
  const products = await db
    .selectFrom('product')
    .where('id', 'in', ids)
    .where('enabled', '=', true)
    .selectAll()
    .execute();
  const options = await readOptions(
    db,
    products.map(({ id }) => id),
  );
  return products.map((row) => {
    const own = options.get(row.id) ?? [];
    return [row.id, { product: prepare(row, own), offer: offerOf(row, own) }];
  });
}
