import type { PricedCart } from '#shop/cart/price/priced.ts';
import { priceToday, warningsOf } from '#shop/cart/price/priced-cart.ts';
import { lockExistingWhole } from '#shop/cart/store.ts';
import { recordQuotedTotal } from '#shop/cart/price/quoted-total-store.ts';
import { cartData } from '#shop/cart/wire.ts';
import { setCartCoupon } from '#shop/coupon/store.ts';
import type { Tx } from '#shop/db/database.ts';
import type { Answer, Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { minorDecimal } from '#shop/money/currency.ts';
import { withSessionLock } from '#shop/session/session-lock.ts';
import { openPrices, type OpenedPrices } from '#shop/cart/lock/price-lock.ts';
import { recordQuote, readSeenPrices } from '#shop/cart/lock/price-lock-store.ts';
import { lockPrices as schema } from './schema.ts';

export const priceLockEndpoints: Endpoint[] = [
  endpoint({ method: 'POST', path: '/pricelock', auth: 'session', schema, handle: lockPrices }),
];

async function lockPrices({ deps, session, currency, body }: CheckedCall<typeof schema>): Promise<Answer> {
  return withSessionLock(deps.db, session.id, async (tx) => {
    const now = deps.now();
    const locked = await lockExistingWhole(tx, session.id);
    const priced = locked && (await priceToday(tx, locked.cart, currency, now, locked.lines));
    if (!priced) return { data: [], warnings: [] };
    const { accept_total: accepted } = body;
    const seen = await readSeenPrices(tx, priced, now);
    const today = accepted === priced.totalMinor ? await withoutDeadCoupon(tx, priced, now) : priced;
    const opened = openPrices(today, now, seen, accepted);
    if (opened.isNew && opened.heldUntil !== null) await recordQuote(tx, opened.cart, opened.heldUntil);
    await recordQuotedTotal(tx, opened.cart);
    const data = { ...cartData(opened.cart), held_until: opened.heldUntil, before: beforeData(opened) };
    return { data, warnings: warningsOf(opened.cart, deps.config.caps) };
  });
}

/** Accepting the total without the coupon removes it for good, so that it does not count again unannounced. */
async function withoutDeadCoupon(tx: Tx, priced: PricedCart, now: Date): Promise<PricedCart> {
  if (!isCouponDead(priced)) return priced;
  await setCartCoupon(tx, priced.cart.id, null, now);
  const cart = { ...priced.cart, coupon: null, updated_at: now };
  return (await priceToday(tx, cart, priced.exchange.currency, now)) ?? priced;
}

function isCouponDead({ cart, isCouponUsable }: PricedCart): boolean {
  return cart.coupon !== null && !isCouponUsable;
}

function beforeData({ before, cart }: OpenedPrices) {
  if (!before) return null;
  const { currency, totalMinor, lines } = before;
  return {
    currency_code: currency,
    total_decimal: minorDecimal(totalMinor),
    dead_coupon: isCouponDead(cart) ? cart.cart.coupon : null,
    products: lines.map((line) => ({ key: String(line.id), total_decimal: minorDecimal(line.totalMinor) })),
  };
}
