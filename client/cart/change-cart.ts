import type { Load } from '#client/app/load.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import {
  AddToCartDocument,
  CartPage_CartFragmentDoc,
  ChangedCartFragmentDoc,
  type AddToCartInput,
  type CartPage_CartFragment,
} from '#client/generated/graphql.ts';
import { keepAdded } from './added.ts';
import { fetchCode } from '#client/ui/fetch-code.ts';
import { announceCartCount } from './cart-count.ts';
import { readOfferAnswer } from './offer/offer-memory.ts';

/** `field` is `quantity` or an option's `sendid`; none when no single field is at fault. */
export type CartError = { field?: string | null; code?: string; message: string };

/** The cart after a change, or as it stands when `errors` says why nothing changed. */
export type ChangedCart = { cart: CartPage_CartFragment | null; errors: readonly CartError[] };

/** Answers with what was refused: an empty list when the cart has changed as asked. Throws a LoadError. */
export async function addToCart(load: Load, input: AddToCartInput): Promise<readonly CartError[]> {
  const { cart, errors } = settle((await load(AddToCartDocument, { input })).addToCart);
  if (cart && errors.length === 0 && !import.meta.env.SSR) keepAdded(await withOffer(load, cart), input);
  return errors;
}

/** With the offer that the visitor took when there was no cart yet. */
async function withOffer(load: Load, cart: CartPage_CartFragment): Promise<CartPage_CartFragment> {
  if (readOfferAnswer() !== 'kept') return cart;
  // What is in the cart is there all the same; the offer stays kept.
  const code = await fetchCode(() => import('./offer/take-offer.ts')).catch(() => undefined);
  return code ? code.applyKeptOffer(load, cart) : cart;
}

/** Reads the answer to any change, and tells the badge. */
export function settle(masked: FragmentType<typeof ChangedCartFragmentDoc>): ChangedCart {
  const { cart: answered, errors } = readFragment(ChangedCartFragmentDoc, masked);
  const cart = readFragment(CartPage_CartFragmentDoc, answered) ?? null;
  if (cart) announceCartCount(cart.lines.length);
  return { cart, errors };
}
