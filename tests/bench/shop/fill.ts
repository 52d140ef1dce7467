import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';

/** The product that all others are copies of, and the category that holds them. */
export type Template = { productId: number; categoryId: number };

const CHUNK = 2_500;
/** Copies are distinguished from the catalogue's own rows by their numbers. */
const FIRST_ID = 1_000_000;
const ROWS_APART = 10_000;

const KINDS = ['Heroic', 'Mythic', 'Normal', 'Weekly', 'Timed', 'Solo', 'Ranked'];
const PLACES = ['Citadel', 'Vault', 'Spire', 'Grotto', 'Bastion', 'Hollow', 'Sanctum', 'Foundry', 'Abyss', 'Garden'];
const NAME = `(array[${quoted(KINDS)}])[1 + n % ${KINDS.length}] || ' ' || (array[${quoted(PLACES)}])[1 + n / 7 % ${PLACES.length}] || ' ' || n`;
const PRICE = '(1000000 + (n::bigint * 7919 % 200000) * 1000)';

/** What a shopper types: one in seventy of the products answers to it. */
export const SEARCHES = KINDS.flatMap((kind) => PLACES.map((place) => `${kind} ${place}`.toLowerCase()));

/** A product of the catalogue that has a choice to make, the lightest there is. */
export async function findTemplate(db: Db): Promise<Template> {
  const { rows } = await sql<Template>`
    select product.id as "productId", product.category_id as "categoryId"
    from product
    join product_option option on option.product_id = product.id
    left join product_option_value value on value.option_id = option.id
    where product.enabled
    group by product.id
    having product.minimum = 1
      and bool_or(option.required and option.type in ('select', 'radio'))
      -- What the benchmark can answer.
      and bool_and(not option.required or option.type in ('select', 'radio', 'text'))
    order by count(*), product.id
    limit 1`.execute(db);
  if (!rows[0]) throw new Error('The catalogue has no product with a required choice');
  return rows[0];
}

/** Adds copies number `from` + 1 to `to`, with names, prices and dates of their own. */
export async function fill(db: Db, template: Template, from: number, to: number): Promise<void> {
  const own = template.productId;
  for (let first = from + 1; first <= to; first += CHUNK) {
    const last = Math.min(first + CHUNK - 1, to);
    await copy(db, 'product', `t.id = ${own}`, first, last, {
      id: `${FIRST_ID} + n`,
      slug: `'bench-' || n`,
      name: NAME,
      price_micros: PRICE,
      special_micros: 'null',
      from_micros: PRICE,
      search_name: `lower(${NAME})`,
      search_text: `lower(${NAME})`,
      sort: 'n',
      added_at: `t.added_at - n * interval '1 minute'`,
    });
    await copy(db, 'product_category', `t.product_id = ${own}`, first, last, {
      product_id: `${FIRST_ID} + n`,
      name: NAME,
      from_micros: PRICE,
      sort: 'n',
      added_at: `t.added_at - n * interval '1 minute'`,
    });
    await copy(db, 'product_option', `t.product_id = ${own}`, first, last, {
      id: `t.id + n * ${ROWS_APART}`,
      product_id: `${FIRST_ID} + n`,
    });
    const ofOwn = `t.option_id in (select id from product_option where product_id = ${own})`;
    await copy(db, 'product_option_value', ofOwn, first, last, {
      id: `t.id + n * ${ROWS_APART}`,
      option_id: `t.option_id + n * ${ROWS_APART}`,
    });
  }
  const places = sql`select category_id from product_category where product_id = ${own}`;
  await sql`update category set product_count = product_count + ${to - from} where id in (${places})`.execute(db);
  await sql`insert into search_word
    select distinct word from product, unnest(string_to_array(search_text, ' ')) as word
    where id > ${FIRST_ID + from} and word <> '' on conflict do nothing`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

// Columns that are not named keep the template's value, so that a later migration needs no change here.
async function copy(
  db: Db,
  table: string,
  which: string,
  first: number,
  last: number,
  own: Record<string, string>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = current_schema()`.execute(db);
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => own[name] ?? `t.${name}`);
  await sql
    .raw(
      `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
       from ${table} t cross join generate_series(${first}, ${last}) as n where ${which}`,
    )
    .execute(db);
}

function quoted(words: string[]): string {
  return words.map((word) => `'${word}'`).join(', ');
}
