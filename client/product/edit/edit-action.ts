import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/data/load.ts';
import { cartPath } from '#client/site/paths.ts';
import { readAddToCart, readChosen, withAmounts } from '#client/product/configurator/form/form-items.ts';
import { ProductPageDocument } from '#client/generated/graphql.ts';
import { priceOf } from '#client/product/address/first-price.ts';
import { meant, optionsOf, type ProductFailure } from '#client/product/page/product-action.ts';
import { findLine } from './edit-loader.ts';
import { saveLine } from './save-line.ts';

/** The form of a line without JavaScript: 422 with what was typed, or back to the cart. */
export async function editAction({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const load = context.get(loadContext);
  const line = await findLine(load, params['line']);
  if (!line) return redirect(cartPath(), 303);
  const typed = readChosen(form);
  const { product } = await load(ProductPageDocument, { path: line.product.path });
  const chosen = product ? withAmounts(optionsOf(product), typed) : typed;
  const input = readAddToCart(form, product ? meant(product, chosen) : chosen);
  const edited = { id: line.id, version: String(form.get('version') ?? line.version) };
  const errors = 'errors' in input ? input.errors : await saveLine(load, edited, input);
  if (errors.length === 0) return redirect(cartPath(), 303);
  const quantity = String(form.get('quantity') ?? '1');
  const first =
    product && 'quantity' in input ? await priceOf(load, product, chosen, Number(input.quantity)) : undefined;
  const failure: ProductFailure = { errors, chosen, quantity, first };
  return data(failure, { status: 422 });
}
