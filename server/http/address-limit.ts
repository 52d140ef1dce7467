import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from '#server/config/config.ts';
import type { Charge } from '#server/limit/charge.ts';
import { refuse } from './error/send-error.ts';
import { bucketOf } from '#server/limit/bucket.ts';
import { rateLimitMessage } from '#server/limit/rate-limit-message.ts';

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
    return refuse(res, 429, rateLimitMessage(resetSeconds), { limit: rate.tries, retryAfter: resetSeconds });
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
