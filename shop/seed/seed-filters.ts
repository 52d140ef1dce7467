import { sql } from 'kysely';
import { type Catalog, type FilterDef, type FilterGroupDef, type ProductDef, startRuleOf } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import { chunks } from '#shop/db/rows.ts';
import type { SeededProduct } from './seed-products.ts';
import { latestStart } from '#shop/product/quote/start.ts';

/** Groups and filters keep their ids by key; the products they find are computed again. */
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
  for (const [place, def] of group.filters.entries()) {
    const { key, name } = def;
    const filter = await tx
      .insertInto('filter')
      .values({ group_id: id, key, name, sort: place })
      .onConflict((conflict) => conflict.columns(['group_id', 'key']).doUpdateSet({ name, sort: place }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const found = products.filter((product) => finds(def, group.options ?? [], product.def));
    const rows = found.map((product) => ({ filter_id: filter.id, product_id: product.id }));
    for (const some of chunks(rows)) await tx.insertInto('product_filter').values(some).execute();
  }
}

function finds(
  { any = [], tags = [], startsWithinMinutes }: FilterDef,
  options: string[],
  product: ProductDef,
): boolean {
  const asked = product.options.filter(({ key }) => options.includes(key));
  if (asked.some(({ values }) => values.some(({ key }) => any.includes(key)))) return true;
  if (product.tags.some((tag) => tags.includes(tag))) return true;
  const minutes = startsWithinMinutes && latestStart(startRuleOf(product.start));
  return minutes !== undefined && startsWithinMinutes !== undefined && minutes <= startsWithinMinutes;
}
