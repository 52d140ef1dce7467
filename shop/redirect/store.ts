import type { Selectable } from 'kysely';
import type { Catalogue } from '#shop/db/catalogue.ts';
import type { RedirectTables } from './table.ts';

type Redirect = Selectable<RedirectTables['redirect']>;

/** In the order of the old addresses. */
export async function readRedirects(catalogue: Catalogue): Promise<readonly Redirect[]> {
  return catalogue.whole('redirects', (db) =>
    db.selectFrom('redirect').selectAll().orderBy('kind').orderBy('old_slug').execute(),
  );
}

/** The current address for a former slug; undefined if it has not moved. */
export async function movedTo(
  catalogue: Catalogue,
  kind: Redirect['kind'],
  oldSlug: string,
): Promise<string | undefined> {
  const all = await readRedirects(catalogue);
  return all.find((one) => one.kind === kind && one.old_slug === oldSlug)?.new_slug;
}
