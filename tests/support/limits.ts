import { z } from 'zod';
import { type Limits, limitSettings, limitsOf, limitsSwitch } from '#shop/config/limits.ts';

const settings = z.object({ LIMITS: limitsSwitch, ...limitSettings });

/** The shop's limits with these settings, such as `{ LIMIT_COUPON: '3/min' }`; by default as in a shop just installed. */
export function limitsWith(given: Record<string, string> = {}): Limits {
  return limitsOf(settings.parse(given));
}
