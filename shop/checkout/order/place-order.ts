import type { PricedCart, Sellable } from '#shop/cart/priced.ts';
import { priceCart, readPricedCart } from '#shop/cart/priced-cart.ts';
import { lockCart } from '#shop/cart/store.ts';
import { countGuess } from '#shop/cart/coupon/guess.ts';
import { readCode } from '#shop/coupon/rules.ts';
import type { Tx } from '#shop/db/database.ts';
import { requireBody } from '#shop/http/body.ts';
import { HttpError, type Answer, type Call, type ErrorDetail } from '#shop/http/call.ts';
import { requireSeatCaps } from '#shop/event/seat-cap-store.ts';
import { continueOrder, findBegun, needsPayment } from './continue.ts';
import { createOrder, type OrderRequest } from './create.ts';
import { deadlineOf } from './deadline.ts';
import { requireFirstUse } from './first-use.ts';
import { CouponUsedUp, reserve } from './reserve.ts';
import { CREATED, PENDING } from '#shop/order/stage.ts';
import { findOrder, type Order } from '#shop/order/store.ts';
import { cancelUnfinished, requireFewUnpaid } from './unfinished.ts';
import { fullOrderData, orderData } from '#shop/order/wire.ts';
import { paymentActionOf } from '#shop/order/payment/action.ts';
import { beginPayment } from '#shop/payment/providers.ts';
import { fingerprint } from '#shop/idempotency/fingerprint.ts';
import { keyedRequest } from '#shop/idempotency/key.ts';
import { sessionHeaders } from '#shop/session/headers.ts';
import { rotateToken } from '#shop/session/store.ts';
import { withSessionLock } from '#shop/session/session-lock.ts';
import { readIdentities, requireMinimums, requireSellable, requireValue } from '#shop/checkout/guest.ts';
import { keepGuest } from '#shop/checkout/guest-store.ts';
import { claimKey, storeOrder, storeError } from './idempotency.ts';
import { checkRequest, namesCoupon, priceChanged, requireUnchanged, type CheckedRequest } from './order-request.ts';
import { readPaymentWays } from '#shop/checkout/store.ts';

const REPLAYED = { 'Idempotent-Replayed': 'true' };

/** `seen` is the cart as it lies there, `cart` the same with the coupon of the request. */
type Offered = { seen: PricedCart; cart: PricedCart; lines: Sellable[]; print: string };

/** Creates the order in one step: all of it in one transaction, or nothing. */
export async function placeOrder(call: Call): Promise<Answer> {
  const body = requireBody(call);
  return namesCoupon(body) ? countGuess(call, () => place(call, body)) : place(call, body);
}

async function place(call: Call, body: Record<string, unknown>): Promise<Answer> {
  const { deps, session } = call;
  const outcome = await withSessionLock(deps.db, session.id, async (tx) => {
    const placed = await placeIn(tx, call, body);
    if (placed instanceof HttpError) return placed;
    const renewed = await rotateToken(tx, session.id, deps.now());
    return { ...placed, headers: { ...sessionHeaders(renewed), ...placed.headers } };
  }).catch((error: unknown) => withoutCoupon(call, body, error));
  // Not thrown inside: the error that was kept would go with the transaction.
  if (outcome instanceof HttpError) throw outcome;
  return outcome;
}

async function placeIn(tx: Tx, call: Call, body: Record<string, unknown>): Promise<Answer | HttpError> {
  const { deps, session, currency } = call;
  const keyed = keyedRequest(call, session.id, body, currency);
  const now = deps.now();
  const kept = keyed && (await claimKey(tx, keyed, now));
  const before = kept?.made && (await findOrder(tx, { id: kept.orderId }));
  const isRetry = before !== undefined && (await needsPayment(tx, before));
  if (kept?.made && !isRetry) return { data: await madeBefore(tx, call, kept, before), headers: REPLAYED };
  const offered = await readOffer(tx, call, body);
  const state = fingerprint(offered.cart.version, offered.cart.totalMinor);
  if (kept?.refused && kept.cart === state) return new HttpError(400, kept.refused, REPLAYED);
  const begun = await findBegun(tx, session.id, offered.cart.version, now);
  // A key that has made an order makes no other one, whatever has become of the cart.
  if (isRetry && before.id !== begun?.id) return { data: await asItStands(tx, call, before), headers: REPLAYED };
  const checked = await checkOffer(tx, call, body, offered);
  if (!checked.ok) {
    if (keyed && isFinal(checked.errors)) await storeError(tx, keyed, checked.errors, state, now);
    return new HttpError(400, checked.errors);
  }
  const made = await orderCart(tx, call, offered, checked.request, begun);
  if (keyed) await storeOrder(tx, keyed, made, now);
  return { data: made };
}

