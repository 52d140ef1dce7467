import type { Db } from '#shop/db/database.ts';

export type Crumb = { category_id: number; name: string; seo_url: string };

/** Crumbs by path, for the given paths and all above them: one query, however many paths. */
export async function readCrumbs(db: Db, paths: string[]): Promise<Map<string, Crumb>> {
  const slugs = [...new Set(paths.flatMap(lineage))];
  if (slugs.length === 0) return new Map();
  const categories = await db
    .selectFrom('category')
    .where('slug', 'in', slugs)
    .select(['id as category_id', 'name', 'slug as seo_url'])
    .execute();
  return new Map(categories.map((category) => [category.seo_url, category]));
}

/** From the game down to the path itself. */
export function crumbsOf(crumbs: Map<string, Crumb>, path: string): Crumb[] {
  return lineage(path).flatMap((slug) => crumbs.get(slug) ?? []);
}

/** `wow-carry/raids` → `wow-carry`, `wow-carry/raids`. */
function lineage(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'));
}
