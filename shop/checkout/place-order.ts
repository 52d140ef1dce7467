import { priceCart } from '#shop/cart/priced-cart.ts';
import { lockCart } from '#shop/cart/store.ts';
import type { Tx } from '#shop/db/database.ts';
import { requireBody } from '#shop/http/body.ts';
import type { Answer, Call } from '#shop/http/call.ts';
import { createOrder } from '#shop/order/create.ts';
import { cancelUnfinished, findUnfinished } from '#shop/order/unfinished.ts';
import { orderData } from '#shop/order/wire.ts';
import { paymentActionOf, providerOf } from '#shop/payment/provider.ts';
import { inTurn } from '#shop/session/in-turn.ts';
import { fieldsFor } from './fields.ts';
import { fingerprint } from './fingerprint.ts';
import { requireMinimums, requireSellable } from './guest.ts';
import { claimKey, keepAnswer, readKey } from './idempotency.ts';
import { checkRequest, requireUnchanged } from './order-request.ts';
import { readAskedFields, readPaymentWays } from './store.ts';

/** Creates the order in one step: all of it in one transaction, or nothing. */
export async function placeOrder(call: Call): Promise<Answer> {
  const { deps, session, currency } = call;
  const body = requireBody(call);
  const key = readKey(call.headers['idempotency-key']);
  const print = fingerprint(body, currency);
  return inTurn(deps.db, session.id, async (tx) => {
    const now = deps.now();
    const kept = key && (await claimKey(tx, session.id, key, print, now));
    if (kept) return { data: kept, headers: { 'Idempotent-Replayed': 'true' } };
    const made = await orderCart(tx, call, body, key === undefined);
    if (key) await keepAnswer(tx, { sessionId: session.id, key, print }, made.order_id, made, now);
    return { data: made };
  });
}

async function orderCart(
  tx: Tx,
  { deps, session, currency }: Call,
  body: Record<string, unknown>,
  mayReturnEarlier: boolean,
) {
  const { now, config } = deps;
  const locked = await lockCart(tx, session.id, now());
  const { cart, lines } = requireSellable(await priceCart(tx, locked, currency, now()));
  const print = fingerprint(body, currency, cart.version);
  const earlier = mayReturnEarlier ? await findUnfinished(tx, session.id, print, now()) : undefined;
  if (earlier) return orderData(tx, earlier, await paymentActionOf(tx, earlier, config.payUrl), config.siteUrl);

  const fields = fieldsFor(lines, await readAskedFields(tx, lines));
  const request = checkRequest(body, fields, await readPaymentWays(tx));
  requireMinimums(cart);
  requireUnchanged(body, cart);
  await cancelUnfinished(tx, session.id, now());
  const order = await createOrder(tx, cart, lines, { ...request, sessionId: session.id, fingerprint: print }, now());
  const action = await providerOf(request.method.provider).begin(tx, order, config.payUrl, now());
  return orderData(tx, order, action, config.siteUrl);
}
