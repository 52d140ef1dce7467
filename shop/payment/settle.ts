import { lockExistingCart } from '#shop/cart/store.ts';
import type { Deps } from '#shop/http/call.ts';
import { endCart } from '#shop/order/end-cart.ts';
import { canMove, FAILED, moveOrder, PROCESSING } from '#shop/order/status.ts';
import { findOrder, lockOrder, type Order } from '#shop/order/store.ts';
import { inTurn } from '#shop/session/in-turn.ts';
import { closePayment, findPayment, type Payment } from './store.ts';

export type Settled = { order: Order; state: Payment['state'] };

/**
 * The one way to a paid order, for every provider and however often it reports: the first
 * report decides, later ones get what was decided.
 *
 * @returns undefined when nobody knows the reference.
 */
export async function settlePayment(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  provider: string,
  reference: string,
  verdict: 'approved' | 'declined',
): Promise<Settled | undefined> {
  const known = await findPayment(db, provider, reference);
  const placed = known && (await findOrder(db, { id: known.order_id }));
  if (!placed) return undefined;
  return inTurn(db, placed.session_id, async (tx) => {
    // The cart first, as everywhere: two settlements and a new order can then never deadlock.
    const cart = await lockExistingCart(tx, placed.session_id);
    const order = await lockOrder(tx, placed.id);
    const payment = await findPayment(tx, provider, reference);
    if (!payment || payment.state !== 'open') return { order, state: payment?.state ?? 'closed' };

    const target = verdict === 'approved' ? PROCESSING : FAILED;
    const isSame = payment.amount_minor === order.total_minor && payment.currency === order.currency;
    const state = isSame && canMove(order.status, target) ? verdict : 'closed';
    await closePayment(tx, reference, state, now());
    if (state === 'closed') return { order, state };
    await moveOrder(tx, order, target, now());
    if (state === 'approved') await endCart(tx, order, cart, now());
    return { order: await lockOrder(tx, order.id), state };
  });
}
