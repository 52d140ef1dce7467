import { randomBytes } from 'node:crypto';
import type { ShopConfig } from '#shop/config/config.ts';
import type { Tx } from '#shop/db/database.ts';
import type { Deps } from '#shop/http/call.ts';
import { payPageAction, type PaymentAction } from '#shop/order/payment/action.ts';
import { insertPayment } from '#shop/order/payment/store.ts';
import type { Order } from '#shop/order/store.ts';
import type { PaymentDeps, PaymentProvider } from './provider.ts';
import { sandboxProvider } from './sandbox/sandbox.ts';
import { stripeProvider } from './stripe/stripe.ts';

const REFERENCE_BYTES = 32;

type Open = (deps: PaymentDeps) => PaymentProvider;
type Entry<Name extends string> = { name: Name; open(config: ShopConfig): Open | undefined };

/** `open` answers undefined unless the settings of the provider are there. */
const entry = <Name extends string>(name: Name, open: Entry<Name>['open']): Entry<Name> => ({ name, open });

/** In order of preference: the shop takes money through the first that is set up alone. The sandbox needs no settings. */
const PROVIDERS = [
  entry('stripe', ({ stripe }) => stripe && (({ now }) => stripeProvider(stripe, now))),
  entry('sandbox', () => sandboxProvider),
];

export type ProviderName = (typeof PROVIDERS)[number]['name'];

/** The name of the provider that the shop takes money through. */
export function activeProvider(config: ShopConfig): ProviderName {
  return PROVIDERS.find(({ open }) => open(config))?.name ?? 'sandbox';
}

/** The provider of that name, if the shop takes money through it. */
export function providerOf(deps: PaymentDeps, name: string): PaymentProvider | undefined {
  if (name !== activeProvider(deps.config)) return undefined;
  return PROVIDERS.find((one) => one.name === name)?.open(deps.config)?.(deps);
}

/** Begins the payment of a new order, in the transaction that creates it; `way` is the method's in the catalogue. */
export async function beginPayment(
  tx: Tx,
  order: Order,
  way: string,
  { config, now }: Pick<Deps, 'config' | 'now'>,
): Promise<PaymentAction> {
  if (way === 'none') return { type: 'none' };
  const provider = activeProvider(config);
  const reference = randomBytes(REFERENCE_BYTES).toString('base64url');
  await insertPayment(tx, order, provider, reference, now());
  return payPageAction({ provider, reference }, config.payUrl);
}
