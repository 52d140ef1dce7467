import type { Catalogue } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import { readRate, type Currency, type Rate } from '#shop/money/currency.ts';

/** A currency with its rate, also as the decimal string that is stored. */
export type Exchange = { currency: Currency; rate: Rate; decimal: string };

/** @throws if the catalogue lacks the currency. */
export async function readExchange(catalogue: Catalogue, currency: Currency): Promise<Exchange> {
  const exchange = (await readExchanges(catalogue)).find((one) => one.currency === currency);
  if (!exchange) throw new Error(`The catalogue has no rate for ${currency}`);
  return exchange;
}

export async function readExchanges(catalogue: Catalogue): Promise<Exchange[]> {
  return catalogue.whole('exchanges', async (db) => (await currencies(db).execute()).map(exchangeOf));
}

const currencies = (db: Db) => db.selectFrom('currency').select(['code', 'rate', 'rounding_micros', 'rounding_mode']);

type Row = Awaited<ReturnType<ReturnType<typeof currencies>['executeTakeFirstOrThrow']>>;

function exchangeOf(row: Row): Exchange {
  const rounding = { micros: row.rounding_micros, mode: row.rounding_mode };
  return { currency: row.code, rate: readRate(row.rate, rounding), decimal: row.rate };
}
