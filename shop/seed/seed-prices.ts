import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';

/** Adds prices that differ from the newest entry to the history. */
export async function seedPrices(tx: Db, now: Date, source: 'catalog' | 'import'): Promise<void> {
  await sql`insert into product_price (
      product_id, price_micros, special_micros, special_from, special_until, since, source
    )
    select product.id, product.price_micros, product.special_micros, product.special_from, product.special_until,
      ${now}, ${source}
    from product
    left join lateral (
      select * from product_price where product_id = product.id order by id desc limit 1
    ) as latest on true
    where product.enabled and (
      latest.id is null
      or (latest.price_micros, latest.special_micros, latest.special_from, latest.special_until) is distinct from
        (product.price_micros, product.special_micros, product.special_from, product.special_until)
    )
    order by product.id`.execute(tx);
}
