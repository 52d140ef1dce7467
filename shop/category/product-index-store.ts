import { sql } from 'kysely';
import type { Catalogue } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import type { ProductIndex } from './product-index.ts';

const CHUNK = 5_000;

type Row = { product_id: number; sort: number; price: number; added: number };

/** Read once for each state of the catalogue, on the first filtered list of the category. */
export async function readProductIndex(catalogue: Catalogue, categoryId: number): Promise<ProductIndex> {
  const index = await catalogue.one('product-index', categoryId, (db) => loadProductIndex(db, categoryId));
  if (!index) throw new Error(`Category ${categoryId} has no index of its products`);
  return index;
}

async function loadProductIndex(db: Db, categoryId: number): Promise<ProductIndex> {
  const rows = await readRows(db, categoryId);
  const places = new Map(rows.map(({ product_id: id }, place) => [id, place]));
  const { rows: filters } = await sql<{ filter_id: number; products: number[] }>`
    select filter_id, json_agg(product_id) as products
    from product_filter join product_category using (product_id)
    where category_id = ${categoryId} group by filter_id`.execute(db);
  return {
    ids: Int32Array.from(rows, (row) => row.product_id),
    sort: Float64Array.from(rows, (row) => row.sort),
    price: Float64Array.from(rows, (row) => row.price),
    added: Float64Array.from(rows, (row) => row.added),
    filters: new Map(
      filters.map(({ filter_id: id, products }) => [
        id,
        Int32Array.from(products.flatMap((product) => places.get(product) ?? [])),
      ]),
    ),
  };
}

/** Ordered by name, in batches, so that other work can run in between. */
async function readRows(db: Db, categoryId: number): Promise<Row[]> {
  const all: Row[] = [];
  for (let after = { name: '', product_id: 0 }; ;) {
    const { rows } = await sql<Row & { name: string }>`
      select product_id, name, sort, from_micros::float8 as price,
        (extract(epoch from added_at) * 1000000)::float8 as added
      from product_category
      where category_id = ${categoryId} and (name, product_id) > (${after.name}, ${after.product_id}::integer)
      order by name, product_id limit ${CHUNK}`.execute(db);
    for (const row of rows) all.push(row);
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return all;
    after = last;
  }
}
