import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Load, loadContext, LoadError } from '#client/data/load.ts';
import { newIdempotencyKey } from '#client/session/idempotency-key.ts';
import { openCartPath } from '#client/site/paths.ts';
import { CartCountDocument, SharedCartDocument, type SharedCartQuery } from '#client/generated/graphql.ts';

/** The parameter of the address that contains the cart. */
export const CART = 'cart';

export type SharedLine = NonNullable<SharedCartQuery['sharedCart']>['lines'][number];

/** `lines` is null for an expired or invalid link. */
export async function sharedCartLoader({ request, context }: LoaderFunctionArgs) {
  const load = context.get(loadContext);
  const token = new URL(request.url).searchParams.get(CART) ?? '';
  const lines = token === '' ? null : await readShared(load, token);
  const { cart } = await load(CartCountDocument, {});
  return { token, lines, hasOwn: cart.lines.length > 0, key: newIdempotencyKey() };
}

export type SharedCartData = Awaited<ReturnType<typeof sharedCartLoader>>;

export async function readShared(load: Load, token: string): Promise<readonly SharedLine[] | null> {
  try {
    return (await load(SharedCartDocument, { token })).sharedCart?.lines ?? null;
  } catch (error) {
    if (error instanceof LoadError && error.code === 'BAD_USER_INPUT') return null;
    throw error;
  }
}

export function reads(): string[] {
  return [CART];
}

export function meta() {
  return {
    title: 'Open a cart',
    description: 'A cart of another device, to be added to the one of this device.',
    canonical: openCartPath(),
    robots: 'noindex',
  };
}
