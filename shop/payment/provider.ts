import type { Db, Tx } from '#shop/db/database.ts';
import { CREATED, PENDING } from '#shop/order/status.ts';
import type { Order } from '#shop/order/store.ts';
import { sandbox } from './sandbox.ts';
import { findOpenPayment } from './store.ts';

/** What the buyer has to do next. */
export type PaymentAction = { type: 'none' } | { type: 'redirect'; url: string; method: 'GET' };

/** Who takes the money. Its pages or callbacks report to `settlePayment`, which marks orders paid. */
export type PaymentProvider = {
  /** Begins the payment of a new order, in the transaction that creates it. */
  begin(tx: Tx, order: Order, payUrl: string, now: Date): Promise<PaymentAction>;
  /** The way to a payment begun earlier. */
  resume(reference: string, payUrl: string): PaymentAction;
};

/** Paid outside the shop, such as by bank transfer. */
const offline: PaymentProvider = {
  begin: async () => ({ type: 'none' }),
  resume: () => ({ type: 'none' }),
};

const PROVIDERS: Record<string, PaymentProvider> = { sandbox, none: offline };

/** @throws Error when the catalogue names a provider the shop does not have. */
export function providerOf(name: string): PaymentProvider {
  const provider = PROVIDERS[name];
  if (!provider) throw new Error(`There is no payment provider called ${name}`);
  return provider;
}

/** What is left to do for an order; nothing once it is paid or has come to nothing. */
export async function paymentActionOf(db: Db, order: Order, payUrl: string): Promise<PaymentAction> {
  const isWaiting = order.status === CREATED || order.status === PENDING;
  const open = isWaiting ? await findOpenPayment(db, order.id) : undefined;
  return open ? providerOf(open.provider).resume(open.reference, payUrl) : { type: 'none' };
}
