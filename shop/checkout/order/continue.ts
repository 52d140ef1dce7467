import { holdOrderSeats } from '#shop/event/seat-store.ts';
import type { Db, Tx } from '#shop/db/database.ts';
import { paymentActionOf, type PaymentAction } from '#shop/order/payment/action.ts';
import { beginPayment } from '#shop/payment/providers.ts';
import type { PaymentDeps } from '#shop/payment/provider.ts';
import { closePayment, findOpenPayment, isPaidOnline, setFromOrder } from '#shop/order/payment/store.ts';
import type { PaymentMethod } from '#shop/checkout/payment-method.ts';
import { billingJson, identityJson, type OrderRequest } from './create.ts';
import { CREATED } from '#shop/order/stage.ts';
import type { Unpaid } from './unfinished.ts';
import { lockOrder, type Order } from '#shop/order/store.ts';

/**
 * The session's unpaid order of exactly this cart, at exactly these prices. Another attempt to pay continues this
 * order.
 *
 * @param unpaid orders of the session, the newest first.
 */
export function begunOf(unpaid: Unpaid[], cartVersion: string, now: Date): Unpaid | undefined {
  return unpaid.find(
    ({ status, cart_version, expires_at }) =>
      status === CREATED && cart_version === cartVersion && expires_at !== null && expires_at > now,
  );
}

/** The same under its lock; undefined if the buyer or the desk has ended it since it was read. */
export async function lockBegun(tx: Tx, begun: Unpaid | undefined): Promise<Unpaid | undefined> {
  return begun && (await lockOrder(tx, begun.id)).status === CREATED ? begun : undefined;
}

/**
 * Whether an attempt to pay it has failed, and no other one is pending.
 *
 * @param methods of the shop: an order paid outside the shop has no payments to check.
 */
export async function needsPayment(db: Db, order: Order, methods: PaymentMethod[]): Promise<boolean> {
  const provider = methods.find(({ code }) => code === order.payment_code)?.provider;
  if (order.status !== CREATED || provider === 'none' || (await findOpenPayment(db, order.id))) return false;
  return isPaidOnline(db, order);
}

/**
 * The next attempt to pay for an order: the buyer's new data replaces the earlier data, and an open payment is
 * continued, so that there are never two that could both be paid. The caller holds the locks of the cart and the order.
 */
export async function continueOrder(
  tx: Tx,
  begun: Pick<Order, 'id'>,
  request: Omit<OrderRequest, 'sessionId' | 'cartVersion'>,
  way: string,
  deps: Pick<PaymentDeps, 'config' | 'now'>,
): Promise<{ order: Order; action: PaymentAction }> {
  const { id } = begun;
  await tx
    .updateTable('placed_order')
    .set((row) => ({
      email: request.email,
      fields: JSON.stringify(request.fields.map(({ id: field, name, value }) => ({ id: field, name, value }))),
      payment_code: request.method.code,
      payment_title: request.method.title,
      comment: request.comment,
      billing: billingJson(request),
      fingerprint: request.fingerprint,
      expires_at: request.expiresAt,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  const lines = await tx.selectFrom('order_line').where('order_id', '=', id).select(['id', 'cart_line_id']).execute();
  for (const line of lines) {
    const identity = identityJson(request, line.cart_line_id);
    await tx.updateTable('order_line').set({ identity }).where('id', '=', line.id).execute();
  }
  await holdOrderSeats(tx, id, request.expiresAt);
  const order = await lockOrder(tx, id);
  const open = await findOpenPayment(tx, id);
  if (open && way === 'none') await closePayment(tx, open.reference, 'closed', deps.now());
  if (!open || way === 'none') return { order, action: await beginPayment(tx, order, way, deps) };
  await setFromOrder(tx, open.reference, false);
  return { order, action: await paymentActionOf(tx, order, deps.config.payUrl) };
}
