import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { loadContext, LoadError } from '#client/data/load.ts';
import { orderPath, trackPath } from '#client/site/paths.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { OrderPage_OrderFragmentDoc, OrderPageDocument } from '#client/generated/graphql.ts';
import { pricesToday } from './again/price-today.ts';
import { hasEnded } from './work/order-progress.ts';
import { newIdempotencyKey } from '#client/session/idempotency-key.ts';

/** 404 for an unknown token, whether there ever was such an order or not; 410 for an expired one. */
export async function orderLoader({ params, request, context }: LoaderFunctionArgs) {
  const token = params['token'] ?? '';
  const load = context.get(loadContext);
  const loaded = await load(OrderPageDocument, { token }).catch(expiredOrThrow);
  if ('deadLink' in loaded) return data(loaded, { status: 410 });
  const order = readFragment(OrderPage_OrderFragmentDoc, loaded.order);
  if (!order) return data<DeadLink>({ deadLink: 'unknown' }, { status: 404 });
  const { searchParams } = new URL(request.url);
  const isNewLink = searchParams.get('link') === 'new';
  // For a bookmarked address: an order that has been paid since was not declined.
  const isDeclined = searchParams.get('payment') === 'declined' && order.can.pay;
  const isOver = order.stage === 'COMPLETED' || hasEnded(order.stage);
  const today = isOver ? await pricesToday(load, token) : [];
  return { order, token, today, isNewLink, isDeclined, actKey: newIdempotencyKey() };
}

function expiredOrThrow(error: unknown): DeadLink {
  if (error instanceof LoadError && error.code === 'LINK_EXPIRED') return { deadLink: 'expired' };
  throw error;
}

/** An address that opens no order, or no longer does. */
export type DeadLink = { deadLink: 'expired' | 'unknown' };
type Answered = Awaited<ReturnType<typeof orderLoader>>;
export type OrderData = Extract<Answered, { order: unknown }>;

export function meta(loaded: OrderData | DeadLink) {
  if ('deadLink' in loaded) {
    const title = loaded.deadLink === 'expired' ? 'This link has expired' : 'This order link is not valid';
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
