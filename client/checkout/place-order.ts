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

/** An order that can be paid no more. */
export function hasEnded({ status }: Order): boolean {
  return ENDED.has(status);
}

/** Where it is paid; its own page where nothing is left to pay. */
export function nextOf(order: Order, action: Placed['paymentAction']): string {
  return action?.type === 'REDIRECT' && action.url ? action.url : order.url;
}

/** A form that was changed since the last attempt is another request; the shop still goes on with the same order. */
export async function placeOnce(load: Load, input: PlaceOrderInput) {
  const { placeOrder } = await load(PlaceOrderDocument, { input });
  if (!placeOrder.errors.some(({ code }) => code === 'KEY_REUSED')) return placeOrder;
  const again = { ...input, idempotencyKey: newIdempotencyKey() };
  return (await load(PlaceOrderDocument, { input: again })).placeOrder;
}

/** What the form of a checkout orders. */
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
