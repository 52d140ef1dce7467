/** Longer than any name of a time zone. */
const MAX_LENGTH = 40;
const NAME = /^[A-Z][\w+-]*(?:\/[A-Z][\w+-]*){0,2}$/;

/** The valid time zone in a cookie, as this server spells it; undefined for anything else. */
export function readZone(sent: string | undefined): string | undefined {
  if (sent === undefined || sent.length > MAX_LENGTH || !NAME.test(sent)) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: sent }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
