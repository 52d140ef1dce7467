import { createHash } from 'node:crypto';
import type { Catalog } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import { refreshFromPrices } from '#shop/product/from-price-store.ts';
import { seedCategories } from './seed-categories.ts';
import { seedCoupons } from './seed-coupons.ts';
import { seedFilters } from './seed-filters.ts';
import { seedOptions } from './seed-options.ts';
import { seedProducts } from './seed-products.ts';
import { seedSearch } from './seed-search.ts';
import { seedSettings } from './seed-settings.ts';

// Raised when the rows made from the same catalogue change.
const SEED_FORMAT = 4;

/**
 * Makes the database hold this catalogue, unless it does already. Rows keep their ids by slug;
 * what has left the catalogue is disabled, for carts and orders still name it.
 * Must run inside a transaction. Answers with the catalogue's version.
 */
export async function seed(tx: Db, catalog: Catalog, now: Date): Promise<number> {
  const hash = createHash('sha256')
    .update(`${SEED_FORMAT} ${JSON.stringify(catalog)}`)
    .digest('hex');
  const state = await tx.selectFrom('catalogue_state').select(['hash', 'version']).executeTakeFirst();
  if (state?.hash === hash) return state.version;

  const categories = await seedCategories(tx, catalog);
  await seedSettings(tx, catalog, categories);
  const products = await seedProducts(tx, catalog, categories, now);
  await seedOptions(tx, products);
  await seedFilters(tx, catalog, products);
  await seedSearch(tx, catalog);
  await seedCoupons(tx, catalog, categories, products);
  await refreshFromPrices(
    tx,
    products.map(({ id }) => id),
    now,
  );

  const row = { hash, version: (state?.version ?? 0) + 1, seeded_at: now };
  await tx
    .insertInto('catalogue_state')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return row.version;
}
