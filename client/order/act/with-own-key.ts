import { newIdempotencyKey } from '#client/session/idempotency-key.ts';

type Done = { errors: readonly { code: string }[] };

/**
 * A page has one idempotency key, for its next action. A second action before the next page has loaded gets a new key.
 */
export async function withOwnKey<Result extends Done>(
  key: string | null,
  act: (key: string | null) => Promise<Result>,
): Promise<Result> {
  const done = await act(key);
  return done.errors.some(({ code }) => code === 'KEY_REUSED') ? act(newIdempotencyKey()) : done;
}
