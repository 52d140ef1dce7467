const MINUTE_MS = 60_000;

/** The full minute that runs, in milliseconds: what is rendered in it is the same on every machine. */
export function thisMinute(): number {
  const now = Date.now();
  return now - (now % MINUTE_MS);
}
