import { type Selectable, sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { findMatching } from '#shop/search/found-store.ts';
import type { Plan } from '#shop/search/rules.ts';
import type { CategoryTables } from './table.ts';

export type Category = Omit<
  Selectable<CategoryTables['category']>,
  'enabled' | 'game_id' | 'search_name' | 'search_text'
>;

const COLUMNS = [
  'id',
  'parent_id',
  'slug',
  'name',
  'intro',
  'description',
  'faq',
  'meta_title',
  'meta_description',
  'sort',
  'product_count',
] as const;

/** Every category, siblings in the shop's order. */
export async function readCategories(db: Db): Promise<Category[]> {
  return db.selectFrom('category').where('enabled', '=', true).orderBy('sort').orderBy('id').select(COLUMNS).execute();
}

export async function findCategory(db: Db, by: { id: number } | { slug: string }): Promise<Category | undefined> {
  return db
    .selectFrom('category')
    .where('enabled', '=', true)
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : 0))
    .$if('slug' in by, (query) => query.where('slug', '=', 'slug' in by ? by.slug : ''))
    .select(COLUMNS)
    .executeTakeFirst();
}

/** The best fits first, with how many there are. */
export async function searchCategories(
  db: Db,
  plan: Plan,
  limit: number,
): Promise<{ categories: Category[]; total: number }> {
  const { ids, total } = await findMatching(db, plan, { table: 'category', order: sql`rank, slug`, limit, offset: 0 });
  if (ids.length === 0) return { categories: [], total };
  const categories = await db.selectFrom('category').where('id', 'in', ids).select(COLUMNS).execute();
  return { categories: categories.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)), total };
}
