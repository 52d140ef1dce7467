import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { Logger } from 'pino';
import type { Db } from '#shop/db/database.ts';
import type { Rate } from '#shop/config/limits.ts';

/** Resolves with what is left, and rejects with it if there were too many tries. */
export type Counter = {
  tries: number;
  consume(key: string): Promise<RateLimiterRes>;
  /** Takes one try back. */
  reward(key: string): Promise<unknown>;
};

/** For reads: a write into the database would cost more than most of them. */
export function countInMemory(keyPrefix: string, { tries, seconds }: Rate): Counter {
  const memory = new RateLimiterMemory({ keyPrefix, points: tries, duration: seconds });
  return { tries, consume: (key) => memory.consume(key), reward: (key) => memory.reward(key) };
}

type Shared = { db: Db; log: Logger; timeoutMs: number };

/**
 * Counts in the process first and then in the database, which all processes of the shop share. A caller over
 * the limit in this process costs the database nothing. If the database does not respond in time,
 * the process's own count decides: nobody waits, and guessing stays limited.
 */
export function countInDatabase(keyPrefix: string, rate: Rate, { db, log, timeoutMs }: Shared): Counter {
  const own = countInMemory(keyPrefix, rate);
  const limiter = new RateLimiterPostgres({
    storeClient: { query: ({ text, values }: Query) => db.executeQuery(CompiledQuery.raw(text, values)) },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points: rate.tries,
    duration: rate.seconds,
  });
  const shared = new RLWrapperTimeouts({ limiter, timeoutMs });
  const orOwn = async <Result>(result: Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      return await result;
    } catch (err) {
      if (err instanceof RateLimiterRes) throw err;
      log.warn({ err, limit: keyPrefix }, 'Rate limit store unavailable; counting in this process only for now');
      return otherwise;
    }
  };
  return {
    tries: rate.tries,
    async consume(key) {
      const seen = await own.consume(key);
      return orOwn(shared.consume(key), seen);
    },
    async reward(key) {
      await own.reward(key);
      await orOwn<unknown>(shared.reward(key), undefined);
    },
  };
}

type Query = { text: string; values: unknown[] };

export async function sweepLimits(db: Db): Promise<void> {
  await db.deleteFrom('rate_limit').where('expire', '<=', Date.now()).execute();
}
