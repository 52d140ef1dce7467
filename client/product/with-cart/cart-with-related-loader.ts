import type { LoaderFunctionArgs } from 'react-router-dom';
import { defer } from '#client/data/deferred.ts';
import { type Load, loadContext } from '#client/data/load.ts';
import { cartLoader } from '#client/cart/cart-loader.ts';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { CartPage_CartFragmentDoc, ProductRelatedDocument } from '#client/generated/graphql.ts';

/** What is only offered beside a cart may keep it waiting no longer; then it is left out. */
const LIMIT_MS = 250;

export async function cartWithRelatedLoader(args: LoaderFunctionArgs) {
  const { cart } = await cartLoader(args);
  const [first] = readFragment(CartPage_CartFragmentDoc, cart).lines;
  if (!first) return { cart };
  const related = await defer('related', loadRelated(args.context.get(loadContext), first.product.id), LIMIT_MS)
    .outcome;
  return related.ok ? { cart, related: related.value } : { cart };
}

export type CartWithRelatedData = Awaited<ReturnType<typeof cartWithRelatedLoader>>;

async function loadRelated(load: Load, product: string) {
  return (await load(ProductRelatedDocument, { product })).related;
}
