import { type FilterLists, meetsFilters } from '#shop/category/filter-match.ts';
import type { Catalogue } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import { type PriceRange, withinPrice } from '#shop/exchange/price-range.ts';
import type { Found } from '#shop/search/select.ts';
import type { Page } from '#shop/db/page.ts';

const COLUMN = { sort_order: 'sort', name: 'name', price: 'from_micros', date_added: 'added_at' } as const;

/** By what a list is narrowed: without lists of filters, and without a price, by nothing. */
export type Narrowed = { filters: FilterLists; price: PriceRange | undefined };

/** One page of a category and all below it: products that have any of the filters of each list, and cost what they should. */
export async function listCategory(
  catalogue: Catalogue,
  category: { id: number; product_count: number },
  by: Narrowed,
  page: Page,
): Promise<Found> {
  const { filters, price } = by;
  const isNarrowed = filters.length > 0 || price !== undefined;
  const key = JSON.stringify([category.id, filters, String(price?.from), String(price?.below), page]);
  const found = await catalogue.one('list', key, async (db) =>
    isNarrowed ? listFiltered(db, category.id, by, page) : listAll(db, category, page),
  );
  return found ?? { ids: [], total: 0 };
}

/** Read along an index, so the size of the category costs nothing. */
async function listAll(db: Db, category: { id: number; product_count: number }, page: Page): Promise<Found> {
  const rows = await db
    .selectFrom('product_category')
    .where('category_id', '=', category.id)
    .orderBy(COLUMN[page.sort], page.order)
    .orderBy('product_id', page.order)
    .limit(page.limit)
    .offset(page.offset)
    .select('product_id')
    .execute();
  return { ids: rows.map((row) => row.product_id), total: category.product_count };
}

async function listFiltered(db: Db, categoryId: number, by: Narrowed, page: Page): Promise<Found> {
  const matching = db
    .selectFrom('product_category')
    .where('category_id', '=', categoryId)
    .where(meetsFilters(by.filters))
    .where(withinPrice('product_category', by.price));
  const { total } = await matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .orderBy(COLUMN[page.sort], page.order)
    .orderBy('product_id', page.order)
    .limit(page.limit)
    .offset(page.offset)
    .select('product_id')
    .execute();
  return { ids: rows.map((row) => row.product_id), total };
}
