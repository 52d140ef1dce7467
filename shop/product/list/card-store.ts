import { type Selectable, sql } from 'kysely';
import { type Crumb, crumbsOf, readCrumbs } from '#shop/category/breadcrumb-store.ts';
import { NO_STARS, type StarCounts } from '#shop/category/rating.ts';
import { type Ratings, readRatings } from '#shop/category/rating-store.ts';
import type { Catalogue } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import { offerOf } from '#shop/product/quote/offer-of.ts';
import type { Offer } from '#shop/product/quote/offer.ts';
import { OPTIONS, type OptionRow } from '#shop/product/option-store.ts';
import { PRODUCT, type ProductTables } from '#shop/product/table.ts';
import { movedTo } from '#shop/redirect/store.ts';

type Row = Selectable<ProductTables['product']>;

/** A product as a page or a card shows it, and as the quote engine reads it. */
export type Card = Row & { breadcrumbs: Crumb[]; options: OptionRow[]; offer: Offer; stars: StarCounts };

/** Enabled products in the order of `ids`. */
export async function readCards(catalogue: Catalogue, ids: number[]): Promise<Card[]> {
  const found = await readCardsById(catalogue, ids);
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
}

/** Enabled products: one query for those that are not kept yet, however many. */
export async function readCardsById(catalogue: Catalogue, ids: readonly number[]): Promise<Map<number, Card>> {
  if (ids.length === 0) return new Map();
  const known = { crumbs: await readCrumbs(catalogue), ratings: await readRatings(catalogue) };
  return catalogue.many('card', ids, (db, missing) => load(db, missing, known));
}

type Known = { crumbs: ReadonlyMap<string, Crumb>; ratings: Ratings };

async function load(db: Db, ids: number[], { crumbs, ratings }: Known): Promise<Map<number, Card>> {
  const products = await db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    // Of any number of products one text, which is prepared.
    .where('product.id', '=', sql<number>`any(${ids}::integer[])`)
    .where('product.enabled', '=', true)
    .select(PRODUCT.map((column) => `product.${column}` as const))
    .select(['category.slug as category_slug', OPTIONS.as('options')])
    .execute();
  return new Map(
    products.map((product) => {
      const breadcrumbs = crumbsOf(crumbs, product.category_slug);
      const stars = ratings.products.get(product.id) ?? NO_STARS;
      return [product.id, { ...product, breadcrumbs, offer: offerOf(product, product.options), stars }];
    }),
  );
}

/** By its slug, or by one that it had before. */
export async function findProductId(catalogue: Catalogue, slug: string): Promise<number | undefined> {
  const id = await enabledId(catalogue, slug);
  if (id !== undefined) return id;
  const moved = await movedTo(catalogue, 'product', slug);
  return moved === undefined ? undefined : enabledId(catalogue, moved);
}

async function enabledId(catalogue: Catalogue, slug: string): Promise<number | undefined> {
  return catalogue.one('product by slug', slug, async (db) => {
    const row = await db
      .selectFrom('product')
      .where('slug', '=', slug)
      .where('enabled', '=', true)
      .select('id')
      .executeTakeFirst();
    return row?.id;
  });
}

/** Those the catalogue names, then the neighbours in its category, then others of its game. */
export async function relatedIds(catalogue: Catalogue, id: number, limit: number): Promise<number[]> {
  return (await catalogue.one('related', id, (db) => loadRelated(db, id, limit))) ?? [];
}

async function loadRelated(db: Db, id: number, limit: number): Promise<number[]> {
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
