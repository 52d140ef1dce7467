import type { ProductDef } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import { amountOf, etaOf, jsonOf, priceOf, valuesOf } from './option-values.ts';
import { chunks, known } from '#shop/db/rows.ts';
import type { SeededProduct } from './seed-products.ts';

export async function seedOptions(tx: Db, products: SeededProduct[]): Promise<void> {
  await tx.updateTable('product_option').set({ enabled: false }).execute();
  await tx.updateTable('product_option_value').set({ enabled: false }).execute();
  const options = products.flatMap(({ id, def }) =>
    def.options.map((option, sort) => ({ values: valuesOf(option), row: optionRow(id, option, sort) })),
  );
  const ids = new Map<string, number>();
  for (const some of chunks(options)) {
    const written = await upsertOptions(
      tx,
      some.map((option) => option.row),
    );
    for (const { id, product_id, key } of written) ids.set(`${product_id} ${key}`, id);
  }
  const values = options.flatMap(({ row, values }) =>
    values.map((value, sort) => valueRow(known(ids, `${row.product_id} ${row.key}`), value, sort)),
  );
  for (const some of chunks(values)) await upsertValues(tx, some);
}

function optionRow(productId: number, option: ProductDef['options'][number], sort: number) {
  return {
    product_id: productId,
    key: option.key,
    name: option.name,
    type: option.type,
    required: option.required,
    hint: option.hint ?? '',
    format: option.format ?? ('' as const),
    default_value: option.default ?? '',
    depends_on: jsonOf(option.dependsOn),
    amount: jsonOf(option.amount && amountOf(option.amount)),
    region_option: option.regionOption ?? '',
    sort,
    enabled: true,
  };
}

function valueRow(optionId: number, value: ReturnType<typeof valuesOf>[number], sort: number) {
  return {
    option_id: optionId,
    key: value.key,
    name: value.name,
    ...priceOf(value.price),
    region: value.region ?? '',
    depends_on: jsonOf(value.dependsOn),
    eta: jsonOf(value.eta && etaOf(value.eta)),
    hint: value.hint ?? '',
    risk: value.risk ?? '',
    needs_login: value.login ?? false,
    sort,
    enabled: true,
  };
}

type OptionRow = Parameters<ReturnType<typeof insertOption>['values']>[0];
type ValueRow = Parameters<ReturnType<typeof insertValue>['values']>[0];

const insertOption = (tx: Db) => tx.insertInto('product_option');
const insertValue = (tx: Db) => tx.insertInto('product_option_value');

function upsertOptions(tx: Db, rows: OptionRow) {
  return insertOption(tx)
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'key']).doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        type: row.ref('excluded.type'),
        required: row.ref('excluded.required'),
        hint: row.ref('excluded.hint'),
        format: row.ref('excluded.format'),
        default_value: row.ref('excluded.default_value'),
        depends_on: row.ref('excluded.depends_on'),
        amount: row.ref('excluded.amount'),
        region_option: row.ref('excluded.region_option'),
        sort: row.ref('excluded.sort'),
        enabled: true,
      })),
    )
    .returning(['id', 'product_id', 'key'])
    .execute();
}

async function upsertValues(tx: Db, rows: ValueRow): Promise<void> {
  await insertValue(tx)
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['option_id', 'key']).doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        price_micros: row.ref('excluded.price_micros'),
        price_basis_points: row.ref('excluded.price_basis_points'),
        region: row.ref('excluded.region'),
        depends_on: row.ref('excluded.depends_on'),
        eta: row.ref('excluded.eta'),
        hint: row.ref('excluded.hint'),
        risk: row.ref('excluded.risk'),
        needs_login: row.ref('excluded.needs_login'),
        sort: row.ref('excluded.sort'),
        enabled: true,
      })),
    )
    .execute();
}
