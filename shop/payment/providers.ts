import { randomBytes } from 'node:crypto';
import type { Tx } from '#shop/db/database.ts';
import type { Deps } from '#shop/http/call.ts';
import { payPageAction, type PaymentAction } from '#shop/order/payment/action.ts';
import { insertPayment } from '#shop/order/payment/store.ts';
import type { Order } from '#shop/order/store.ts';
import type { PaymentDeps, PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox/sandbox.ts';
import { stripeProvider } from './stripe/stripe.ts';

const REFERENCE_BYTES = 32;

/** The provider of that name, if the shop takes money through it: with Stripe set up there is no sandbox. */
export function providerOf(deps: PaymentDeps, name: string): PaymentProvider | undefined {
  if (deps.config.stripe) return name === 'stripe' ? stripeProvider(deps.config.stripe, deps.now) : undefined;
  return name === 'sandbox' ? sandboxProvider(deps) : undefined;
}

/** Begins the payment of a new order, in the transaction that creates it; `way` is the method's in the catalogue. */
export async function beginPayment(
  tx: Tx,
  order: Order,
  way: string,
  { config, now }: Pick<Deps, 'config' | 'now'>,
): Promise<PaymentAction> {
  if (way === 'none') return { type: 'none' };
  const provider = config.stripe ? 'stripe' : 'sandbox';
  const reference = randomBytes(REFERENCE_BYTES).toString('base64url');
  await insertPayment(tx, order, provider, reference, now());
  return payPageAction({ provider, reference }, config.payUrl);
}
