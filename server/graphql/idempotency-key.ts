import { userError, type UserError } from './engine/failures.ts';

/** Input of a write that is done once for its key. */
export type Keyed = { idempotencyKey?: string | null };

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{16,64}$/;

/** Undefined when the key can be sent, or there is none. */
export function keyFault({ idempotencyKey: key }: Keyed): UserError | undefined {
  if (key === undefined || key === null || IDEMPOTENCY_KEY.test(key)) return undefined;
  return userError('INVALID_FORMAT', '16 to 64 printable characters', 'idempotencyKey');
}
