import type { Logger } from 'pino';
import type { Db } from '#shop/db/database.ts';
import { refreshFromPrices, specialsTurned } from './from-price-store.ts';

const WATCH_INTERVAL_MS = 60_000;

/**
 * Keeps lists sorted by current prices: special offers begin and end while the shop runs. Prices themselves need no
 * watch, as every quote reads the clock.
 */
export async function watchSpecials(db: Db, now: () => Date, log: Logger): Promise<{ stop(): void }> {
  let seen = new Date(0);
  const look = async () => {
    const moment = now();
    await refreshFromPrices(db, await specialsTurned(db, seen, moment), moment);
    seen = moment;
  };
  // First those that began or ended while the shop was down.
  await look();
  const timer = setInterval(() => {
    look().catch((err: unknown) =>
      log.warn({ err }, 'Updating special-offer prices in product lists failed; previous prices stay for now'),
    );
  }, WATCH_INTERVAL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
