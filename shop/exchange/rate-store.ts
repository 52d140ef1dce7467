import type { Db } from '#shop/db/database.ts';
import { readRate, type Currency, type Rate } from '#shop/money/currency.ts';

/** A currency with its rate, also as the decimal string it is kept as. */
export type Exchange = { currency: Currency; rate: Rate; decimal: string };

/** @throws NoResultError when the catalogue lacks the currency. */
export async function readExchange(db: Db, currency: Currency): Promise<Exchange> {
  const row = await currencies(db).where('code', '=', currency).executeTakeFirstOrThrow();
  return exchangeOf(row);
}

export async function readExchanges(db: Db): Promise<Exchange[]> {
  return (await currencies(db).execute()).map(exchangeOf);
}

const currencies = (db: Db) => db.selectFrom('currency').select(['code', 'rate', 'rounding_micros', 'rounding_mode']);

type Row = Awaited<ReturnType<ReturnType<typeof currencies>['executeTakeFirstOrThrow']>>;

function exchangeOf(row: Row): Exchange {
  const rounding = { micros: row.rounding_micros, mode: row.rounding_mode };
  return { currency: row.code, rate: readRate(row.rate, rounding), decimal: row.rate };
}
