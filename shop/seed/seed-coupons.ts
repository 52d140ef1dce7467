import type { Catalog } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import { known, microsOf } from '#shop/db/rows.ts';
import { enableReferrals } from '#shop/referral/store.ts';
import type { CategoryIds } from './seed-categories.ts';
import type { SeededProduct } from './seed-products.ts';

const HUNDREDTHS = 100;

/** Coupons keep their count of uses by code; one that the catalogue no longer has is disabled. */
export async function seedCoupons(
  tx: Db,
  { coupons, site }: Catalog,
  categories: CategoryIds,
  products: SeededProduct[],
): Promise<void> {
  const productIds = new Map(products.map(({ id, def }) => [def.slug, id]));
  await tx.updateTable('coupon').set({ enabled: false }).execute();
  await enableReferrals(tx, site?.referral);
  await tx.deleteFrom('coupon_product').execute();
  await tx.deleteFrom('coupon_category').execute();
  for (const { code, ...def } of coupons) {
    const row = rowOf(def);
    const { id: coupon_id } = await tx
      .insertInto('coupon')
      .values({ code, ...row })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const slug of new Set(def.products)) {
      await tx
        .insertInto('coupon_product')
        .values({ coupon_id, product_id: known(productIds, slug) })
        .execute();
    }
    for (const path of new Set(def.categories)) {
      await tx
        .insertInto('coupon_category')
        .values({ coupon_id, category_id: known(categories, path) })
        .execute();
    }
  }
}

function rowOf(def: Omit<Catalog['coupons'][number], 'code'>) {
  return {
    percent_hundredths: def.percent === undefined ? null : Math.round(def.percent * HUNDREDTHS),
    amount_micros: def.amount === undefined ? null : microsOf(def.amount),
    minimum_micros: microsOf(def.minimum ?? '0'),
    starts_at: def.starts === undefined ? null : new Date(def.starts),
    ends_at: def.ends === undefined ? null : new Date(def.ends),
    use_limit: def.uses ?? null,
    once_per_buyer: def.oncePerBuyer ?? false,
    enabled: true,
  };
}
