import type { Catalog, CategoryDef } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import { searchable } from '#shop/search/word/fold.ts';
import { chunks } from '#shop/db/rows.ts';
import { faqText, paragraphs } from './describe.ts';

/** Ids by full path, such as `wow-carry/raids`. */
export type CategoryIds = Map<string, number>;

type PlacedCategory = {
  path: string;
  parent: string;
  game: string;
  def: Omit<CategoryDef, 'slug' | 'children'>;
  sort: number;
};

export async function seedCategories(tx: Db, catalog: Catalog): Promise<CategoryIds> {
  await tx.updateTable('category').set({ enabled: false, product_count: 0 }).execute();
  const ids: CategoryIds = new Map();
  // Level by level, so that every parent has its id before its children are written.
  const byDepth = Map.groupBy(categoriesOf(catalog), (category) => category.path.split('/').length);
  for (const depth of [...byDepth.keys()].sort((a, b) => a - b)) {
    for (const placed of chunks(byDepth.get(depth) ?? [])) await upsert(tx, placed, ids);
  }
  return ids;
}

async function upsert(tx: Db, placed: PlacedCategory[], ids: CategoryIds): Promise<void> {
  const rows = placed.map((category) => rowOf(category, ids));
  const written = await tx
    .insertInto('category')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((row) => ({
        parent_id: row.ref('excluded.parent_id'),
        game_id: row.ref('excluded.game_id'),
        name: row.ref('excluded.name'),
        intro: row.ref('excluded.intro'),
        description: row.ref('excluded.description'),
        faq: row.ref('excluded.faq'),
        meta_title: row.ref('excluded.meta_title'),
        meta_description: row.ref('excluded.meta_description'),
        search_name: row.ref('excluded.search_name'),
        search_text: row.ref('excluded.search_text'),
        sort: row.ref('excluded.sort'),
        enabled: true,
      })),
    )
    .returning(['id', 'slug'])
    .execute();
  for (const { id, slug } of written) ids.set(slug, id);
  await tx
    .updateTable('category')
    .set((row) => ({ game_id: row.ref('id') }))
    .where('parent_id', 'is', null)
    .where('game_id', 'is', null)
    .execute();
}

function rowOf({ path, parent, game, def, sort }: PlacedCategory, ids: CategoryIds) {
  return {
    parent_id: ids.get(parent) ?? null,
    game_id: ids.get(game) ?? null,
    slug: path,
    name: def.name,
    intro: def.intro,
    description: paragraphs(def.description),
    faq: faqText(def.faq),
    meta_title: def.metaTitle ?? def.name,
    meta_description: def.metaDescription ?? def.intro,
    search_name: searchable([def.name]),
    search_text: searchable([def.name, path]),
    sort,
    enabled: true,
  };
}

function categoriesOf(catalog: Catalog): PlacedCategory[] {
  return catalog.games.flatMap((game, sort) => [
    { path: game.slug, parent: '', game: game.slug, def: game, sort },
    ...categoriesBelow(game.categories, game.slug, game.slug, game.name),
  ]);
}

function categoriesBelow(categories: CategoryDef[], parent: string, game: string, gameName: string): PlacedCategory[] {
  return categories.flatMap((category, sort) => {
    const path = `${parent}/${category.slug}`;
    const def = { metaTitle: `${category.name} | ${gameName}`, ...category };
    return [{ path, parent, game, def, sort }, ...categoriesBelow(category.children, path, game, gameName)];
  });
}
