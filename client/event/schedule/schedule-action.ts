import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { formKeyContext, loadContext } from '#client/data/load.ts';
import { cartPath } from '#client/site/paths.ts';
import type { CartError } from '#client/cart/change-cart.ts';
import { bookRun } from '#client/event/book-run.ts';

/** The error of a run, shown beside it. */
export type RunErrors = { run: string; errors: readonly CartError[] };

/** A run's button without JavaScript: on to the cart, or 422 with the reason. */
export async function scheduleAction({ request, context }: ActionFunctionArgs) {
  const run = String((await request.formData()).get('run') ?? '');
  const errors = await bookRun(context.get(loadContext), run, context.get(formKeyContext));
  if (errors.length === 0) return redirect(cartPath(), 303);
  const failure: RunErrors = { run, errors };
  return data(failure, { status: 422 });
}
