import type { Catalog } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import { known, microsOf } from '#shop/db/rows.ts';
import type { SiteContent } from '#shop/site/table.ts';
import type { CategoryIds } from './seed-categories.ts';

/** Everything in the catalogue except categories and products. */
export async function seedSettings(tx: Db, catalog: Catalog, categories: CategoryIds): Promise<void> {
  await seedMoney(tx, catalog);
  await seedPages(tx, catalog);
  await seedFields(tx, catalog, categories);
  await seedSite(tx, catalog);
}

async function seedMoney(tx: Db, catalog: Catalog): Promise<void> {
  for (const [sort, { code, rate, rounding }] of catalog.currencies.entries()) {
    const row = {
      rate,
      rounding_micros: microsOf(rounding?.to ?? '0.01'),
      rounding_mode: rounding?.mode ?? ('half-up' as const),
      sort,
    };
    await tx
      .insertInto('currency')
      .values({ code, ...row })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
      .execute();
  }
  await tx.updateTable('payment_method').set({ enabled: false }).execute();
  for (const [sort, { code, ...method }] of catalog.paymentMethods.entries()) {
    const row = { ...method, sort, enabled: true };
    await tx
      .insertInto('payment_method')
      .values({ code, ...row })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(row))
      .execute();
  }
}

async function seedPages(tx: Db, catalog: Catalog): Promise<void> {
  await tx.updateTable('information').set({ enabled: false }).execute();
  for (const [sort, { slug, title, html, metaTitle, metaDescription }] of catalog.pages.entries()) {
    const row = { title, html, meta_title: metaTitle, meta_description: metaDescription, sort, enabled: true };
    await tx
      .insertInto('information')
      .values({ slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute();
  }
}

async function seedFields(tx: Db, catalog: Catalog, categories: CategoryIds): Promise<void> {
  await tx.deleteFrom('game_field').execute();
  for (const [key, field] of Object.entries(catalog.fields)) {
    const row = {
      name: field.name,
      type: field.type,
      required: field.required,
      format: field.format ?? ('' as const),
      placeholder: field.placeholder ?? '',
      choices: JSON.stringify(field.values ?? []),
    };
    await tx
      .insertInto('checkout_field')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }
  const asked = catalog.games.flatMap((game) =>
    game.fields.map((field_key, sort) => ({ game_id: known(categories, game.slug), field_key, sort })),
  );
  if (asked.length > 0) await tx.insertInto('game_field').values(asked).execute();
}

async function seedSite(tx: Db, { site, coupons }: Catalog): Promise<void> {
  if (!site) return;
  const { campaign, ...rest } = site;
  const minimum = coupons.find(({ code }) => code === campaign?.coupon)?.minimum ?? '0';
  const content: SiteContent = {
    ...rest,
    ...(campaign && { campaign: { ...campaign, minimumMicros: microsOf(minimum) } }),
  };
  const row = { content: JSON.stringify(content) };
  await tx
    .insertInto('site')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
