const KEY_BYTES = 16;

/**
 * Names one attempt to buy or to act, so that a form sent twice does it once. Made on either side; not
 * `randomUUID`, which a plain-http page does not have.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
