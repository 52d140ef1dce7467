import type { Load } from '#client/app/load.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import {
  AddToCartDocument,
  CartPage_CartFragmentDoc,
  RemoveCartLineDocument,
  UpdateCartLineDocument,
  type AddToCartInput,
  type RemoveCartLineInput,
  type UpdateCartLineInput,
} from '#client/generated/graphql.ts';
import { announceCartCount } from './cart-count.ts';

/** `field` is `quantity` or an option's `sendid`; none when no single field is at fault. */
export type CartError = { field?: string | null; code?: string; message: string };

/** Each answers with what was refused: an empty list when the cart has changed as asked. Throws a LoadError. */
export async function addToCart(load: Load, input: AddToCartInput): Promise<readonly CartError[]> {
  return settle((await load(AddToCartDocument, { input })).addToCart);
}

export async function updateCartLine(load: Load, input: UpdateCartLineInput): Promise<readonly CartError[]> {
  return settle((await load(UpdateCartLineDocument, { input })).updateCartLine);
}

export async function removeCartLine(load: Load, input: RemoveCartLineInput): Promise<readonly CartError[]> {
  return settle((await load(RemoveCartLineDocument, { input })).removeCartLine);
}

type Payload = { cart?: FragmentType<typeof CartPage_CartFragmentDoc> | null; errors: readonly CartError[] };

function settle({ cart, errors }: Payload): readonly CartError[] {
  const changed = readFragment(CartPage_CartFragmentDoc, cart);
  if (changed) announceCartCount(changed.count);
  return errors;
}
