import type { Db } from '#shop/db/database.ts';
import { CREATED, PENDING } from '#shop/order/stage.ts';
import type { Order } from '#shop/order/store.ts';
import { findOpenPayment, type Payment } from './store.ts';

/** The buyer's next step. */
export type PaymentAction = { type: 'none' } | { type: 'redirect'; url: string; method: 'GET' };

/** What is left to do for an order; nothing once it is paid or was given up. */
export async function paymentActionOf(db: Db, order: Order, payUrl: string): Promise<PaymentAction> {
  const isWaiting = order.status === CREATED || order.status === PENDING;
  const open = isWaiting ? await findOpenPayment(db, order.id) : undefined;
  return open ? payPageAction(open, payUrl) : { type: 'none' };
}

/** Always a page of our own, which redirects: the order is created without waiting for the provider. */
export function payPageAction(
  { provider, reference }: Pick<Payment, 'provider' | 'reference'>,
  payUrl: string,
): PaymentAction {
  return { type: 'redirect', url: `${payUrl}/pay/${provider}/${reference}`, method: 'GET' };
}
