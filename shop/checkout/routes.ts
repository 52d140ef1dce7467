import { readPricedCart } from '#shop/cart/price/priced-cart.ts';
import { lockCart, setPaymentChoice } from '#shop/cart/store.ts';
import { HttpError, type Answer, type Call, type Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import type { Caller } from '#shop/http/caller/require-allowed.ts';
import { readKey } from '#shop/idempotency/key.ts';
import { sessionHeaders } from '#shop/session/headers.ts';
import { withSessionLock } from '#shop/session/session-lock.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import { countGuess } from '#shop/cart/coupon/guess.ts';
import { readGuest, rememberGuest } from './guest.ts';
import { readIdentity } from './identity-answers.ts';
import { checkPayment, type SentOrder } from './order/order-request.ts';
import { readStoredOrder } from './order/stored-order.ts';
import { placeOrder } from './order/place-order.ts';
import { priceLockEndpoints } from './price-lock-routes.ts';
import * as schema from './schema.ts';
import { readPaymentWays } from './store.ts';

const REPLAYED = { 'Idempotent-Replayed': 'true' };

const get = { method: 'GET', auth: 'session' } as const;
const post = { method: 'POST', auth: 'session' } as const;

export const checkoutEndpoints: Endpoint[] = [
  ...priceLockEndpoints,
  endpoint({
    ...get,
    path: '/guest',
    schema: schema.getGuest,
    handle: async (call) => ({ data: await readGuest(call) }),
  }),
  endpoint({
    ...post,
    path: '/guest',
    schema: schema.setGuest,
    async handle(call) {
      await rememberGuest(call, call.body);
      return { data: [] };
    },
  }),
  endpoint({ ...get, path: '/paymentmethods', schema: schema.listPaymentMethods, handle: getPaymentMethods }),
  endpoint({ ...post, path: '/paymentmethods', schema: schema.choosePaymentMethod, handle: choosePaymentMethod }),
  endpoint({
    ...post,
    path: '/combined',
    limit: 'order',
    schema: schema.placeOrder,
    handle: (call) => place(call, call.body, call.sent),
  }),
  endpoint({
    ...post,
    path: '/confirm',
    limit: 'order',
    schema: schema.placeOrderOnce,
    async handle(call) {
      const stored = await readStoredOrder(call);
      // They were accepted when the method was chosen.
      const sent = { ...stored, custom_field: readIdentity(stored.custom_field), agree: true };
      return place(call, sent, { ...stored, agree: 1 });
    },
  }),
];

async function getPaymentMethods(shopper: Shopper): Promise<Answer> {
  const priced = await readCart(shopper);
  const { methods } = await readPaymentWays(shopper.deps.db, priced?.totalMinor);
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

async function choosePaymentMethod(call: CheckedCall<typeof schema.choosePaymentMethod>): Promise<Answer> {
  const { deps, session, body } = call;
  const ways = await readPaymentWays(deps.db, (await readCart(call))?.totalMinor);
  const { method, comment, errors } = checkPayment(body, ways);
  if (errors.length || !method) throw new HttpError(400, errors);
  await withSessionLock(deps.db, session.id, async (tx) => {
    const { id } = await lockCart(tx, session.id, deps.now());
    await setPaymentChoice(tx, id, method.code, comment, deps.now());
  });
  return { data: [] };
}

/** @param asked what the key of the call is bound to. */
async function place(call: Caller & Shopper & Pick<Call, 'headers'>, sent: SentOrder, asked: unknown): Promise<Answer> {
  const request = { key: readKey(call.headers['idempotency-key']), asked };
  const work = () => placeOrder(call, sent, request);
  const { done, headers } =
    sent.coupon === undefined ? { done: await work(), headers: {} } : await countGuess(call, work);
  const { order, isReplayed, renewed } = done;
  return { data: order, headers: { ...headers, ...sessionHeaders(renewed), ...(isReplayed && REPLAYED) } };
}

async function readCart({ deps, session, currency }: Shopper) {
  return readPricedCart(deps.db, session.id, currency, deps.now());
}
