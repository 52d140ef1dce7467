import type { Catalogue } from '#shop/db/catalogue.ts';

export type Crumb = { category_id: number; name: string; seo_url: string };

/** The crumbs of all categories, by path. */
export async function readCrumbs(catalogue: Catalogue): Promise<ReadonlyMap<string, Crumb>> {
  return catalogue.whole('crumbs', async (db) => {
    const rows = await db.selectFrom('category').select(['id as category_id', 'name', 'slug as seo_url']).execute();
    return new Map(rows.map((row) => [row.seo_url, row]));
  });
}

/** From the game down to the path itself. */
export function crumbsOf(crumbs: ReadonlyMap<string, Crumb>, path: string): Crumb[] {
  return lineage(path).flatMap((slug) => crumbs.get(slug) ?? []);
}

/** `wow-carry/raids` → `wow-carry`, `wow-carry/raids`. */
function lineage(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_, at) => steps.slice(0, at + 1).join('/'));
}
