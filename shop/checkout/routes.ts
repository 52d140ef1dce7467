import { readPricedCart } from '#shop/cart/priced-cart.ts';
import { lockCart, setPaymentChoice } from '#shop/cart/store.ts';
import { requireBody } from '#shop/http/body.ts';
import { HttpError, type Answer, type Call, type Endpoint } from '#shop/http/call.ts';
import { withSessionLock } from '#shop/session/session-lock.ts';
import { getGuest, setGuestAddress } from './guest.ts';
import { checkPayment } from './order/order-request.ts';
import { placeOrderOnce } from './order/place-order-once.ts';
import { placeOrder } from './order/place-order.ts';
import { priceLockEndpoints } from './price-lock-routes.ts';
import * as schema from './schema.ts';
import { readPaymentWays } from './store.ts';

export const checkoutEndpoints: Endpoint[] = [
  ...priceLockEndpoints,
  { method: 'GET', path: '/guest', auth: 'session', schema: schema.getGuest, handle: getGuest },
  { method: 'POST', path: '/guest', auth: 'session', schema: schema.setGuest, handle: setGuestAddress },
  {
    method: 'GET',
    path: '/paymentmethods',
    auth: 'session',
    schema: schema.listPaymentMethods,
    handle: getPaymentMethods,
  },
  {
    method: 'POST',
    path: '/paymentmethods',
    auth: 'session',
    schema: schema.choosePaymentMethod,
    handle: choosePaymentMethod,
  },
  {
    method: 'POST',
    path: '/combined',
    auth: 'session',
    limit: 'order',
    schema: schema.placeOrder,
    handle: placeOrder,
  },
  {
    method: 'POST',
    path: '/confirm',
    auth: 'session',
    limit: 'order',
    schema: schema.placeOrderOnce,
    handle: placeOrderOnce,
  },
];

async function getPaymentMethods(call: Call): Promise<Answer> {
  const priced = await readCart(call);
  const { methods } = await readPaymentWays(call.deps.db, priced?.totalMinor);
  return {
    data: {
      payment_methods: methods.map(({ code, title, hint, icon, kind, sort }) => {
        return { code, title, hint, icon, kind, terms: '', sort_order: sort };
      }),
      code: priced?.cart.payment_method ?? '',
      comment: priced?.cart.comment ?? '',
    },
  };
}

async function choosePaymentMethod(call: Call): Promise<Answer> {
  const { deps, session } = call;
  const ways = await readPaymentWays(deps.db, (await readCart(call))?.totalMinor);
  const { method, comment, errors } = checkPayment(requireBody(call), ways);
  if (errors.length || !method) throw new HttpError(400, errors);
  await withSessionLock(deps.db, session.id, async (tx) => {
    const { id } = await lockCart(tx, session.id, deps.now());
    await setPaymentChoice(tx, id, method.code, comment, deps.now());
  });
  return { data: [] };
}

async function readCart({ deps, session, currency }: Call) {
  return readPricedCart(deps.db, session.id, currency, deps.now());
}
