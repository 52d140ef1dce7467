import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/data/load.ts';
import { missingCartPath } from '#client/site/paths.ts';
import { OpenCheckoutDocument } from '#client/generated/graphql.ts';
import { newIdempotencyKey } from '#client/session/idempotency-key.ts';

/** Opening the checkout locks its prices. Without a cart it redirects to the cart page. */
export async function checkoutLoader({ request, context }: LoaderFunctionArgs) {
  const { openCheckout: opened } = await context.get(loadContext)(OpenCheckoutDocument, {});
  if (!opened) throw redirect(missingCartPath());
  const declined = new URL(request.url).searchParams.get('payment') === 'declined';
  // The next attempt for the same order is the same request, unless the buyer changes it.
  const idempotencyKey = opened.unpaidOrder?.idempotencyKey ?? newIdempotencyKey();
  return { ...opened, declined, idempotencyKey };
}

export type CheckoutData = Awaited<ReturnType<typeof checkoutLoader>>;
