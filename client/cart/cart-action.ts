import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { type Load, loadContext } from '#client/app/load.ts';
import { cartPath } from '#client/app/paths.ts';
import { ProductOptionValuesDocument } from '#client/generated/graphql.ts';
import { addToCart, type CartError, removeCartLine, updateCartLine } from './change-cart.ts';
import { readRemovedLine, type RemovedLine, restoredItems } from './removed-line.ts';

/** What the cart page is told after a change: the line that may be brought back, or what was refused. */
export type CartOutcome = { removed?: RemovedLine; line?: string; errors?: readonly CartError[] };

/** `intent` is `add`, `update`, `remove` or `restore`. */
export async function cartAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const load = context.get(loadContext);
  const line = String(form.get('line') ?? '');
  const quantity = readWholeNumber(form.get('quantity'));

  switch (form.get('intent')) {
    case 'add':
      return answer(
        await addToCart(load, { product: String(form.get('product')), quantity: quantity ?? 1, options: [] }),
      );
    case 'update':
      if (quantity === null) return answer([{ field: 'quantity', message: 'Enter a whole number' }], line);
      return answer(await updateCartLine(load, { line, quantity }), line);
    case 'remove': {
      const errors = await removeCartLine(load, { line });
      if (errors.length > 0) return answer(errors, line);
      const outcome: CartOutcome = { removed: readRemovedLine(form) };
      return data(outcome);
    }
    case 'restore':
      return answer(await restore(load, readRemovedLine(form)));
    default:
      throw data('Unknown intent', { status: 400 });
  }
}

async function restore(load: Load, line: RemovedLine): Promise<readonly CartError[]> {
  const { product } = await load(ProductOptionValuesDocument, { path: line.path });
  if (!product) return [{ message: `${line.name} is no longer sold.` }];
  return addToCart(load, {
    product: product.id,
    quantity: line.quantity,
    options: restoredItems(line.options, product.options),
  });
}

function answer(errors: readonly CartError[], line?: string) {
  if (errors.length === 0) return redirect(cartPath(), 303);
  const outcome: CartOutcome = line ? { errors, line } : { errors };
  return data(outcome, { status: 422 });
}

function readWholeNumber(value: FormDataEntryValue | null): number | null {
  return typeof value === 'string' && /^\d{1,9}$/.test(value.trim()) ? Number(value) : null;
}
