import { trackUrl } from '#shop/config/storefront.ts';
import { lockCart } from '#shop/cart/store.ts';
import { HttpError, type Answer, type Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { leavePage } from '#shop/payment/page/pay-document.ts';
import { payHeaders } from '#shop/payment/page/pay-headers.ts';
import { paymentActionOf } from '#shop/order/payment/action.ts';
import { withSessionLock } from '#shop/session/session-lock.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import { needsPayment } from './continue.ts';
import { endCart } from '#shop/cart/end-cart.ts';
import * as schema from '#shop/order/schema.ts';
import { moveOrder } from '#shop/lifecycle/move-order.ts';
import { PENDING, PROCESSING } from '#shop/order/stage.ts';
import { findSessionOrder, lockOrder, type Order } from '#shop/order/store.ts';
import { plainStatus, statusData } from '#shop/order/wire.ts';

export const orderEndpoints: Endpoint[] = [
  endpoint({ method: 'PUT', path: '/confirm', auth: 'session', schema: schema.confirmOrder, handle: confirm }),
  endpoint({ method: 'GET', path: '/pay', auth: 'session', schema: schema.pay, handle: pay }),
];

/**
 * After the buyer has come back: waits for the money and takes the ordered lines out of the
 * cart. Repeating it changes nothing; it never marks an order paid. A caller with the order's token
 * gets the order; a session alone, which may be shared, gets its status only.
 */
async function confirm(call: CheckedCall<typeof schema.confirmOrder>): Promise<Answer> {
  const { deps, session, body } = call;
  const stateFor = (order: Order) => (body.order_token === undefined ? plainStatus(order) : statusData(order));
  const found = await requireOrder(call, { id: body.order_id, token: body.order_token });
  return withSessionLock(deps.db, session.id, async (tx) => {
    const cart = await lockCart(tx, session.id, deps.now());
    const order = await lockOrder(tx, found.id);
    // Nobody sends money for an attempt that was declined: the cart is kept for the next one.
    if (await needsPayment(tx, order)) return { data: stateFor(order) };
    // What costs nothing waits for no money.
    await moveOrder(tx, order, order.total_minor === 0 ? PROCESSING : PENDING, deps.now());
    const now = await lockOrder(tx, found.id);
    if (now.status === PENDING || now.status === PROCESSING) await endCart(tx, now, cart, deps.now());
    return { data: stateFor(now) };
  });
}

async function pay(call: CheckedCall<typeof schema.pay>): Promise<Answer> {
  const { deps, headers } = call;
  const order = await requireOrder(call, {});
  const action = await paymentActionOf(deps.db, order, deps.config.payUrl);
  const data = { order_id: order.id, order_status_id: order.status, payment_action: action };
  if (headers.accept?.includes('application/json')) return { data };
  const way = action.type === 'redirect' ? action.url : trackUrl(deps.config.siteUrl);
  return { data, html: leavePage(action.type, way).markup, headers: payHeaders(deps.config.siteUrl) };
}

type Named = { id?: number | undefined; token?: string | undefined };

/** The order of the session, or the one of its orders that is named. */
async function requireOrder({ deps, session }: Shopper, { id, token }: Named): Promise<Order> {
  const isKnown = id === undefined || id < 2 ** 31;
  const order = isKnown ? await findSessionOrder(deps.db, session.id, id) : undefined;
  const isOther = token !== undefined && token !== order?.token;
  if (!order || isOther) throw new HttpError(400, [{ code: 'not_found', message: 'No order in session' }]);
  return order;
}
