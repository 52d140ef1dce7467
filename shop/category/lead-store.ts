import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { minorDecimal } from '#shop/money/currency.ts';
import type { Exchange } from '#shop/money/rate-store.ts';
import { cheapestChoices } from '#shop/product/cheapest.ts';
import { readGoods } from '#shop/product/goods-store.ts';
import { quote } from '#shop/product/quote.ts';

/** What a category shows of its products: the picture of the first, and the least that one costs. */
export type Lead = { picture: string; from_decimal: string };

/** `version` is the catalogue's. */
export type Moment = { exchange: Exchange; now: Date; version: number };

type Row = { id: number; slug: string | null; cheapest: number | null; from_micros: number };
type Price = { fromMicros: number; decimal: string };
type Prices = Map<number, Price>;

/** Quoted prices by database, and there by currency and catalogue. Which of them still hold, `fromMicros` tells. */
const quoted = new WeakMap<Db, Map<string, Prices>>();

/** By the category's id, each read from the top of two indexes. The price is the product's own quote. */
export async function readLeads(db: Db, moment: Moment): Promise<Map<number, Lead>> {
  const { rows } = await sql<Row>`
    select category.id, first.slug, cheapest.product_id as cheapest, cheapest.from_micros
    from category
    left join lateral (
      select product.slug from product_category place join product on product.id = place.product_id
      where place.category_id = category.id order by place.sort, place.product_id limit 1
    ) first on true
    left join lateral (
      select product_id, from_micros from product_category place
      where place.category_id = category.id order by from_micros, product_id limit 1
    ) cheapest on true
    where category.enabled`.execute(db);
  const prices = await readPrices(db, rows, moment);
  return new Map(
    rows.map(({ id, slug, cheapest }) => {
      const picture = slug ? `/media/product/${slug}/640x480.webp` : '';
      return [id, { picture, from_decimal: prices.get(cheapest ?? 0)?.decimal ?? '' }];
    }),
  );
}

async function readPrices(db: Db, rows: Row[], moment: Moment): Promise<Prices> {
  const prices = knownPrices(db, moment);
  const fromMicros = new Map(rows.flatMap((row) => (row.cheapest === null ? [] : [[row.cheapest, row.from_micros]])));
  const unknown = [...fromMicros].filter(([id, micros]) => prices.get(id)?.fromMicros !== micros).map(([id]) => id);
  const rate = moment.exchange.rate;
  for (const [id, { offer }] of await readGoods(db, unknown)) {
    const { totalMinor } = quote(offer, cheapestChoices(offer, rate), offer.minimum, { rate, now: moment.now });
    prices.set(id, { fromMicros: fromMicros.get(id) ?? 0, decimal: minorDecimal(totalMinor) });
  }
  return prices;
}

function knownPrices(db: Db, { exchange, version }: Moment): Prices {
  const all = quoted.get(db) ?? new Map<string, Prices>();
  quoted.set(db, all);
  const key = `${exchange.currency} ${version}`;
  const prices = all.get(key) ?? new Map<number, Price>();
  for (const other of all.keys()) if (!other.endsWith(` ${version}`)) all.delete(other);
  all.set(key, prices);
  return prices;
}
