import type { Load } from '#client/data/load.ts';
import {
  AddToCartDocument,
  type AddToCartInput,
  type CartPage_CartFragment as Cart,
} from '#client/generated/graphql.ts';
import { keepAdded } from './count/added.ts';
import { settle, type CartError } from './change-cart.ts';
import { keptCode } from './offer/offer-memory.ts';
import { applyKept } from './offer/take-offer.ts';

/** Returns the errors: an empty list if the cart has changed as requested. Throws a LoadError. */
export async function addToCart(load: Load, input: AddToCartInput): Promise<readonly CartError[]> {
  const { cart, errors: refused } = settle((await load(AddToCartDocument, { input })).addToCart);
  // The form has no control that could show this field's error.
  const errors = refused.map((error) => (error.field === 'requestedPlayer' ? { message: error.message } : error));
  if (cart && errors.length === 0 && !import.meta.env.SSR) {
    // With the offer that the visitor accepted before there was a cart, or a friend's.
    const code = keptCode();
    const changed = code ? await applyKept(load, cart, code) : cart;
    keepAdded(changed, lineOf(changed, input));
  }
  return errors;
}

/** The line that the product was added to. */
function lineOf({ lines }: Cart, { product, options, event }: AddToCartInput): string | undefined {
  const isAnswered = ({ sendid, value }: Cart['lines'][number]['answers'][number]) =>
    options?.some((option) => option.sendid === sendid && option.value === value) ?? false;
  const meant = lines.filter((line) => line.product.id === product && (line.event?.id ?? null) === (event ?? null));
  // The shop may normalize a typed answer.
  return (meant.find(({ answers }) => answers.every(isAnswered)) ?? meant.at(-1))?.id;
}
