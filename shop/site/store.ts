import { type Catalogue, catalogueOf } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import type { SiteContent } from './table.ts';

/** Whether `npm run demo` has made this database. */
export async function hasSamples(db: Db): Promise<boolean> {
  return (await db.selectFrom('sample_mark').select('made_at').limit(1).executeTakeFirst()) !== undefined;
}

/** Undefined before the first release with site content. */
export async function findSite(db: Db): Promise<SiteContent | undefined> {
  return siteIn(await catalogueOf(db));
}

export async function siteIn(catalogue: Catalogue): Promise<SiteContent | undefined> {
  return catalogue.one('site', '', readSite);
}

async function readSite(db: Db): Promise<SiteContent | undefined> {
  const row = await db.selectFrom('site').where('id', '=', 1).select('content').executeTakeFirst();
  return row?.content;
}
