import { type Selectable, sql } from 'kysely';
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

// As one text: the embedded database hands over every field of every row by itself, which takes twice as long.
async function readValues(db: Db, optionIds: number[]): Promise<OptionRow['values']> {
  if (optionIds.length === 0) return [];
  const values = db
    .selectFrom('product_option_value')
    .where('option_id', 'in', optionIds)
    .where('enabled', '=', true)
    .selectAll();
  const { rows } = await sql<{ all: OptionRow['values'] | null }>`
    select json_agg(value order by sort, id) as all from (${values}) as value`.execute(db);
  return rows[0]?.all ?? [];
}
