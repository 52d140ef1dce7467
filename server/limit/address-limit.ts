import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '#server/http/refuse.ts';
import { bucketOf } from './bucket.ts';
import { rateLimitMessage } from './rate-limit-message.ts';

/** So many tries of one network address in a window that begins with the first one. */
export type Rate = { tries: number; seconds: number };

/**
 * Refuses with 429 what one address asks for too often. Counted in this process alone: each storefront
 * protects itself.
 */
export function limitByAddress(rate: Rate | undefined, addressOf: (req: Request) => string): RequestHandler {
  if (!rate) return (_req, _res, next) => next();
  const limiter = new RateLimiterMemory({ points: rate.tries, duration: rate.seconds });
  return async (req, res, next) => {
    const { isAllowed, left } = await consume(limiter, bucketOf(addressOf(req)));
    const resetSeconds = Math.max(1, Math.ceil(left.msBeforeNext / 1000));
    res.setHeader('RateLimit-Limit', rate.tries);
    res.setHeader('RateLimit-Remaining', isAllowed ? left.remainingPoints : 0);
    res.setHeader('RateLimit-Reset', resetSeconds);
    if (isAllowed) return next();
    res.setHeader('Retry-After', resetSeconds);
    return refuse(res, 429, rateLimitMessage(resetSeconds));
  };
}

async function consume(limiter: RateLimiterMemory, key: string) {
  try {
    return { isAllowed: true, left: await limiter.consume(key) };
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return { isAllowed: false, left: rejected };
    throw rejected;
  }
}
