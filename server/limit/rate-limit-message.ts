/** The message to a shopper who tried too often. */
export function rateLimitMessage(retryAfterSeconds: number): string {
  return `Too many tries. Try again in ${waitOf(retryAfterSeconds)}.`;
}

function waitOf(seconds: number): string {
  if (seconds > 120) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}
