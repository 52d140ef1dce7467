import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/app/load.ts';
import { cartPath, checkoutPath } from '#client/app/paths.ts';
import { CheckoutPageDocument } from '#client/generated/graphql.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** There is nothing to check out without a cart: an empty one leads back to its page. */
export async function checkoutLoader({ request, context }: LoaderFunctionArgs) {
  const { cart, paymentMethods } = await context.get(loadContext)(CheckoutPageDocument, {});
  if (cart.count === 0) throw redirect(cartPath());
  const declined = new URL(request.url).searchParams.get('payment') === 'declined';
  return { cart, paymentMethods, declined, idempotencyKey: newIdempotencyKey() };
}

export type CheckoutData = Awaited<ReturnType<typeof checkoutLoader>>;

export function meta() {
  return {
    title: 'Checkout',
    description: 'Say where we reach you, choose how to pay, and place the order.',
    canonical: checkoutPath(),
    robots: 'noindex',
  };
}
