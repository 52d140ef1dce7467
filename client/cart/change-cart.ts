import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import {
  CartPage_CartFragmentDoc,
  ChangedCartFragmentDoc,
  type CartPage_CartFragment,
} from '#client/generated/graphql.ts';
import { announceCartCount } from './count/cart-count.ts';

/** `field` is `quantity` or an option's `sendid`; none when no single field is wrong. */
export type CartError = { field?: string | null; code?: string; message: string; couponReason?: string | null };

/** The cart after a change, or as it stands when `errors` says why nothing changed. */
export type ChangedCart = { cart: CartPage_CartFragment | null; errors: readonly CartError[] };

/** Reads the response to any change, and updates the badge. */
export function settle(masked: FragmentType<typeof ChangedCartFragmentDoc>): ChangedCart {
  const { cart: answered, errors } = readFragment(ChangedCartFragmentDoc, masked);
  const cart = readFragment(CartPage_CartFragmentDoc, answered) ?? null;
  if (cart) announceCartCount(cart.lines.length);
  return { cart, errors };
}
