import type { ShopConfig } from '#shop/config/config.ts';
import type { Db } from '#shop/db/database.ts';
import type { Currency } from '#shop/money/currency.ts';
import type { Session } from './session.ts';

/** Who buys and in which currency, with what it takes to write it down: a job or a test brings the same as a call. */
export type Shopper = {
  deps: { db: Db; config: ShopConfig; now(): Date };
  session: Session;
  currency: Currency;
};
