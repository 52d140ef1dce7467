import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { formKeyContext, loadContext } from '#client/data/load.ts';
import { cartPath } from '#client/site/paths.ts';
import { addToCart } from '#client/cart/add-to-cart.ts';
import type { CartError } from '#client/cart/change-cart.ts';
import { offerAction } from '#client/cart/offer/take-offer.ts';
import { sendChange } from './send-change.ts';
import { COUPON, readChange } from './read-change.ts';

export type Removed = { line: string; name: string };

/** The result of a form of the cart page: the line that can be restored, or the errors of a line. */
export type CartOutcome = {
  removed?: Removed;
  /** The line that `errors` belong to, or `COUPON`. */
  of?: string;
  errors?: readonly CartError[];
  /** The rejected code. */
  code?: string;
};

/** The forms of the cart without script, and those of the cards. `intent` names what to do. */
export async function cartAction({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const load = context.get(loadContext);
  if (form.get('intent') === 'add') {
    const typed = String(form.get('quantity') ?? '');
    const quantity = /^\d{1,9}$/.test(typed) ? Number(typed) : 1;
    const idempotencyKey = context.get(formKeyContext);
    return answer(
      await addToCart(load, { product: String(form.get('product')), quantity, options: [], idempotencyKey }),
    );
  }
  if (form.get('intent') === 'offer') return offerAction(load, form, request.url);
  const change = readChange(form);
  if (!change) throw data('Unknown intent', { status: 400 });
  if ('issue' in change) return answer([change.issue], { of: change.line });
  const { errors } = await sendChange(load, change);
  if (change.intent === 'remove' && errors.length === 0) {
    const outcome: CartOutcome = { removed: { line: change.line, name: change.name } };
    return data(outcome);
  }
  if (change.intent === 'coupon') return answer(errors, { of: COUPON, code: change.code });
  return answer(errors, { of: 'line' in change ? change.line : COUPON });
}

function answer(errors: readonly CartError[], outcome: CartOutcome = {}) {
  if (errors.length === 0) return redirect(cartPath(), 303);
  return data({ ...outcome, errors } satisfies CartOutcome, { status: 422 });
}
