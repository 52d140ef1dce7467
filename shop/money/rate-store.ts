import type { Db } from '#shop/db/database.ts';
import { readRate, type Currency, type Rate } from './currency.ts';

/** A currency with its rate, also as the decimal string it is kept as. */
export type Exchange = { currency: Currency; rate: Rate; decimal: string };

/** @throws NoResultError when the catalogue lacks the currency. */
export async function readExchange(db: Db, currency: Currency): Promise<Exchange> {
  const row = await db
    .selectFrom('currency')
    .where('code', '=', currency)
    .select(['rate', 'rounding_micros', 'rounding_mode'])
    .executeTakeFirstOrThrow();
  const rounding = { micros: row.rounding_micros, mode: row.rounding_mode };
  return { currency, rate: readRate(row.rate, rounding), decimal: row.rate };
}
