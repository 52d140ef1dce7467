import { type Answer, type Call, HttpError } from '#shop/http/call.ts';
import { forgive, requireAllowed } from '#shop/http/require-allowed.ts';

/**
 * Runs a call that names a coupon. Only a refused coupon counts as a try: shoppers who share a
 * network address do not use up each other's tries.
 *
 * @throws HttpError 429 after too many wrong ones.
 */
export async function countGuess(call: Call, work: () => Promise<Answer>): Promise<Answer> {
  const headers = await requireAllowed(call, 'coupon');
  try {
    const answer = await work();
    await forgive(call, 'coupon');
    return { ...answer, headers: { ...headers, ...answer.headers } };
  } catch (error) {
    const isWrong = error instanceof HttpError && error.details.some(({ code }) => code === 'coupon');
    if (!isWrong) await forgive(call, 'coupon');
    throw error;
  }
}
