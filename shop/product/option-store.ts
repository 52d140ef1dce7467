import { type Expression, type ExpressionBuilder, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Db } from '#shop/db/database.ts';
import { PRODUCT_OPTION, PRODUCT_OPTION_VALUE, type ProductTables } from './table.ts';

/** An option as the catalogue has it, with its values in their order. */
export type OptionRow = Selectable<ProductTables['product_option']> & {
  values: Selectable<ProductTables['product_option_value']>[];
};

/** Enabled options by product, in the order of the form: one query, however many products. */
export async function readOptions(db: Db, productIds: number[]): Promise<Map<number, OptionRow[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .where('id', '=', sql<number>`any(${productIds}::integer[])`)
    .select((product) => ['id', optionsOf(product).as('options')])
    .execute();
  return new Map(rows.map(({ id, options }) => [id, options]));
}

/**
 * The enabled options of a product that is selected, in the order of the form, to be selected along with it. As one
 * text: the embedded database hands over every field of every row by itself, which takes twice as long.
 */
export function optionsOf(product: ExpressionBuilder<Database, 'product'>): RawBuilder<OptionRow[]> {
  const options = product
    .selectFrom('product_option')
    .whereRef('product_option.product_id', '=', 'product.id')
    .where('product_option.enabled', '=', true)
    .select(PRODUCT_OPTION.map((column) => `product_option.${column}` as const))
    .select((option) => valuesOf(option).as('values'));
  return listOf(options);
}

function valuesOf(option: ExpressionBuilder<Database, 'product_option'>): RawBuilder<OptionRow['values']> {
  const values = option
    .selectFrom('product_option_value')
    .whereRef('product_option_value.option_id', '=', 'product_option.id')
    .where('product_option_value.enabled', '=', true)
    .select(PRODUCT_OPTION_VALUE.map((column) => `product_option_value.${column}` as const));
  return listOf(values);
}

function listOf<Row>(rows: Expression<Row>): RawBuilder<Row[]> {
  return sql`(select coalesce(json_agg(row order by row.sort, row.id), '[]') from ${rows} as row)`;
}
