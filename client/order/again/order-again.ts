import { data, redirect } from 'react-router-dom';
import type { Load } from '#client/data/load.ts';
import { cartPath, productPath } from '#client/site/paths.ts';
import { addToCart } from '#client/cart/add-to-cart.ts';
import { OrderAgainDocument } from '#client/generated/graphql.ts';

/**
 * Adds a line of an order to the cart as it was bought, at today's price. Parts that are no longer available, such as a
 * seat of a past run, are chosen again on the product's page.
 */
export async function orderAgain(load: Load, token: string, id: string, key: string): Promise<Response> {
  const line = await findLine(load, token, id);
  const { product, quantity, answers } = line;
  const options = answers.map(({ sendid, value }) => ({ sendid, value }));
  const errors = await addToCart(load, { product, quantity, options, idempotencyKey: key || null });
  if (errors.length === 0) return redirect(cartPath(), 303);
  return redirect(line.path ? productPath(line.path) : cartPath(), 303);
}

export async function findLine(load: Load, token: string, id: string) {
  const { order } = await load(OrderAgainDocument, { token });
  const line = order?.lines.find((candidate) => candidate.id === id);
  if (!line) throw data('Not found', { status: 404 });
  return line;
}
