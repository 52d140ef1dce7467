import { type Call, HttpError } from '#shop/http/call.ts';
import type { Allowance } from '#shop/limit/limiter.ts';
import type { LimitName } from '#shop/config/limits.ts';

/** The caller, and the address it calls from. */
export type Caller = Pick<Call, 'deps' | 'address' | 'isClientItself' | 'session'>;

/**
 * Counts one try of a caller.
 *
 * @param own what is limited beside the caller's network address: the session by default.
 * @returns the `RateLimit-…` headers of the response.
 * @throws HttpError 429 with `Retry-After` if there were too many.
 */
export async function requireAllowed(call: Caller, name: LimitName, own?: string): Promise<Record<string, string>> {
  const { deps, address, isClientItself } = call;
  if (isClientItself) return {};
  const allowance = await deps.limiter.count(name, { own: own ?? ownOf(call), address });
  if (!allowance) return {};
  if (!allowance.isAllowed) throw tooManyRequests(allowance);
  return headersOf(allowance);
}

/** Returns a try that does not count. */
export async function uncount(call: Caller, name: LimitName): Promise<void> {
  if (!call.isClientItself) await call.deps.limiter.uncount(name, { own: ownOf(call), address: call.address });
}

function tooManyRequests(allowance: Allowance): HttpError {
  const { resetSeconds } = allowance;
  const wait = resetSeconds > 120 ? `${Math.ceil(resetSeconds / 60)} minutes` : secondsIn(resetSeconds);
  const headers = { ...headersOf(allowance), 'Retry-After': String(resetSeconds) };
  return new HttpError(429, [{ code: 'too_many', message: `Too many tries. Try again in ${wait}.` }], headers);
}

function ownOf({ session }: Caller): string | undefined {
  return session.id === '' ? undefined : session.id;
}

function secondsIn(seconds: number): string {
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

function headersOf({ limit, remaining, resetSeconds }: Allowance): Record<string, string> {
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(Math.max(0, remaining)),
    'RateLimit-Reset': String(resetSeconds),
  };
}
