import { readDiscount } from '#shop/cart/coupon/discount.ts';
import type { PricedCart } from '#shop/cart/price/priced.ts';
import { spentOf } from '#shop/credit/rules.ts';
import { setSeen } from '#shop/cart/store.ts';
import { quotedTotal } from '#shop/cart/price/quoted-total-store.ts';
import type { Db, Tx } from '#shop/db/database.ts';
import { quotedPrices, type PricesBefore } from './price-lock.ts';

/** What the cart cost when its buyer last accepted its prices, or read its total; undefined if that is unchanged. */
export async function readSeenPrices(db: Db, today: PricedCart, now: Date): Promise<PricesBefore | undefined> {
  if (today.lines.every(({ seen }) => seen === undefined)) return lastQuoted(today);
  const { cart, exchange } = today;
  const lines = today.lines.map(({ line, product, quote, seen }) => ({
    id: line.id,
    product,
    quote: quote && { ...quote, ...seen },
    totalMinor: seen?.totalMinor ?? quote?.totalMinor ?? 0,
  }));
  const { discount } = await readDiscount(db, cart, lines, { rate: exchange.rate, now });
  const subTotalMinor = lines.reduce((sum, line) => sum + line.totalMinor, 0);
  const afterCouponMinor = subTotalMinor - (discount?.minor ?? 0);
  return {
    currency: exchange.currency,
    totalMinor: afterCouponMinor - spentOf(today.credit?.availableMinor ?? 0, afterCouponMinor),
    lines: lines.map(({ id, totalMinor }) => ({ id, totalMinor })),
  };
}

/** The lines cost the same: it is the coupon or the credit that counts differently. */
function lastQuoted(today: PricedCart): PricesBefore | undefined {
  const totalMinor = quotedTotal(today);
  if (totalMinor === undefined || totalMinor === today.totalMinor) return undefined;
  const lines = today.lines.map(({ line, quote }) => ({ id: line.id, totalMinor: quote?.totalMinor ?? 0 }));
  return { currency: today.exchange.currency, totalMinor, lines };
}

/** The caller holds the cart's lock. @param heldUntil ISO 8601 */
export async function recordQuote(tx: Tx, priced: PricedCart, heldUntil: string): Promise<void> {
  const { cart, content, exchange } = priced;
  const { currency } = exchange;
  // A quote for other contents is of no use any more.
  const current = Object.entries(cart.told_prices).filter(([, quoted]) => quoted.version === content);
  const quoted = { ...Object.fromEntries(current), [currency]: quotedPrices(priced, heldUntil) };
  await tx
    .updateTable('cart')
    .set({ told_prices: JSON.stringify(quoted) })
    .where('id', '=', cart.id)
    .execute();
  // Accepting a price at the checkout accepts it in the cart.
  const agreed = priced.lines.flatMap(({ line, quote, seen }) =>
    quote && seen ? [{ id: line.id, seen: { ...line.seen, [currency]: quote.unitMicros } }] : [],
  );
  await setSeen(tx, agreed);
}
