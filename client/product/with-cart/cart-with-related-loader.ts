import type { LoaderFunctionArgs } from 'react-router-dom';
import { defer } from '#client/data/deferred/deferred.ts';
import { type Load, loadContext } from '#client/data/load.ts';
import { cartLoader } from '#client/cart/page/cart-loader.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { CartPage_CartFragmentDoc, ProductRelatedDocument } from '#client/generated/graphql.ts';

/** The response to a form, or to a change of the cart, waits no longer than this for suggestions, in milliseconds. */
const WAITED_FOR_MS = 1_000;

export async function cartWithRelatedLoader(args: LoaderFunctionArgs) {
  const { cart } = await cartLoader(args);
  const [first] = readFragment(CartPage_CartFragmentDoc, cart).lines;
  if (!first) return { cart };
  const { id } = first.product;
  const related = loadRelated(args.context.get(loadContext), id);
  return { cart, related: defer(`with-${id}`, related, isWaitedFor(args.request) ? WAITED_FOR_MS : undefined) };
}

/** Not when the browser opens the cart from another page: the suggestions are shown later then. */
function isWaitedFor({ url }: Request): boolean {
  return import.meta.env.SSR || new URL(url).pathname === location.pathname;
}

export type CartWithRelatedData = Awaited<ReturnType<typeof cartWithRelatedLoader>>;

async function loadRelated(load: Load, product: string) {
  return (await load(ProductRelatedDocument, { product })).related;
}
