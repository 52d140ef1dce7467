const KEY_BYTES = 16;

/**
 * Identifies one attempt to buy or to act, so that a form sent twice takes effect once. Created on either side; not
 * `randomUUID`, which pages on plain HTTP do not have.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
