import type { PricedCart, Sellable } from '#shop/cart/price/priced.ts';
import { priceCart, readPricedCart } from '#shop/cart/price/priced-cart.ts';
import { lockExistingWhole } from '#shop/cart/store.ts';
import { readCode } from '#shop/coupon/rules.ts';
import { isCreditCode } from '#shop/credit/rules.ts';
import { catalogueOf } from '#shop/db/catalogue.ts';
import type { Tx } from '#shop/db/database.ts';
import { send } from '#shop/db/send.ts';
import { HttpError, type ErrorDetail } from '#shop/http/call.ts';
import { requireSeatCaps } from '#shop/event/seat-cap-store.ts';
import { begunOf, continueOrder, lockBegun, needsPayment } from './continue.ts';
import { createOrder, type OrderRequest } from './create.ts';
import { deadlineOf } from './deadline.ts';
import { requireFirstUse } from './first-use.ts';
import { CouponUsedUp, reserve } from './reserve.ts';
import { CREATED, PENDING } from '#shop/order/stage.ts';
import { findOrder, lockOrder, type Order } from '#shop/order/store.ts';
import { cancelUnfinished, readUnpaid, requireFewUnpaid, type Unpaid } from './unfinished.ts';
import { fullOrderData, orderData } from '#shop/order/wire.ts';
import { paymentActionOf } from '#shop/order/payment/action.ts';
import { beginPayment } from '#shop/payment/providers.ts';
import { fingerprint } from '#shop/idempotency/fingerprint.ts';
import { keyedRequest } from '#shop/idempotency/key.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import { type IssuedToken, rotateToken } from '#shop/session/store.ts';
import { withSessionLock } from '#shop/session/session-lock.ts';
import {
  emptyCart,
  readIdentities,
  requireAsked,
  requireMinimums,
  requireSellable,
  requireValue,
} from '#shop/checkout/guest.ts';
import { keptGuest } from '#shop/checkout/guest-store.ts';
import { claimKey, storeOrder, storeError } from './idempotency.ts';
import { checkRequest, priceChanged, requireUnchanged, type CheckedRequest, type SentOrder } from './order-request.ts';
import { methodsIn, readPaymentWays } from '#shop/checkout/store.ts';
import { findVat } from '#shop/vat/store.ts';

const REPLAYED = { 'Idempotent-Replayed': 'true' };

/** `seen` is the current cart, `cart` the same with the coupon in the request. */
type Offered = { seen: PricedCart; cart: PricedCart; lines: Sellable[]; print: string };

/** `asked` is what the key is bound to. */
type Request = { key: string | undefined; asked: unknown };

/** The order in the format of responses; `isReplayed` if its key had created it before. */
type Placed = { order: object; isReplayed: boolean };

/** Creates the order atomically, in one transaction. The session continues with a new token. */
export async function placeOrder(
  shopper: Shopper,
  sent: SentOrder,
  request: Request,
): Promise<Placed & { renewed: IssuedToken }> {
  const { deps, session } = shopper;
  const outcome = await withSessionLock(deps.db, session.id, async (tx) => {
    const placed = await placeIn(tx, shopper, sent, request);
    if (placed instanceof HttpError) return placed;
    return { ...placed, renewed: await rotateToken(tx, session.id, deps.now()) };
  }).catch((error: unknown) => withoutCoupon(shopper, sent, error));
  // Not thrown inside: rolling back would undo the stored error.
  if (outcome instanceof HttpError) throw outcome;
  return outcome;
}

async function placeIn(tx: Tx, shopper: Shopper, sent: SentOrder, request: Request): Promise<Placed | HttpError> {
  const { deps, session, currency } = shopper;
  const keyed = keyedRequest(request.key, session.id, request.asked, currency);
  const now = deps.now();
  const claimed = keyed && (await claimKey(tx, keyed, now));
  const before = claimed?.made && (await findOrder(tx, { id: claimed.orderId }));
  const isRetry = before !== undefined && (await needsPayment(tx, before, await methodsIn(await catalogueOf(tx))));
  if (claimed?.made && !isRetry) return { order: await madeBefore(tx, shopper, claimed, before), isReplayed: true };
  const { unpaid, ...offered } = await readOffer(tx, shopper, sent, request.asked);
  const state = fingerprint(offered.cart.version, offered.cart.totalMinor);
  if (claimed?.refused && claimed.cart === state) return new HttpError(400, claimed.refused, REPLAYED);
  const begun = await lockBegun(tx, begunOf(unpaid, offered.cart.version, now));
  // A key that has created an order never creates another one, whatever has happened to the cart.
  if (isRetry && before.id !== begun?.id) {
    return { order: await asItStands(tx, shopper, await lockOrder(tx, before.id)), isReplayed: true };
  }
  const checked = await checkOffer(tx, shopper, sent, offered);
  if (!checked.ok) {
    if (keyed && isFinal(checked.errors)) await storeError(tx, keyed, checked.errors, state, now);
    return new HttpError(400, checked.errors);
  }
  const order = await orderCart(tx, shopper, offered, checked.request, { unpaid, begun });
  if (keyed) await storeOrder(tx, keyed, order, now);
  return { order, isReplayed: false };
}

