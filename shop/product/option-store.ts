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
  // By the options just read rather than through a join, for which the whole table would be read.
  const values = await readValues(
    db,
    options.map((option) => option.id),
  );
  const byOption = Map.groupBy(values, (value) => value.option_id);
  return Map.groupBy(
    options.map((option) => ({ ...option, values: byOption.get(option.id) ?? [] })),
    (option) => option.product_id,
  );
}

async function readValues(db: Db, optionIds: number[]): Promise<OptionRow['values']> {
  if (optionIds.length === 0) return [];
  return db
    .selectFrom('product_option_value')
    .where('option_id', 'in', optionIds)
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .selectAll()
    .execute();
}
