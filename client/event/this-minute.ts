const MINUTE_MS = 60_000;

/** The current full minute, in milliseconds: rendering within it gives the same result on every machine. */
export function thisMinute(): number {
  const now = Date.now();
  return now - (now % MINUTE_MS);
}
