import type { LoaderFunctionArgs } from 'react-router-dom';
import { defer } from '#client/data/deferred.ts';
import { type Load, loadContext } from '#client/data/load.ts';
import { cartLoader } from '#client/cart/page/cart-loader.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { CartPage_CartFragmentDoc, ProductRelatedDocument } from '#client/generated/graphql.ts';

/** The answer to a form, and a change of the cart, wait no longer for what is only offered beside it. */
const LIMIT_MS = 1_000;

export async function cartWithRelatedLoader(args: LoaderFunctionArgs) {
  const { cart } = await cartLoader(args);
  const [first] = readFragment(CartPage_CartFragmentDoc, cart).lines;
  if (!first) return { cart };
  const { id } = first.product;
  return { cart, related: defer(`with-${id}`, loadRelated(args.context.get(loadContext), id), LIMIT_MS) };
}

export type CartWithRelatedData = Awaited<ReturnType<typeof cartWithRelatedLoader>>;

async function loadRelated(load: Load, product: string) {
  return (await load(ProductRelatedDocument, { product })).related;
}
