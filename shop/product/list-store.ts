import type { Db } from '#shop/db/database.ts';
import type { Page } from './page.ts';

export type Found = { ids: number[]; total: number };

const COLUMN = { sort_order: 'sort', name: 'name', price: 'from_micros', date_added: 'added_at' } as const;

/** One page of a category and all below it; read along an index, so its size costs nothing. */
export async function listCategory(
  db: Db,
  category: { id: number; product_count: number },
  page: Page,
): Promise<Found> {
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

/** Products whose name, game or tags hold the pattern; names that do come first unless sorted. */
export async function searchProducts(db: Db, pattern: string, page: Page): Promise<Found> {
  const matching = db
    .selectFrom('product')
    .where('enabled', '=', true)
    .where('search_text', 'like', pattern.toLowerCase());
  const { total } = await matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .$if(page.sort === 'sort_order', (query) => query.orderBy((row) => row('name', 'ilike', pattern), 'desc'))
    .orderBy(COLUMN[page.sort], page.order)
    .orderBy('id', page.order)
    .limit(page.limit)
    .offset(page.offset)
    .select('id')
    .execute();
  return { ids: rows.map((row) => row.id), total };
}
