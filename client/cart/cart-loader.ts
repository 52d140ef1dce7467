import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/app/load.ts';
import { cartPath } from '#client/app/paths.ts';
import { openCoupon } from './coupon/late-coupon.ts';
import { openLineParts } from './line/late-parts.ts';
import { CartPageDocument } from '#client/generated/graphql.ts';

export async function cartLoader({ context }: LoaderFunctionArgs) {
  const [{ cart }] = await Promise.all([
    context.get(loadContext)(CartPageDocument, {}),
    import.meta.env.SSR || Promise.all([openLineParts(), openCoupon()]),
  ]);
  return { cart };
}

export type CartData = Awaited<ReturnType<typeof cartLoader>>;

export function meta() {
  return {
    title: 'Cart',
    description: 'What you have chosen, with its price kept up to date.',
    canonical: cartPath(),
    robots: 'noindex',
  };
}
