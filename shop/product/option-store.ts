import type { Selectable } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import type { ProductTables } from './table.ts';

/** An option as the catalogue has it, with its values in their order. */
export type OptionRow = Selectable<ProductTables['product_option']> & {
  values: Selectable<ProductTables['product_option_value']>[];
};

/** Enabled options by product, in the order of the form: two queries, however many products. */
export async function readOptions(db: Db, productIds: number[]): Promise<Map<number, OptionRow[]>> {
  if (productIds.length === 0) return new Map();
  const options = await db
    .selectFrom('product_option')
    .where('product_id', 'in', productIds)
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .selectAll()
    .execute();
  const values = await db
    .selectFrom('product_option_value as value')
    .innerJoin('product_option as option', 'option.id', 'value.option_id')
    .where('option.product_id', 'in', productIds)
    .where('value.enabled', '=', true)
    .orderBy('value.sort')
    .orderBy('value.id')
    .selectAll('value')
    .execute();
  const byOption = Map.groupBy(values, (value) => value.option_id);
  return Map.groupBy(
    options.map((option) => ({ ...option, values: byOption.get(option.id) ?? [] })),
    (option) => option.product_id,
  );
}
