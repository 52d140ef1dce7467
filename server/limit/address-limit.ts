import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '#server/http/refuse.ts';
import { bucketOf } from './bucket.ts';
import { rateLimitMessage } from './rate-limit-message.ts';

/** So many tries of one network address in a window that begins with the first one. */
export type Rate = { tries: number; seconds: number };

/** Takes more of the caller's budget. Seconds to wait when there is not so much left. */
export type Charge = (points: number) => Promise<number | undefined>;

/**
 * Refuses with 429 what one address asks for too often, and leaves in `res.locals.charge` a way to
 * charge more for a request that costs more. Counted in this process alone: each storefront protects
 * itself.
 */
export function limitByAddress(rate: Rate | undefined, addressOf: (req: Request) => string): RequestHandler {
  if (!rate) return (_req, _res, next) => next();
  const limiter = new RateLimiterMemory({ points: rate.tries, duration: rate.seconds });
  return async (req, res, next) => {
    const key = bucketOf(addressOf(req));
    const { isAllowed, left } = await consume(limiter, key);
    const resetSeconds = secondsOf(left);
    res.setHeader('RateLimit-Limit', rate.tries);
    res.setHeader('RateLimit-Remaining', isAllowed ? left.remainingPoints : 0);
    res.setHeader('RateLimit-Reset', resetSeconds);
    const charge: Charge = async (points) => {
      const charged = await consume(limiter, key, points);
      return charged.isAllowed ? undefined : secondsOf(charged.left);
    };
    res.locals['charge'] = charge;
    if (isAllowed) return next();
    res.setHeader('Retry-After', resetSeconds);
    return refuse(res, 429, rateLimitMessage(resetSeconds));
  };
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
