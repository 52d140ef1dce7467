import { type Selectable, sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { PRODUCT_OPTION, PRODUCT_OPTION_VALUE, type ProductTables } from './table.ts';

/** An option of the catalogue, with its values in their order. */
export type OptionRow = Selectable<ProductTables['product_option']> & {
  values: Selectable<ProductTables['product_option_value']>[];
};

/** Enabled options by product, in the order of the form: one query, however many products. */
export async function readOptions(db: Db, productIds: number[]): Promise<Map<number, OptionRow[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product')
    .where('id', '=', sql<number>`any(${productIds}::integer[])`)
    .select(['id', OPTIONS.as('options')])
    .execute();
  return new Map(rows.map(({ id, options }) => [id, options]));
}

/**
 * The enabled options of the selected `product`, in the order of the form, as a column. As one text: the embedded
 * database returns every field of every row separately, which takes twice as long. Built once, since Kysely would build
 * its thirty columns again for every product.
 */
export const OPTIONS = sql.raw<OptionRow[]>(`(
  select coalesce(json_agg(own order by own.sort, own.id), '[]') from (
    select ${PRODUCT_OPTION.join(', ')}, (
      select coalesce(json_agg(own order by own.sort, own.id), '[]') from (
        select ${PRODUCT_OPTION_VALUE.join(', ')}
        from product_option_value where option_id = product_option.id and enabled
      ) as own
    ) as values
    from product_option where product_id = product.id and enabled
  ) as own
)`);
