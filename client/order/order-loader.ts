import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/app/load.ts';
import { orderPath } from '#client/app/paths.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { OrderPage_OrderFragmentDoc, OrderPageDocument } from '#client/generated/graphql.ts';
import { newIdempotencyKey } from '#client/session/idempotency-key.ts';

/** Throws a 404 for an unknown token: it does not say whether there ever was such an order. */
export async function orderLoader({ params, request, context }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  const loaded = await context.get(loadContext)(OrderPageDocument, { token });
  const order = readFragment(OrderPage_OrderFragmentDoc, loaded.order);
  if (!order) throw data('Not found', { status: 404 });
  const isNewLink = new URL(request.url).searchParams.get('link') === 'new';
  return { order, token, isNewLink, actKey: newIdempotencyKey() };
}

export type OrderData = Awaited<ReturnType<typeof orderLoader>>;

export function meta({ order, token }: OrderData) {
  return {
    title: `Order ${order.number}`,
    description: 'Progress and details of your order.',
    canonical: orderPath(token),
    robots: 'noindex, nofollow',
  };
}
