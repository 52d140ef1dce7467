import { HttpError, type Answer, type Call, type Endpoint } from '#shop/http/call.ts';
import { addToCart } from './add.ts';
import { changeLine } from './change-line.ts';
import type { CartChange, Product } from './change.ts';
import { readPricedCart, warningsOf } from './priced-cart.ts';
import { emptyCart, removeFromCart, restoreLine } from './remove.ts';
import * as schema from './schema.ts';
import { recordQuotedTotal } from './quoted-total-store.ts';
import { cartData, lineData, summaryData } from './wire.ts';

const REPLAYED = { 'Idempotent-Replayed': 'true' };

export const cartEndpoints: Endpoint[] = [
  { method: 'GET', path: '/cart', auth: 'session', schema: schema.getCart, handle: getCart },
  {
    method: 'POST',
    path: '/cart',
    auth: 'session',
    schema: schema.addToCart,
    handle: async (call) => changed(call, await addToCart(call)),
  },
  {
    method: 'PUT',
    path: '/cart',
    auth: 'session',
    schema: schema.changeLine,
    handle: async (call) => changed(call, await changeLine(call)),
  },
  {
    method: 'DELETE',
    path: '/cart',
    auth: 'session',
    schema: schema.removeFromCart,
    handle: (call) => removeLine(call, call.body?.key ?? call.body?.product_id),
  },
  {
    method: 'DELETE',
    path: '/cart/empty',
    auth: 'session',
    schema: schema.emptyCart,
    handle: async (call) => changed(call, await emptyCart(call)),
  },
  {
    method: 'DELETE',
    path: '/cart/:key',
    auth: 'session',
    schema: schema.removeLine,
    handle: (call) => removeLine(call, call.params.key),
  },
  {
    method: 'POST',
    path: '/cart/:key/restore',
    auth: 'session',
    schema: schema.restoreLine,
    handle: async (call) => changed(call, await restoreLine(call, call.params.key ?? '')),
  },
  { method: 'GET', path: '/cart/:key', auth: 'session', schema: schema.getCartItem, handle: getCartItem },
];

async function getCart(call: Call): Promise<Answer> {
  const cart = await readPricedCart(call.deps.db, call.session.id, call.currency, call.deps.now());
  if (call.query.get('preview') !== '1') await recordQuotedTotal(call.deps.db, cart);
  return { data: cartData(cart), warnings: cart ? warningsOf(cart) : [] };
}

async function getCartItem(call: Call): Promise<Answer> {
  const cart = await readPricedCart(call.deps.db, call.session.id, call.currency, call.deps.now());
  await recordQuotedTotal(call.deps.db, cart);
  const item = cart?.lines.find(({ line }) => String(line.id) === call.params.key);
  return {
    data: { ...(cart && cartData(cart)), item: item ? lineData(item, call.currency) : null },
    warnings: cart ? warningsOf(cart) : [],
  };
}

async function removeLine(call: Call, key: unknown): Promise<Answer> {
  if (typeof key !== 'string' && typeof key !== 'number') {
    throw new HttpError(400, [{ code: 'not_found', field: 'key', message: 'No item found in cart with id: ' }]);
  }
  return changed(call, await removeFromCart(call, String(key)));
}

/** A repetition brings it from the database, which keeps no order of fields. */
function inOrder({ product_id, name, quantity }: Product): Product {
  return { product_id, name, quantity };
}

function changed(call: Call, { cart, answer: { product }, isRepeated }: CartChange): Answer {
  return {
    ...(isRepeated && { headers: REPLAYED }),
    data: { ...(product && { product: inOrder(product) }), ...summaryData(cart, call.currency), cart: cartData(cart) },
    warnings: cart ? warningsOf(cart) : [],
  };
}
