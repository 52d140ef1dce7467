import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/app/load.ts';
import { cartPath } from '#client/app/paths.ts';
import { readAddToCart, readChosen } from '#client/product/configurator/form-items.ts';
import { meant, type ProductRefusal } from '#client/product/product-action.ts';
import { findLine } from './edit-loader.ts';
import { saveLine } from './save-line.ts';

/** The form of a line without JavaScript: 422 with what was typed, or back to the cart. */
export async function editAction({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const load = context.get(loadContext);
  const line = await findLine(load, params['line']);
  if (!line) return redirect(cartPath(), 303);
  const chosen = readChosen(form);
  const input = readAddToCart(form, await meant(load, line.product.path, chosen));
  const edited = { id: line.id, version: String(form.get('version') ?? line.version) };
  const errors = 'errors' in input ? input.errors : await saveLine(load, edited, input);
  if (errors.length === 0) return redirect(cartPath(), 303);
  const refusal: ProductRefusal = { errors, chosen, quantity: String(form.get('quantity') ?? '1') };
  return data(refusal, { status: 422 });
}
