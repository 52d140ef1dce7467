import { priceToday, warningsOf } from '#shop/cart/priced-cart.ts';
import { lockExistingCart } from '#shop/cart/store.ts';
import { cartData } from '#shop/cart/wire.ts';
import type { Answer, Call, Endpoint } from '#shop/http/call.ts';
import { minorDecimal } from '#shop/money/currency.ts';
import { inTurn } from '#shop/session/in-turn.ts';
import { minorOf } from '#shop/checkout/order-request.ts';
import { openPrices, type OpenedPrices } from './price-lock.ts';
import { keepTold, readSeenPrices } from './price-lock-store.ts';
import { lockPrices as schema } from '#shop/checkout/schema.ts';

export const priceLockEndpoints: Endpoint[] = [
  { method: 'POST', path: '/pricelock', auth: 'session', schema, handle: lockPrices },
];

async function lockPrices({ deps, session, currency, body }: Call): Promise<Answer> {
  return inTurn(deps.db, session.id, async (tx) => {
    const now = deps.now();
    const cart = await lockExistingCart(tx, session.id);
    const today = cart && (await priceToday(tx, cart, currency, now));
    if (!today) return { data: [], warnings: [] };
    const seen = await readSeenPrices(tx, today, now);
    const opened = openPrices(today, now, seen, minorOf(body?.accept_total));
    if (opened.isNew && opened.heldUntil !== null) await keepTold(tx, opened.cart, opened.heldUntil);
    const data = { ...cartData(opened.cart), held_until: opened.heldUntil, before: beforeData(opened) };
    return { data, warnings: warningsOf(opened.cart) };
  });
}

function beforeData({ before }: OpenedPrices) {
  if (!before) return null;
  const { currency, totalMinor, lines } = before;
  return {
    currency_code: currency,
    total_decimal: minorDecimal(totalMinor),
    products: lines.map((line) => ({ key: String(line.id), total_decimal: minorDecimal(line.totalMinor) })),
  };
}
