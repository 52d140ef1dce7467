import { trackUrl } from '#shop/config/storefront.ts';
import { lockCart } from '#shop/cart/store.ts';
import { HttpError, type Answer, type Call, type Endpoint } from '#shop/http/call.ts';
import { leavePage } from '#shop/payment/pay-document.ts';
import { payHeaders } from '#shop/payment/pay-headers.ts';
import { paymentActionOf } from '#shop/order/payment/action.ts';
import { readWhole } from '#shop/product/quantity.ts';
import { withSessionLock } from '#shop/session/session-lock.ts';
import { needsPayment } from './continue.ts';
import { endCart } from '#shop/cart/end-cart.ts';
import * as schema from '#shop/order/schema.ts';
import { moveOrder } from '#shop/lifecycle/move-order.ts';
import { PENDING, PROCESSING } from '#shop/order/stage.ts';
import { findSessionOrder, lockOrder, type Order } from '#shop/order/store.ts';
import { plainStatus, statusData } from '#shop/order/wire.ts';

export const orderEndpoints: Endpoint[] = [
  { method: 'PUT', path: '/confirm', auth: 'session', schema: schema.confirmOrder, handle: confirm },
  { method: 'GET', path: '/pay', auth: 'session', schema: schema.pay, handle: pay },
];

/**
 * After the buyer has come back: waits for the money and takes the ordered lines out of the
 * cart. Repeating it changes nothing; it never marks an order paid. Who shows the order's token is
 * told of it; a session alone, which may be shared, learns how it stands.
 */
async function confirm(call: Call): Promise<Answer> {
  const { deps, session } = call;
  const found = await requireOrder(call);
  return withSessionLock(deps.db, session.id, async (tx) => {
    const cart = await lockCart(tx, session.id, deps.now());
    const order = await lockOrder(tx, found.id);
    // Nobody sends money for an attempt that was declined: the cart is kept for the next one.
    if (await needsPayment(tx, order)) return { data: stateFor(call, order) };
    // What costs nothing waits for no money.
    await moveOrder(tx, order, order.total_minor === 0 ? PROCESSING : PENDING, deps.now());
    const now = await lockOrder(tx, found.id);
    if (now.status === PENDING || now.status === PROCESSING) await endCart(tx, now, cart, deps.now());
    return { data: stateFor(call, now) };
  });
}

function stateFor({ body }: Call, order: Order) {
  return body?.order_token === undefined ? plainStatus(order) : statusData(order);
}

async function pay(call: Call): Promise<Answer> {
  const { deps, headers } = call;
  const order = await requireOrder(call);
  const action = await paymentActionOf(deps.db, order, deps.config.payUrl);
  const data = { order_id: order.id, order_status_id: order.status, payment_action: action };
  if (headers.accept?.includes('application/json')) return { data };
  const way = action.type === 'redirect' ? action.url : trackUrl(deps.config.siteUrl);
  return { data, html: leavePage(action.type, way).markup, headers: payHeaders(deps.config.siteUrl) };
}

async function requireOrder({ deps, session, body }: Call): Promise<Order> {
  const named = body?.order_id;
  const id = named === undefined || named === null ? undefined : (readWhole(named) ?? 0);
  const order = id !== undefined && id >= 2 ** 31 ? undefined : await findSessionOrder(deps.db, session.id, id);
  const token = body?.order_token;
  const isOther = token !== undefined && token !== order?.token;
  if (!order || isOther) throw new HttpError(400, [{ code: 'not_found', message: 'No order in session' }]);
  return order;
}
