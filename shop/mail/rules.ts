export const MAX_ATTEMPTS = 10;
/** Longer than a transport may take: until then a claimed mail belongs to its worker. */
export const LEASE_MS = 2 * 60 * 1000;

const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 6 * 60 * 60 * 1000;

/** When to retry after the given number of attempts; undefined after the last. */
export function retryAt(attempts: number, now: Date): Date | undefined {
  if (attempts >= MAX_ATTEMPTS) return undefined;
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), MAX_PAUSE_MS));
}
