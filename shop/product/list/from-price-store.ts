import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { SAME_CURRENCY } from '#shop/money/currency.ts';
import { cheapestChoices } from '#shop/product/quote/cheapest.ts';
import { offerOf } from '#shop/product/quote/offer-of.ts';
import { readOptions } from '#shop/product/option-store.ts';
import { quote } from '#shop/product/quote/quote.ts';

const PRODUCTS_AT_ONCE = 500;

/**
 * Recalculates the sort key for prices: the price of the cheapest complete configuration at the minimum quantity, in
 * USD.
 */
export async function refreshFromPrices(db: Db, ids: number[], now: Date): Promise<void> {
  for (let at = 0; at < ids.length; at += PRODUCTS_AT_ONCE) {
    await refresh(db, ids.slice(at, at + PRODUCTS_AT_ONCE), now);
  }
}

/** Enabled products whose special offer began or ended after `since`, up to and including `now`. */
export async function specialsTurned(db: Db, since: Date, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .where('enabled', '=', true)
    .where((row) =>
      row.or([
        row.and([row('special_from', '>', since), row('special_from', '<=', now)]),
        row.and([row('special_until', '>', since), row('special_until', '<=', now)]),
      ]),
    )
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function refresh(db: Db, ids: number[], now: Date): Promise<void> {
  const products = await db.selectFrom('product').where('id', 'in', ids).selectAll().execute();
  const options = await readOptions(db, ids);
  const prices = products.map((product) => {
    const offer = offerOf(product, options.get(product.id) ?? []);
    const choices = cheapestChoices(offer, SAME_CURRENCY);
    const { unitMicros } = quote(offer, choices, offer.minimum, { rate: SAME_CURRENCY, now });
    return { id: product.id, micros: unitMicros * offer.minimum };
  });
  if (prices.length === 0) return;
  const rows = sql.join(prices.map(({ id, micros }) => sql`(${id}::integer, ${micros}::bigint)`));
  await sql`update product set from_micros = cheapest.micros
    from (values ${rows}) as cheapest (id, micros)
    where product.id = cheapest.id and product.from_micros <> cheapest.micros`.execute(db);
  await sql`update product_category as place set from_micros = cheapest.micros
    from (values ${rows}) as cheapest (id, micros)
    where place.product_id = cheapest.id and place.from_micros <> cheapest.micros`.execute(db);
}
