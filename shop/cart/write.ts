import type { Tx } from '#shop/db/database.ts';
import type { KeyedRequest } from '#shop/idempotency/key.ts';
import { findRepeat, keepAnswer, type StoredAnswer } from '#shop/idempotency/store.ts';
import { withSessionLock } from '#shop/session/session-lock.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import type { PricedCart } from './price/priced.ts';
import { priceCart } from './price/priced-cart.ts';
import type { Cart, CartLines } from './line/line.ts';
import { lockCart, lockWholeCart } from './store.ts';
import { recordQuotedTotal } from './price/quoted-total-store.ts';

export type Written<Answer extends StoredAnswer> = {
  /** Its state now; undefined if it is empty. */
  cart: PricedCart | undefined;
  answer: Answer;
  isRepeated: boolean;
};

/** `cart` may be left out if it has not been priced since the last change. */
type Done<Answer> = { answer: Answer; cart?: PricedCart | undefined };

/**
 * Changes the session's cart, one change at a time and once per key, and stores the total that the session
 * is shown. A rejected change changes nothing and leaves its key free.
 */
export async function writeCart<Answer extends StoredAnswer>(
  { deps, session, currency }: Shopper,
  request: KeyedRequest | undefined,
  work: (tx: Tx, cart: Cart, held: CartLines, now: Date) => Promise<Done<Answer>>,
): Promise<Written<Answer>> {
  return withSessionLock(deps.db, session.id, async (tx) => {
    const now = deps.now();
    const { cart: locked, ...held } = await lockWholeCart(tx, session.id, now);
    const before = request && (await findRepeat(tx, request, now));
    const done: Done<Answer> = before ? { answer: before as Answer } : await work(tx, locked, held, now);
    const { answer } = done;
    if (request && !before) await keepAnswer(tx, request, { answer }, now);
    const cart = 'cart' in done ? done.cart : await priceCart(tx, await lockCart(tx, session.id, now), currency, now);
    await recordQuotedTotal(tx, cart);
    return { cart, answer, isRepeated: before !== undefined };
  });
}
