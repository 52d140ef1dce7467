import type { Selectable } from 'kysely';
import type { Db } from '#shop/db/database.ts';
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

/** Those that there are, in the order of `ids`. */
export async function readCategoriesById(db: Db, ids: number[]): Promise<Category[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('category')
    .where('enabled', '=', true)
    .where('id', 'in', ids)
    .select(COLUMNS)
    .execute();
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