async function readOffer(tx: Tx, { deps, session, currency }: Call, body: Record<string, unknown>): Promise<Offered> {
  const now = deps.now();
  const locked = await lockCart(tx, session.id, now);
  const seen = await priceCart(tx, locked, currency, now);
  const coupon = namesCoupon(body) ? (readCode(body.coupon) ?? null) : locked.coupon;
  const priced = coupon === locked.coupon ? seen : await priceCart(tx, { ...locked, coupon }, currency, now);
  const { cart, lines } = requireSellable(priced);
  return { seen: seen ?? cart, cart, lines, print: fingerprint(body, currency, cart.version) };
}

/** @throws HttpError for what another cart, or another moment, may change. */
async function checkOffer(tx: Tx, { deps }: Call, body: Record<string, unknown>, { seen, cart, lines }: Offered) {
  const identities = await readIdentities(tx, lines);
  const ways = await readPaymentWays(tx, cart.totalMinor);
  const checked = checkRequest(body, identities, ways, cart);
  if (!checked.ok) return checked;
  requireMinimums(cart);
  requireValue(cart, deps.config.caps);
  requireUnchanged(body, seen, cart);
  return checked;
}

async function orderCart(tx: Tx, call: Call, offered: Offered, request: CheckedRequest, begun: Order | undefined) {
  const { deps } = call;
  const now = deps.now();
  const { cart, lines, print } = offered;
  const runs = lines.flatMap(({ event }) => event?.startsAt ?? []);
  const expiresAt = deadlineOf({ isSlow: request.method.kind === 'offline', runs }, deps.config.unpaid, now);
  const asked = { ...request, fields: request.identity.all, fingerprint: print, expiresAt };
  await keepGuest(tx, cart.cart.id, request, now);
  if (begun) {
    const { order, action } = await continueOrder(tx, begun, asked, request.method.provider, deps);
    await requireFirstUse(tx, order);
    return orderData(tx, order, action, deps.config.siteUrl);
  }
  return makeOrder(tx, call, offered, asked);
}

async function makeOrder(
  tx: Tx,
  { deps, session }: Call,
  { cart, lines }: Offered,
  asked: CheckedRequest & Pick<OrderRequest, 'fields' | 'fingerprint' | 'expiresAt'>,
) {
  const now = deps.now();
  await cancelUnfinished(tx, session.id, now);
  await requireFewUnpaid(tx, deps.config.caps, session.id, now);
  const created = await createOrder(
    tx,
    cart,
    lines,
    { ...asked, sessionId: session.id, cartVersion: cart.version },
    now,
  );
  const { order } = created;
  const action = await beginPayment(tx, order, asked.method.provider, deps);
  const made = await fullOrderData(tx, created, action, deps.config.siteUrl);
  await reserve(tx, order, lines, now);
  if (lines.some(({ event }) => event)) await requireSeatCaps(tx, deps.config.caps, session.id, now);
  return made;
}

/** The answer of the first time while the order waits for its money; later there is no way to pay it any more. */
async function madeBefore(tx: Tx, call: Call, { made }: { made: object }, order: Order | undefined) {
  return !order || order.status === CREATED || order.status === PENDING ? made : asItStands(tx, call, order);
}

async function asItStands(tx: Tx, { deps: { config } }: Call, order: Parameters<typeof orderData>[1]) {
  return orderData(tx, order, await paymentActionOf(tx, order, config.payUrl), config.siteUrl);
}

/** The last use of the cart's coupon went to somebody else at this moment: the order would cost more. */
async function withoutCoupon(
  { deps, session, currency }: Call,
  body: Record<string, unknown>,
  error: unknown,
): Promise<never> {
  const isOwn = error instanceof CouponUsedUp && !namesCoupon(body);
  const cart = isOwn && (await readPricedCart(deps.db, session.id, currency, deps.now()));
  throw cart ? priceChanged(cart) : error;
}

// A coupon that is used up may have a use again; all else about a form stays wrong until it is changed.
function isFinal(errors: ErrorDetail[]): boolean {
  return errors.every(({ code }) => code !== 'coupon');
}
