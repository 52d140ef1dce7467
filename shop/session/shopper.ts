import type { ShopConfig } from '#shop/config/config.ts';
import type { Db } from '#shop/db/database.ts';
import type { Currency } from '#shop/money/currency.ts';
import type { Session } from './session.ts';

/** Who buys and in which currency, with the database and the time: jobs and tests can provide it as well as requests. */
export type Shopper = {
  deps: { db: Db; config: ShopConfig; now(): Date };
  session: Session;
  currency: Currency;
};
