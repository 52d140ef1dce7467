import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '#server/config/setting-format.ts';
import { refuse } from './error/send-error.ts';
import { bucketOf } from '#server/limit/bucket.ts';
import { rateLimitMessage } from '#server/limit/rate-limit-message.ts';

/** How many points one network address may use in this process; each storefront counts for itself. */
export type AddressBudget = {
  /**
   * Takes a point for each request, rejects with 429 if there is none left, and puts a way to charge more into
   * `res.locals.charge`, for expensive requests.
   */
  perRequest: RequestHandler;
  /** Charges points; returns the seconds to wait if there are not enough left. */
  take(req: IncomingMessage, points: number): Promise<number | undefined>;
};

export function createAddressBudget(
  rate: Rate | undefined,
  addressOf: (req: IncomingMessage) => string,
): AddressBudget {
  if (!rate) return { perRequest: (_req, _res, next) => next(), take: async () => undefined };
  const limiter = new RateLimiterMemory({ points: rate.tries, duration: rate.seconds });
  const take = async (key: string, points: number): Promise<number | undefined> => {
    const { isAllowed, left } = await consume(limiter, key, points);
    return isAllowed ? undefined : secondsOf(left);
  };
  const perRequest: RequestHandler = async (req, res, next) => {
    const key = bucketOf(addressOf(req));
    const { isAllowed, left } = await consume(limiter, key);
    const resetSeconds = secondsOf(left);
    res.setHeader('RateLimit-Limit', rate.tries);
    res.setHeader('RateLimit-Remaining', isAllowed ? left.remainingPoints : 0);
    res.setHeader('RateLimit-Reset', resetSeconds);
    res.locals.charge = (points) => take(key, points);
    if (isAllowed) return next();
    res.setHeader('Retry-After', resetSeconds);
    return refuse(res, 429, rateLimitMessage(resetSeconds), { limit: rate.tries, retryAfter: resetSeconds });
  };
  return { perRequest, take: (req, points) => take(bucketOf(addressOf(req)), points) };
}

async function consume(limiter: RateLimiterMemory, key: string, points = 1) {
  try {
    return { isAllowed: true, left: await limiter.consume(key, points) };
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return { isAllowed: false, left: rejected };
    throw rejected;
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
