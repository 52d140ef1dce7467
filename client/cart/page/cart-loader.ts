import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/data/load.ts';
import { cartPath } from '#client/site/paths.ts';
import { CartPageDocument } from '#client/generated/graphql.ts';

export async function cartLoader({ context }: LoaderFunctionArgs) {
  const { cart } = await context.get(loadContext)(CartPageDocument, {});
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