async function readOffer(
  tx: Tx,
  { deps, session, currency }: Shopper,
  sent: SentOrder,
  asked: unknown,
): Promise<Offered & { unpaid: Unpaid[] }> {
  const now = deps.now();
  // Sent after the lock, so that orders created by its previous holder are included.
  const [whole, unpaid] = await Promise.all([lockExistingWhole(tx, session.id), readUnpaid(tx, session.id)]);
  if (!whole) throw emptyCart();
  const { cart: locked, lines: held } = whole;
  const seen = await priceCart(tx, locked, currency, now, held);
  const given = { ...locked, ...codeIn(sent) };
  const isSame = given.coupon === locked.coupon && given.credit === locked.credit;
  const priced = isSame ? seen : await priceCart(tx, given, currency, now, held);
  const { cart, lines } = requireSellable(priced);
  return { seen: seen ?? cart, cart, lines, print: fingerprint(asked, currency, cart.version), unpaid };
}

/** The code in a request is a coupon or store credit, as on the cart. */
function codeIn({ coupon: sent }: SentOrder): { coupon?: string | null; credit?: string } {
  if (sent === undefined) return {};
  const code = readCode(sent);
  return isCreditCode(code) ? { credit: code } : { coupon: code ?? null };
}

/** @throws HttpError for errors that depend on the cart or the time. */
async function checkOffer(tx: Tx, { deps }: Shopper, sent: SentOrder, { seen, cart, lines }: Offered) {
  const asked = {
    identities: await readIdentities(tx, lines),
    vat: await findVat(tx),
    ways: await readPaymentWays(tx, cart.totalMinor),
  };
  const checked = checkRequest(sent, asked, cart, deps.now());
  if (!checked.ok) return checked;
  requireMinimums(cart);
  requireValue(cart, deps.config.caps);
  requireUnchanged(sent, seen, cart);
  // Checked last: if another tab has removed a line, the cart has changed.
  requireAsked(asked.identities, sent.custom_field);
  return checked;
}

async function orderCart(
  tx: Tx,
  shopper: Shopper,
  offered: Offered,
  request: CheckedRequest,
  { unpaid, begun }: { unpaid: Unpaid[]; begun: Unpaid | undefined },
) {
  const { deps } = shopper;
  const now = deps.now();
  const { cart, lines, print } = offered;
  const runs = lines.flatMap(({ event }) => event?.startsAt ?? []);
  const expiresAt = deadlineOf({ isSlow: request.method.kind === 'offline', runs }, deps.config.unpaid, now);
  const guest = keptGuest(request, now);
  const asked = { ...request, fields: request.identity.all, fingerprint: print, expiresAt, guest };
  if (begun) {
    void send(tx, tx.updateTable('cart').set(guest).where('id', '=', cart.cart.id));
    const { order, action } = await continueOrder(tx, begun, asked, request.method.provider, deps);
    await requireFirstUse(tx, order);
    return orderData(tx, order, action, deps.config.siteUrl);
  }
  await cancelUnfinished(tx, unpaid, now);
  requireFewUnpaid(unpaid, deps.config.caps, now);
  return makeOrder(tx, shopper, offered, asked);
}

async function makeOrder(
  tx: Tx,
  { deps, session }: Shopper,
  { cart, lines }: Offered,
  asked: CheckedRequest & Pick<OrderRequest, 'fields' | 'fingerprint' | 'expiresAt' | 'guest'>,
) {
  const now = deps.now();
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

/** The first response, while the order waits for its money; later it can no longer be paid. */
async function madeBefore(tx: Tx, shopper: Shopper, { made }: { made: object }, order: Order | undefined) {
  return !order || order.status === CREATED || order.status === PENDING ? made : asItStands(tx, shopper, order);
}

async function asItStands(tx: Tx, { deps: { config } }: Shopper, order: Order) {
  // The response would reveal the link that only the recipient has.
  if (order.handed_over_at) throw new HttpError(409, [{ code: 'not_now', message: 'This order was handed over.' }]);
  return orderData(tx, order, await paymentActionOf(tx, order, config.payUrl), config.siteUrl);
}

/** The last use of the cart's coupon has just gone to somebody else: the order would cost more. */
async function withoutCoupon({ deps, session, currency }: Shopper, sent: SentOrder, error: unknown): Promise<never> {
  const isOwn = error instanceof CouponUsedUp && sent.coupon === undefined;
  const cart = isOwn && (await readPricedCart(deps.db, session.id, currency, deps.now()));
  throw cart ? priceChanged(cart) : error;
}

// A used-up coupon may get a use back; every other error of a form stays until it is changed.
function isFinal(errors: ErrorDetail[]): boolean {
  return errors.every(({ code }) => code !== 'coupon');
}
