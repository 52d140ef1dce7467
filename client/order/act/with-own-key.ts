import { newIdempotencyKey } from '#client/session/idempotency-key.ts';

type Done = { errors: readonly { code: string }[] };

/**
 * A page holds one key, for the act that is done next. What is pressed before the page that follows it is there, is
 * another act: it gets a key of its own.
 */
export async function withOwnKey<Result extends Done>(
  key: string | null,
  act: (key: string | null) => Promise<Result>,
): Promise<Result> {
  const done = await act(key);
  return done.errors.some(({ code }) => code === 'KEY_REUSED') ? act(newIdempotencyKey()) : done;
}
