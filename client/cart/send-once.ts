import { LoadError } from '#client/data/load.ts';
import { newIdempotencyKey } from '#client/session/idempotency-key.ts';

/**
 * Sends a write again when no answer came: under the same key the shop says what became of the first
 * one, and does nothing twice. Throws the LoadError of the second try.
 */
export async function sendOnce<Answer>(
  write: (idempotencyKey: string) => Promise<Answer>,
  idempotencyKey = newIdempotencyKey(),
): Promise<Answer> {
  try {
    return await write(idempotencyKey);
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    return write(idempotencyKey);
  }
}
