import { HttpError, type Answer, type Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { sessionRequest } from '#shop/idempotency/key.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import { addToCart } from './line/add.ts';
import { changeLine } from './line/change-line.ts';
import type { CartChange, Product } from './change.ts';
import { readPricedCart, warningsOf } from './price/priced-cart.ts';
import { emptyCart, removeFromCart, restoreLine } from './line/remove.ts';
import * as schema from './schema.ts';
import { recordQuotedTotal } from './price/quoted-total-store.ts';
import { cartData, lineData, summaryData } from './wire.ts';

const REPLAYED = { 'Idempotent-Replayed': 'true' };

const get = { method: 'GET', auth: 'session' } as const;
const remove = { method: 'DELETE', auth: 'session' } as const;

export const cartEndpoints: Endpoint[] = [
  endpoint({ ...get, path: '/cart', schema: schema.getCart, handle: getCart }),
  endpoint({
    method: 'POST',
    path: '/cart',
    auth: 'session',
    schema: schema.addToCart,
    async handle(call) {
      const { product_id: productId, quantity, event_id: runId, option: answers, requested_player: player } = call.body;
      const wanted = { productId, quantity, runId, answers, player };
      return changed(call, await addToCart(call, sessionRequest(call, 'add'), wanted));
    },
  }),
  endpoint({
    method: 'PUT',
    path: '/cart',
    auth: 'session',
    schema: schema.changeLine,
    async handle(call) {
      const { key = '', quantity, option: answers, version } = call.body;
      const { accept_price: acceptsPrice, requested_player: player } = call.body;
      const change = { key, quantity, answers, version, acceptsPrice, player };
      return changed(call, await changeLine(call, sessionRequest(call, 'change'), change));
    },
  }),
  endpoint({
    ...remove,
    path: '/cart',
    schema: schema.removeFromCart,
    async handle(call) {
      const key = call.body.key ?? call.body.product_id;
      if (key !== undefined) return changed(call, await removeFromCart(call, sessionRequest(call, 'remove'), key));
      throw new HttpError(400, [{ code: 'not_found', field: 'key', message: 'No item found in cart with id: ' }]);
    },
  }),
  endpoint({
    ...remove,
    path: '/cart/empty',
    schema: schema.emptyCart,
    handle: async (call) => changed(call, await emptyCart(call, sessionRequest(call, 'empty'))),
  }),
  endpoint({
    ...remove,
    path: '/cart/:key',
    schema: schema.removeLine,
    handle: async (call) => changed(call, await removeFromCart(call, sessionRequest(call, 'remove'), call.params.key)),
  }),
  endpoint({
    method: 'POST',
    path: '/cart/:key/restore',
    auth: 'session',
    schema: schema.restoreLine,
    handle: async (call) => changed(call, await restoreLine(call, sessionRequest(call, 'restore'), call.params.key)),
  }),
  endpoint({ ...get, path: '/cart/:key', schema: schema.getCartItem, handle: getCartItem }),
];

async function getCart({ deps, session, currency, query }: CheckedCall<typeof schema.getCart>): Promise<Answer> {
  const cart = await readPricedCart(deps.db, session.id, currency, deps.now());
  if (query.preview !== '1') await recordQuotedTotal(deps.db, cart);
  return { data: cartData(cart), warnings: cart ? warningsOf(cart, deps.config.caps) : [] };
}

async function getCartItem(call: CheckedCall<typeof schema.getCartItem>): Promise<Answer> {
  const { deps, session, currency, params } = call;
  const cart = await readPricedCart(deps.db, session.id, currency, deps.now());
  await recordQuotedTotal(deps.db, cart);
  const item = cart?.lines.find(({ line }) => String(line.id) === params.key);
  if (!cart) return { data: cartData(cart) };
  return {
    data: { ...cartData(cart), item: item ? lineData(item, currency) : null },
    warnings: warningsOf(cart, deps.config.caps),
  };
}

/** A replayed response comes from the database, which does not preserve the order of fields. */
function inOrder({ product_id, name, quantity }: Product): Product {
  return { product_id, name, quantity };
}

function changed({ deps, currency }: Shopper, { cart, answer: { product }, isRepeated }: CartChange): Answer {
  return {
    ...(isRepeated && { headers: REPLAYED }),
    data: {
      ...(product && { product: inOrder(product) }),
      ...summaryData(cart, currency),
      ...(cart && { cart: cartData(cart) }),
    },
    warnings: cart ? warningsOf(cart, deps.config.caps) : [],
  };
}
