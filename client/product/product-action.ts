import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/app/load.ts';
import { cartPath, checkoutPath } from '#client/app/paths.ts';
import { addToCart, type CartError } from '#client/cart/change-cart.ts';
import type { AddToCartInput } from '#client/generated/graphql.ts';
import { readChosen, readQuantity, toItems, type Chosen } from './configurator/form-items.ts';

/** What a refused form is shown again with. */
export type ProductRefusal = { errors: readonly CartError[]; chosen: Chosen; quantity: string };

/** The configurator's form without JavaScript: 422 with what was typed, or on to the cart. */
export async function productAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const input = readAddToCart(form);
  const errors = 'errors' in input ? input.errors : await addToCart(context.get(loadContext), input);
  if (errors.length === 0) return redirect(form.get('then') === 'checkout' ? checkoutPath() : cartPath(), 303);
  const refusal: ProductRefusal = { errors, chosen: readChosen(form), quantity: String(form.get('quantity') ?? '1') };
  return data(refusal, { status: 422 });
}

export function readAddToCart(form: FormData): AddToCartInput | { errors: CartError[] } {
  const quantity = readQuantity(form);
  if (quantity === null) return { errors: [{ field: 'quantity', message: 'Enter a whole number' }] };
  return { product: String(form.get('product') ?? ''), quantity, options: toItems(readChosen(form)) };
}
