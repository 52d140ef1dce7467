import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { loadContext, LoadError } from '#client/app/load.ts';
import { orderPath, trackPath } from '#client/app/paths.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { OrderPage_OrderFragmentDoc, OrderPageDocument } from '#client/generated/graphql.ts';
import { newIdempotencyKey } from '#client/session/idempotency-key.ts';

/** Throws a 404 for an unknown token: it does not say whether there ever was such an order. An expired one is answered with 410. */
export async function orderLoader({ params, request, context }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  const loaded = await context.get(loadContext)(OrderPageDocument, { token }).catch(expiredOrThrow);
  if ('isExpired' in loaded) return data(loaded, { status: 410 });
  const order = readFragment(OrderPage_OrderFragmentDoc, loaded.order);
  if (!order) throw data('Not found', { status: 404 });
  const isNewLink = new URL(request.url).searchParams.get('link') === 'new';
  return { order, token, isNewLink, actKey: newIdempotencyKey() };
}

function expiredOrThrow(error: unknown): ExpiredLink {
  if (error instanceof LoadError && error.code === 'LINK_EXPIRED') return { isExpired: true };
  throw error;
}

export type ExpiredLink = { isExpired: true };
type Answered = Awaited<ReturnType<typeof orderLoader>>;
export type OrderData = Extract<Answered, { order: unknown }>;

export function meta(loaded: OrderData | ExpiredLink) {
  if ('isExpired' in loaded) {
    const title = 'This link has expired';
    return { title, description: 'Get a new link to your order.', canonical: trackPath(), robots: 'noindex, nofollow' };
  }
  const { order, token } = loaded;
  return {
    title: `Order ${order.number}`,
    description: 'Progress and details of your order.',
    canonical: orderPath(token),
    robots: 'noindex, nofollow',
  };
}
