import { sql } from 'kysely';
import type { Catalog, FilterGroupDef, ProductDef } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import { chunks } from './rows.ts';
import type { SeededProduct } from './seed-products.ts';

/** Groups and filters keep their ids by key; what they find is worked out anew. */
export async function seedFilters(tx: Db, { filters: groups }: Catalog, products: SeededProduct[]): Promise<void> {
  const keys = groups.map((group) => group.key);
  await tx
    .deleteFrom('filter_group')
    .$if(keys.length > 0, (query) => query.where('key', 'not in', keys))
    .execute();
  await tx.deleteFrom('product_filter').execute();
  await tx.deleteFrom('category_filter').execute();
  for (const [sort, group] of groups.entries()) await seedGroup(tx, group, sort, products);
  await sql`insert into category_filter (category_id, filter_id, product_count)
    select place.category_id, found.filter_id, count(*)::integer
    from product_filter found join product_category place using (product_id)
    group by place.category_id, found.filter_id`.execute(tx);
}

async function seedGroup(tx: Db, group: FilterGroupDef, sort: number, products: SeededProduct[]): Promise<void> {
  const { id } = await tx
    .insertInto('filter_group')
    .values({ key: group.key, name: group.name, sort })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ name: group.name, sort }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const keys = group.filters.map((filter) => filter.key);
  await tx.deleteFrom('filter').where('group_id', '=', id).where('key', 'not in', keys).execute();
  for (const [place, { key, name, any }] of group.filters.entries()) {
    const filter = await tx
      .insertInto('filter')
      .values({ group_id: id, key, name, sort: place })
      .onConflict((conflict) => conflict.columns(['group_id', 'key']).doUpdateSet({ name, sort: place }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const found = products.filter(({ def }) => valuesOf(def, group.option).some((value) => any.includes(value)));
    const rows = found.map((product) => ({ filter_id: filter.id, product_id: product.id }));
    for (const some of chunks(rows)) await tx.insertInto('product_filter').values(some).execute();
  }
}

function valuesOf(product: ProductDef, option: string | undefined): string[] {
  if (option === undefined) return product.tags;
  return product.options.filter(({ key }) => key === option).flatMap(({ values }) => values.map(({ key }) => key));
}
