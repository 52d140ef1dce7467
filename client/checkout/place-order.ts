import type { Load } from '#client/data/load.ts';
import {
  PlaceOrderDocument,
  type OrderStatus,
  type PlaceOrderInput,
  type PlaceOrderMutation,
} from '#client/generated/graphql.ts';
import { newIdempotencyKey } from '#client/session/idempotency-key.ts';
import { isAgreed } from './checkout-form.ts';
import { identitiesIn, type Asked } from './identity-form.ts';

type Placed = PlaceOrderMutation['placeOrder'];
type Order = NonNullable<Placed['order']>;

const ENDED = new Set<OrderStatus>(['CANCELED', 'DENIED', 'EXPIRED', 'FAILED', 'VOIDED']);

/** An order that cannot be paid any more. */
export function hasEnded({ status }: Order): boolean {
  return ENDED.has(status);
}

/** Where the order is paid; its own page if nothing is left to pay. */
export function nextOf(order: Order, action: Placed['paymentAction']): string {
  return action?.type === 'REDIRECT' && action.url ? action.url : order.url;
}

/** A form that was changed since the last attempt is another request; the shop still continues the same order. */
export async function placeOnce(load: Load, input: PlaceOrderInput) {
  const { placeOrder } = await load(PlaceOrderDocument, { input });
  if (!placeOrder.errors.some(({ code }) => code === 'KEY_REUSED')) return placeOrder;
  const again = { ...input, idempotencyKey: newIdempotencyKey() };
  return (await load(PlaceOrderDocument, { input: again })).placeOrder;
}

/** The order that the form of a checkout describes. */
export function orderInput(form: FormData, asked: readonly Asked[]): PlaceOrderInput {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    email: text('email').trim(),
    fields: [],
    identities: identitiesIn(form, asked),
    paymentMethod: text('paymentMethod'),
    agree: isAgreed(form),
    comment: text('comment').trim() || null,
    expectedTotal: text('expectedTotal') || null,
    cartVersion: text('cartVersion') || null,
    idempotencyKey: text('idempotencyKey'),
    ...(form.has('country') && {
      country: text('country'),
      company: text('company').trim() || null,
      companyAddress: text('companyAddress').trim() || null,
      vatId: text('vatId').trim() || null,
    }),
  };
}
