import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { loadContext } from '#client/data/load.ts';
import { cartPath } from '#client/site/paths.ts';
import { type NotAdded, openShared } from './open-shared.ts';
import { CART, readShared } from './shared-cart-loader.ts';

export type SharedCartError = { left: NotAdded[] };

/** Puts the shared lines into the visitor's cart: added to it, or with `intent` `replace` in place of its lines. */
export async function sharedCartAction({ request, context }: ActionFunctionArgs) {
  const load = context.get(loadContext);
  const form = await request.formData();
  const lines = await readShared(load, String(form.get(CART) ?? ''));
  if (!lines) return data<SharedCartError>({ left: [] }, { status: 404 });
  const key = String(form.get('key') ?? '');
  const left = await openShared(load, lines, { replace: form.get('intent') === 'replace', key });
  return left.length === 0 ? redirect(cartPath(), 303) : data<SharedCartError>({ left }, { status: 422 });
}
