import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { formKeyContext, loadContext } from '#client/data/load.ts';
import { cartPath, checkoutPath } from '#client/site/paths.ts';
import { addToCart } from '#client/cart/add-to-cart.ts';
import type { CartError } from '#client/cart/change-cart.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import {
  Configurator_ProductFragmentDoc,
  OptionGroup_OptionFragmentDoc,
  ProductPageDocument,
} from '#client/generated/graphql.ts';
import { readConfiguration } from '#client/product/address/configuration-address.ts';
import { onlyAsked } from '#client/product/configurator/form/asked.ts';
import { readAddToCart, readChosen, type Chosen, withAmounts } from '#client/product/configurator/form/form-items.ts';
import type { FirstPrice } from '#client/product/configurator/price/quote-state.ts';
import { priceOf } from '#client/product/address/first-price.ts';
import { slugOf } from './product-slug.ts';

/** The values to show a rejected form again with. */
export type ProductFailure = {
  errors: readonly CartError[];
  chosen: Chosen;
  quantity: string;
  /** The price so far. */
  first: FirstPrice | undefined;
};

/** The configurator's form without JavaScript: 422 with what was typed, or a redirect to the cart. */
export async function productAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const load = context.get(loadContext);
  const typed = readChosen(form);
  const { product } = await load(ProductPageDocument, { path: slugOf(request) });
  const chosen = product ? withAmounts(optionsOf(product), typed) : typed;
  const input = readAddToCart(form, product ? meant(product, chosen) : chosen);
  const errors =
    'errors' in input ? input.errors : await addToCart(load, { ...input, idempotencyKey: context.get(formKeyContext) });
  if (errors.length === 0) return redirect(form.get('then') === 'checkout' ? checkoutPath() : cartPath(), 303);
  const quantity = String(form.get('quantity') ?? '1');
  const first =
    product && 'quantity' in input ? await priceOf(load, product, chosen, Number(input.quantity)) : undefined;
  const failure: ProductFailure = { errors, chosen, quantity, first };
  return data(failure, { status: 422 });
}

/**
 * A form without script shows every option, so it also sends the preselected answers of options that do not apply.
 * Nobody chose those; everything else is left to the shop.
 */
export function meant(product: FragmentType<typeof Configurator_ProductFragmentDoc>, chosen: Chosen): Chosen {
  const options = optionsOf(product);
  const kept = onlyAsked(options, chosen);
  const preset = readConfiguration(options, '').chosen;
  const isMeant = ([sendid, answer]: [string, string | string[]]) =>
    sendid in kept || String(answer) !== String(preset[sendid] ?? '');
  return Object.fromEntries(Object.entries(chosen).filter(isMeant));
}

export function optionsOf(product: FragmentType<typeof Configurator_ProductFragmentDoc>) {
  return readFragment(OptionGroup_OptionFragmentDoc, readFragment(Configurator_ProductFragmentDoc, product).options);
}
