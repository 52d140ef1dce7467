import { trackUrl } from '#shop/config/storefront.ts';
import { lockExistingCart } from '#shop/cart/store.ts';
import { HttpError, type Answer, type Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { leavePage } from '#shop/payment/page/pay-document.ts';
import { payHeaders } from '#shop/payment/page/pay-headers.ts';
import { paymentActionOf } from '#shop/order/payment/action.ts';
import { withSessionLock } from '#shop/session/session-lock.ts';
import { methodsIn } from '#shop/checkout/store.ts';
import { needsPayment } from './continue.ts';
import { endCart } from '#shop/cart/end-cart.ts';
import * as schema from '#shop/order/schema.ts';
import { moveOrder } from '#shop/lifecycle/move-order.ts';
import { PENDING, PROCESSING } from '#shop/order/stage.ts';
import { findSessionOrder, lockSessionOrder, type Order } from '#shop/order/store.ts';
import { plainStatus, statusData } from '#shop/order/wire.ts';

export const orderEndpoints: Endpoint[] = [
  endpoint({ method: 'PUT', path: '/confirm', auth: 'session', schema: schema.confirmOrder, handle: confirm }),
  endpoint({ method: 'GET', path: '/pay', auth: 'session', schema: schema.pay, handle: pay }),
];

/**
 * Called after the buyer has returned: the order waits for its money, and the ordered lines leave the cart. Idempotent;
 * it never marks an order as paid. A caller with the order's token gets the order; a session alone, which may be
 * shared, gets its status only.
 */
async function confirm(call: CheckedCall<typeof schema.confirmOrder>): Promise<Answer> {
  const { deps, session, body } = call;
  const stateFor = (order: Order) => (body.order_token === undefined ? plainStatus(order) : statusData(order));
  const methods = await methodsIn(await call.catalogue());
  return withSessionLock(deps.db, session.id, async (tx) => {
    const now = deps.now();
    const [cart, found] = await Promise.all([
      lockExistingCart(tx, session.id),
      isNumber(body.order_id) ? lockSessionOrder(tx, session.id, body.order_id) : undefined,
    ]);
    const order = requireNamed(found, body.order_token);
    // Nobody pays for an attempt that was declined: the cart is kept for the next one.
    if (await needsPayment(tx, order, methods)) return { data: stateFor(order) };
    // A free order waits for no money.
    const moved = (await moveOrder(tx, order, order.total_minor === 0 ? PROCESSING : PENDING, now)) ?? order;
    if (moved.status === PENDING || moved.status === PROCESSING) await endCart(tx, moved, cart, now);
    return { data: stateFor(moved) };
  });
}

async function pay(call: CheckedCall<typeof schema.pay>): Promise<Answer> {
  const { deps, session, headers } = call;
  const order = requireNamed(await findSessionOrder(deps.db, session.id));
  const action = await paymentActionOf(deps.db, order, deps.config.payUrl);
  const data = { order_id: order.id, order_status_id: order.status, payment_action: action };
  if (headers.accept?.includes('application/json')) return { data };
  const way = action.type === 'redirect' ? action.url : trackUrl(deps.config.siteUrl);
  return { data, html: leavePage(action.type, way).markup, headers: payHeaders(deps.config.siteUrl) };
}

/** Whether the number can be an order's. */
function isNumber(id: number | undefined): boolean {
  return id === undefined || id < 2 ** 31;
}

/** @throws HttpError if the session has no such order, or the caller names another by its token. */
function requireNamed(order: Order | undefined, token?: string): Order {
  const isOther = token !== undefined && token !== order?.token;
  if (!order || isOther) throw new HttpError(400, [{ code: 'not_found', message: 'No order in session' }]);
  return order;
}
