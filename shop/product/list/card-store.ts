import { type RawBuilder, type Selectable, sql } from 'kysely';
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

/** Enabled products: one query for those that are not cached, however many. */
export async function readCardsById(catalogue: Catalogue, ids: readonly number[]): Promise<Map<number, Card>> {
  if (ids.length === 0) return new Map();
  const known = await readKnown(catalogue);
  return catalogue.many('card', ids, async (db, missing) => {
    // The same text for any number of products, so that it is prepared once.
    const cards = await load(db, sql`product.id = any(${missing}::integer[])`, known);
    return new Map(cards.map((card) => [card.id, card]));
  });
}

type Known = { crumbs: ReadonlyMap<string, Crumb>; ratings: Ratings };

async function readKnown(catalogue: Catalogue): Promise<Known> {
  return { crumbs: await readCrumbs(catalogue), ratings: await readRatings(catalogue) };
}

/** Built once, since Kysely would build it again for every statement. */
const COLUMNS = sql.raw(PRODUCT.map((column) => `product.${column}`).join(', '));

async function load(db: Db, which: RawBuilder<unknown>, { crumbs, ratings }: Known): Promise<Card[]> {
  const { rows } = await sql<Row & { category_slug: string; options: OptionRow[] }>`
    select ${COLUMNS}, category.slug as category_slug, ${OPTIONS} as options
    from product join category on category.id = product.category_id
    where ${which} and product.enabled`.execute(db);
  return rows.map((product) => ({
    ...product,
    breadcrumbs: crumbsOf(crumbs, product.category_slug),
    offer: offerOf(product, product.options),
    stars: ratings.products.get(product.id) ?? NO_STARS,
  }));
}

/** By its slug, or by a former one. */
export async function findProductId(catalogue: Catalogue, slug: string): Promise<number | undefined> {
  const id = await enabledId(catalogue, slug);
  if (id !== undefined) return id;
  const moved = await movedTo(catalogue, 'product', slug);
  return moved === undefined ? undefined : enabledId(catalogue, moved);
}

/** The same statement reads its card, which every caller needs next. */
async function enabledId(catalogue: Catalogue, slug: string): Promise<number | undefined> {
  const known = await readKnown(catalogue);
  const found = await catalogue.many('product by slug', [slug], async (db, missing) => {
    const cards = await load(db, sql`product.slug = any(${missing}::text[])`, known);
    for (const card of cards) catalogue.keep('card', card.id, card);
    return new Map(cards.map((card) => [card.slug, card.id]));
  });
  return found.get(slug);
}

/** Those that the catalogue lists, then others of its category, then others of its game. */
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
