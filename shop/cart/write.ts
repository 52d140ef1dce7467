import type { Tx } from '#shop/db/database.ts';
import type { Call } from '#shop/http/call.ts';
import { keyedRequest } from '#shop/idempotency/key.ts';
import { findRepeat, keepAnswer, type StoredAnswer } from '#shop/idempotency/store.ts';
import { withSessionLock } from '#shop/session/session-lock.ts';
import type { PricedCart } from './priced.ts';
import { priceCart } from './priced-cart.ts';
import type { Cart } from './line.ts';
import { lockCart } from './store.ts';
import { recordQuotedTotal } from './quoted-total-store.ts';

export type Written<Answer extends StoredAnswer> = {
  /** As it stands now; undefined when nothing lies in it. */
  cart: PricedCart | undefined;
  answer: Answer;
  isRepeated: boolean;
};

/** `cart` may be left out when it has not been priced after the last change. */
type Done<Answer> = { answer: Answer; cart?: PricedCart | undefined };

/**
 * Changes the session's cart, one change at a time and once for each key, and tells the session what
 * the cart costs then. A refused change changes nothing and leaves its key free.
 *
 * @param act what is done, in which the calls differ that have the same body.
 */
export async function writeCart<Answer extends StoredAnswer>(
  call: Call,
  act: string,
  work: (tx: Tx, cart: Cart, now: Date) => Promise<Done<Answer>>,
): Promise<Written<Answer>> {
  const { deps, session, currency, params, body } = call;
  const request = keyedRequest(call, session.id, act, params, body ?? {});
  return withSessionLock(deps.db, session.id, async (tx) => {
    const now = deps.now();
    const locked = await lockCart(tx, session.id, now);
    const before = request && (await findRepeat(tx, request, now));
    const done: Done<Answer> = before ? { answer: before as Answer } : await work(tx, locked, now);
    const { answer } = done;
    if (request && !before) await keepAnswer(tx, request, { answer }, now);
    const cart = 'cart' in done ? done.cart : await priceCart(tx, await lockCart(tx, session.id, now), currency, now);
    await recordQuotedTotal(tx, cart);
    return { cart, answer, isRepeated: before !== undefined };
  });
}
