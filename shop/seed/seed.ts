import type { Db } from '#shop/db/database.ts';
import { refreshFromPrices } from '#shop/product/list/from-price-store.ts';
import { hashOf, type Offer } from './files-hash.ts';
import { seedCategories } from './seed-categories.ts';
import { seedCoupons } from './seed-coupons.ts';
import { seedFilters } from './seed-filters.ts';
import { seedOptions } from './seed-options.ts';
import { seedPrices } from './seed-prices.ts';
import { seedProducts } from './seed-products.ts';
import { seedRedirects } from './seed-redirects.ts';
import { seedSearch } from './seed-search.ts';
import { seedSettings } from './seed-settings.ts';

/**
 * Writes this stock to the database, unless it is there already. Rows keep their ids by slug; products that are gone
 * are disabled, not deleted, because carts and orders refer to them. Must run inside a transaction.
 *
 * @param source of the change, for the history of prices.
 * @returns the version of the catalogue.
 */
export async function seed(
  tx: Db,
  { catalog, closed }: Offer,
  { now, source }: { now: Date; source: 'catalog' | 'import' },
): Promise<number> {
  const hash = hashOf({ catalog, closed });
  const state = await tx.selectFrom('catalogue_state').select(['hash', 'version']).executeTakeFirst();
  if (state?.hash === hash) return state.version;

  const categories = await seedCategories(tx, catalog);
  await seedSettings(tx, catalog, categories);
  const products = await seedProducts(tx, { catalog, closed }, categories, now);
  await seedPrices(tx, now, source);
  await seedOptions(tx, products);
  await seedFilters(tx, catalog, products);
  await seedRedirects(tx, catalog);
  await seedSearch(tx, catalog);
  await refreshFromPrices(
    tx,
    products.map(({ id }) => id),
    now,
  );
  // Last: from here on, orders with a coupon wait for the coupon's row until this transaction ends.
  await seedCoupons(tx, catalog, categories, products);

  const row = { hash, version: (state?.version ?? 0) + 1, seeded_at: now };
  await tx
    .insertInto('catalogue_state')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  return row.version;
}
