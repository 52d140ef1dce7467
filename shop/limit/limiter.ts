import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Logger } from 'pino';
import type { Db } from '#shop/db/database.ts';
import { type Counter, countInDatabase, countInMemory } from './counter.ts';
import type { LimitName, Limits, Rate } from '#shop/config/limits.ts';
import { namesOf } from '#process/record.ts';
import { bucketOf, networkOf } from './subject.ts';

/** The owner of a try: `own` is a session, an order or a mailbox; what is absent is not counted. */
type Subjects = { own?: string | undefined; address?: string | undefined };

/** What is left of the limit that is closest to its end; seconds are whole and at least 1. */
export type Allowance = { isAllowed: boolean; limit: number; remaining: number; resetSeconds: number };

export type Limiter = {
  /** Counts one try. Undefined if no limit applies. */
  count(name: LimitName, subjects: Subjects): Promise<Allowance | undefined>;
  /** Takes a try back that does not count, such as a valid coupon. */
  uncount(name: LimitName, subjects: Subjects): Promise<void>;
};

const COUNTED_IN_MEMORY: readonly LimitName[] = ['search', 'quote'];

/** A limiter never delays a call longer than this. */
const TIMEOUT_MS = 100;

type Counters = { own: Counter | undefined; address: Counter | undefined };
type Counted = { counter: Counter; key: string };

export function createLimiter(db: Db, limits: Limits, log: Logger, timeoutMs = TIMEOUT_MS): Limiter {
  const all = new Map<LimitName, Counters>();
  for (const name of namesOf(limits)) {
    const { own, address } = limits[name] ?? {};
    const counter = (kind: string, rate: Rate | undefined): Counter | undefined => {
      const prefix = `${name}-${kind}`;
      if (!rate) return undefined;
      if (COUNTED_IN_MEMORY.includes(name)) return countInMemory(prefix, rate);
      return countInDatabase(prefix, rate, { db, log, timeoutMs });
    };
    all.set(name, { own: counter('own', own), address: counter('address', address) });
  }

  return {
    async count(name, subjects) {
      const counted = await Promise.all(countersOf(all.get(name), subjects).map(consume));
      return counted.toSorted((a, b) => a.remaining - b.remaining || b.resetSeconds - a.resetSeconds)[0];
    },
    async uncount(name, subjects) {
      await Promise.all(countersOf(all.get(name), subjects).map(({ counter, key }) => counter.reward(key)));
    },
  };
}

function countersOf(counters: Counters | undefined, subjects: Subjects): Counted[] {
  if (!counters) return [];
  const { own, address } = counters;
  return [
    ...(own && subjects.own ? [{ counter: own, key: bucketOf(subjects.own) }] : []),
    ...(address && subjects.address ? [{ counter: address, key: bucketOf(networkOf(subjects.address)) }] : []),
  ];
}

async function consume({ counter, key }: Counted): Promise<Allowance> {
  const allowance = (isAllowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes) => ({
    isAllowed,
    limit: counter.tries,
    remaining: isAllowed ? remainingPoints : -1,
    resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
  try {
    return allowance(true, await counter.consume(key));
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return allowance(false, rejected);
    throw rejected;
  }
}
