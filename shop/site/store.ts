import type { Db } from '#shop/db/database.ts';
import type { SiteContent } from './table.ts';

/** Undefined while no release has brought a site. */
export async function findSite(db: Db): Promise<SiteContent | undefined> {
  const row = await db.selectFrom('site').where('id', '=', 1).select('content').executeTakeFirst();
  return row?.content;
}
