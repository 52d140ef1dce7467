import { marksOf, type Narrowed, pageOf, textOfNarrowed } from '#shop/category/product-index.ts';
import { readProductIndex } from '#shop/category/product-index-store.ts';
import type { Catalogue } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import type { Found } from '#shop/search/select.ts';
import type { Page } from '#shop/db/page.ts';

const COLUMN = { sort_order: 'sort', name: 'name', price: 'from_micros', date_added: 'added_at' } as const;

type Category = { id: number; product_count: number };

/** One page of a category and its descendants: products that have a filter of each list, and a price in the range. */
export async function listCategory(catalogue: Catalogue, category: Category, by: Narrowed, page: Page): Promise<Found> {
  const key = JSON.stringify([category.id, page, textOfNarrowed(by)]);
  const found = await catalogue.one('list', key, async (db) => {
    if (by.filters.length === 0 && by.price === undefined) return listAll(db, category, page);
    const index = await readProductIndex(catalogue, category.id);
    return pageOf(index, marksOf(index, by), page);
  });
  return found ?? { ids: [], total: 0 };
}

/** Read along an index, so it takes the same time for categories of any size. */
async function listAll(db: Db, category: Category, page: Page): Promise<Found> {
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
