import { HttpError } from '#shop/http/call.ts';
import { type Caller, uncount, requireAllowed } from '#shop/http/caller/require-allowed.ts';

/**
 * Runs a call that names a coupon. Only a rejected coupon counts as a try: shoppers who share a
 * network address do not use up each other's tries.
 *
 * @returns the result, with the headers that tell how many tries are left.
 * @throws HttpError 429 after too many wrong ones.
 */
export async function countGuess<Done>(
  caller: Caller,
  work: () => Promise<Done>,
): Promise<{ done: Done; headers: Record<string, string> }> {
  const headers = await requireAllowed(caller, 'coupon');
  try {
    const done = await work();
    await uncount(caller, 'coupon');
    return { done, headers };
  } catch (error) {
    const isWrong = error instanceof HttpError && error.details.some(({ code }) => code === 'coupon');
    if (!isWrong) await uncount(caller, 'coupon');
    throw error;
  }
}
