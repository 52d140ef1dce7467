import { randomBytes } from 'node:crypto';
import type { ShopConfig } from '#shop/config/config.ts';
import type { Tx } from '#shop/db/database.ts';
import type { Deps } from '#shop/http/call.ts';
import { payPageAction, type PaymentAction } from '#shop/order/payment/action.ts';
import { insertPayment } from '#shop/order/payment/store.ts';
import type { PaymentKind } from '#shop/order/payment/table.ts';
import type { Order } from '#shop/order/store.ts';
import type { Router } from 'express';
import type { PayPages, PayTools } from './paying.ts';
import type { Offer, PaymentDeps, PaymentProvider } from './provider.ts';
import { sandboxPages } from './sandbox/pages.ts';
import { sandboxProvider } from './sandbox/sandbox.ts';
import { stripePages } from './stripe/pages.ts';
import { stripeSettings } from './stripe/settings.ts';
import { stripeProvider } from './stripe/stripe.ts';

const REFERENCE_BYTES = 32;

type Open = (deps: PaymentDeps) => PaymentProvider;
type Entry = {
  name: string;
  /** Undefined unless the provider is configured. */
  open(config: ShopConfig): Open | undefined;
  pages: PayPages;
};

/** In order of preference: the shop uses only the first configured one. The sandbox needs no settings. */
const PROVIDERS: Entry[] = [
  {
    name: 'stripe',
    open: ({ stripe }) => stripe && ((deps) => stripeProvider(stripe, deps)),
    pages: stripePages,
  },
  { name: 'sandbox', open: () => sandboxProvider, pages: sandboxPages },
];

/** Readers of the providers' settings. */
export const providerSettings = [stripeSettings];

/** The name of the provider in use. */
export function activeProvider(config: ShopConfig): string {
  return activeEntry(config).name;
}

function activeEntry(config: ShopConfig): Entry {
  const active = PROVIDERS.find(({ open }) => open(config));
  if (!active) throw new Error('No payment provider is set up');
  return active;
}

/** The pages of the provider in use. */
export function activePages(deps: Deps, tools: PayTools): Router {
  return activeEntry(deps.config).pages(deps, tools);
}

/** The provider of that name, if it is in use. */
export function providerOf(deps: PaymentDeps, name: string): PaymentProvider | undefined {
  const active = activeEntry(deps.config);
  return active.name === name ? active.open(deps.config)?.(deps) : undefined;
}

/** What the storefront's pages show about payment. */
export function payOffer(deps: PaymentDeps): Offer | undefined {
  const { payUrl, siteUrl } = deps.config;
  const offer = activeEntry(deps.config).open(deps.config)?.(deps).offer();
  // A page pays at its own origin alone.
  return offer && (payUrl === siteUrl ? offer : { ...offer, express: null });
}

/** Creates the payment of a new order, in the order's transaction; `way` is the method's code in the catalogue. */
export async function beginPayment(
  tx: Tx,
  order: Order,
  way: string,
  { config, now }: Pick<Deps, 'config' | 'now'>,
): Promise<PaymentAction> {
  if (way === 'none') return { type: 'none' };
  return begin(tx, order, { kind: 'order', amount_minor: order.total_minor }, { config, now });
}

/** Creates the payment of a tip, in the transaction that allows it. */
export async function beginTipPayment(
  tx: Tx,
  order: Order,
  amountMinor: number,
  deps: Pick<Deps, 'config' | 'now'>,
): Promise<void> {
  await begin(tx, order, { kind: 'tip', amount_minor: amountMinor }, deps);
}

async function begin(
  tx: Tx,
  order: Order,
  payment: { kind: PaymentKind; amount_minor: number },
  { config, now }: Pick<Deps, 'config' | 'now'>,
): Promise<PaymentAction> {
  const provider = activeProvider(config);
  const reference = randomBytes(REFERENCE_BYTES).toString('base64url');
  await insertPayment(tx, order, { ...payment, provider, reference }, now());
  return payPageAction({ provider, reference }, config.payUrl);
}
