import type { Selectable } from 'kysely';
import type { Catalogue } from '#shop/db/catalogue.ts';
import { movedTo } from '#shop/redirect/store.ts';
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

type Categories = {
  /** Siblings in the shop's order. */
  all: Category[];
  byId: ReadonlyMap<number, Category>;
  bySlug: ReadonlyMap<string, Category>;
};

/** The enabled ones. */
export async function readCategories(catalogue: Catalogue): Promise<Categories> {
  return catalogue.whole('categories', async (db) => {
    const all = await db
      .selectFrom('category')
      .where('enabled', '=', true)
      .orderBy('sort')
      .orderBy('id')
      .select(COLUMNS)
      .execute();
    return {
      all,
      byId: new Map(all.map((category) => [category.id, category])),
      bySlug: new Map(all.map((category) => [category.slug, category])),
    };
  });
}

/** By its id, its path, or a former path. */
export async function findCategory(
  catalogue: Catalogue,
  by: { id: number } | { slug: string },
): Promise<Category | undefined> {
  const { byId, bySlug } = await readCategories(catalogue);
  if ('id' in by) return byId.get(by.id);
  return bySlug.get(by.slug) ?? bySlug.get((await movedTo(catalogue, 'category', by.slug)) ?? '');
}

/** The existing ones, in the order of `ids`. */
export async function readCategoriesById(catalogue: Catalogue, ids: number[]): Promise<Category[]> {
  const { byId } = await readCategories(catalogue);
  return ids.flatMap((id) => byId.get(id) ?? []);
}
