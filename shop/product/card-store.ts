import { type Selectable, sql } from 'kysely';
import { type Crumb, crumbsOf, readCrumbs } from '#shop/category/breadcrumb-store.ts';
import type { Db } from '#shop/db/database.ts';
import { offerOf } from './offer-of.ts';
import type { Offer } from './offer.ts';
import { type OptionRow, readOptions } from './option-store.ts';
import type { ProductTables } from './table.ts';

type Row = Selectable<ProductTables['product']>;

/** A product as a page or a card shows it, and as the quote engine reads it. */
export type Card = Row & { breadcrumbs: Crumb[]; options: OptionRow[]; offer: Offer };

/** Enabled products in the order of `ids`: four queries, however many they are. */
export async function readCards(db: Db, ids: number[]): Promise<Card[]> {
  if (ids.length === 0) return [];
  const products = await db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .where('product.id', 'in', ids)
    .where('product.enabled', '=', true)
    .selectAll('product')
    .select('category.slug as category_slug')
    .execute();
  const options = await readOptions(db, ids);
  const crumbs = await readCrumbs(
    db,
    products.map((product) => product.category_slug),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return [...new Set(ids)].flatMap((id) => {
    const product = byId.get(id);
    if (!product) return [];
    const own = options.get(id) ?? [];
    const breadcrumbs = crumbsOf(crumbs, product.category_slug);
    return [{ ...product, breadcrumbs, options: own, offer: offerOf(product, own) }];
  });
}

export async function findProductId(db: Db, slug: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('product')
    .where('slug', '=', slug)
    .where('enabled', '=', true)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** Those the catalogue names, then the neighbours in its category, then others of its game. */
export async function relatedIds(db: Db, id: number, limit: number): Promise<number[]> {
  const related = await sql<{ id: number }>`
    select id from (
      (select other.id, 0 as distance, named.sort
        from product_related named
        join product other on other.id = named.related_id and other.enabled
        where named.product_id = ${id})
      union all
      (select place.product_id, 1, place.sort
        from product own
        join product_category place on place.category_id = own.category_id
        where own.id = ${id} order by place.sort limit ${limit + 1})
      union all
      (select place.product_id, 2, place.sort
        from product own
        join product_category place on place.category_id = own.game_id
        where own.id = ${id} order by place.sort limit ${2 * limit + 1})
    ) as near
    where id <> ${id}
    group by id
    order by min(distance), min(sort), id
    limit ${limit}`.execute(db);
  return related.rows.map((row) => row.id);
}
