import type { Catalog } from '#catalog/format.ts';
import { stockOf } from '#shop/stock/stock.ts';
import { readImports } from '#shop/stock/store.ts';
import { type Act, release } from './publish.ts';
import type { Db } from '#shop/db/database.ts';
import { holdDatabase } from '#shop/db/connection/hold.ts';
import { migrate } from '#shop/db/migrate.ts';

const FIRST_START: Act = { author: 'start', source: 'start' };

/**
 * Migrates and publishes in one transaction: all of it or nothing. Simultaneous starts run it one after the other, and
 * the later ones have nothing left to do. Imports are published with the catalogue; `tell` is called with those that
 * cannot be. @returns the number of the current release.
 */
export async function prepareDatabase(
  db: Db,
  catalog: Catalog,
  now: Date,
  tell: (message: string) => void = () => {},
  act: Act = FIRST_START,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await holdDatabase(tx);
    await migrate(tx);
    const imports = await readImports(tx);
    for (const [slug, reason] of stockOf(catalog, imports).left) tell(`${slug} is not for sale: ${reason}`);
    return (await release(tx, { catalog, imports }, act, now)).number;
  });
}
