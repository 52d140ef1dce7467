import { HOLD_MS } from '#shop/event/seat-store.ts';
import { withVersion, type PricedCart } from '#shop/cart/price/priced.ts';
import { readRate, type Currency } from '#shop/money/currency.ts';
import type { QuotedPrices } from './quoted-prices.ts';

export type PricesBefore = {
  currency: Currency;
  totalMinor: number;
  lines: { id: number; totalMinor: number }[];
};

export type OpenedPrices = {
  cart: PricedCart;
  /** Null if `before` has to be settled first, or the cart cannot be ordered as it is. */
  heldUntil: string | null;
  /** What was quoted before, if the cart costs something else now. */
  before: PricesBefore | undefined;
  /** Whether the lock is new and has to be stored. */
  isNew: boolean;
};

/** The cart at its locked prices, while the lock lasts and fits the contents. */
export function atHeldPrices(today: PricedCart, now: Date): PricedCart {
  const quoted = quoteOf(today);
  return quoted && isHeld(today, quoted, now) && isSellable(today) ? atPrices(today, quoted) : today;
}

/**
 * What the checkout charges for the cart. A locked total stays; one that has risen has to be
 * accepted; any other is locked at once, also in another currency: the buyer has accepted that by choosing it.
 *
 * @param today the cart without any lock.
 * @param seen what the buyer accepted in the cart, if that differs.
 * @param acceptedMinor the total the buyer accepts, if any: it can only confirm today's.
 */
export function openPrices(
  today: PricedCart,
  now: Date,
  seen: PricesBefore | undefined,
  acceptedMinor: number | undefined,
): OpenedPrices {
  if (!isSellable(today)) return { cart: today, heldUntil: null, before: undefined, isNew: false };
  const { totalMinor, exchange } = today;
  const quoted = quoteOf(today);
  if (quoted && isHeld(today, quoted, now) && totalMinor > quoted.totalMinor) {
    return { cart: atPrices(today, quoted), heldUntil: quoted.heldUntil, before: undefined, isNew: false };
  }
  const before = quoted ? beforeOf(exchange.currency, quoted) : seen;
  const isWorse = before && totalMinor > before.totalMinor;
  if (isWorse && acceptedMinor !== totalMinor) return { cart: today, heldUntil: null, before, isNew: false };
  const heldUntil = new Date(now.getTime() + HOLD_MS).toISOString();
  const isBetter = before && !isWorse && totalMinor < before.totalMinor;
  return { cart: today, heldUntil, before: isBetter ? before : undefined, isNew: true };
}

export function quotedPrices(cart: PricedCart, heldUntil: string): QuotedPrices {
  const { content, exchange, discount, totalMinor } = cart;
  return {
    version: content,
    rate: exchange.decimal,
    lines: cart.lines.flatMap(({ line, quote, discountMinor }) => (quote ? { id: line.id, quote, discountMinor } : [])),
    coupon: discount ? { id: discount.couponId, code: discount.code } : null,
    creditMinor: cart.credit?.minor ?? 0,
    totalMinor,
    heldUntil,
  };
}

/** The quote for exactly these contents, in the currency they are priced in. */
function quoteOf({ cart, exchange, content }: PricedCart): QuotedPrices | undefined {
  const quoted = cart.told_prices[exchange.currency];
  return quoted?.version === content ? quoted : undefined;
}

/** A lock with a coupon or credit ends with it: what others have used up cannot be kept for this cart. */
function isHeld({ isCouponUsable, credit }: PricedCart, quoted: QuotedPrices, now: Date): boolean {
  const { coupon, creditMinor = 0, heldUntil } = quoted;
  const isCovered = (credit?.availableMinor ?? 0) >= creditMinor;
  return now < new Date(heldUntil) && (coupon === null || isCouponUsable) && isCovered;
}

function beforeOf(currency: Currency, { totalMinor, lines }: QuotedPrices): PricesBefore {
  return { currency, totalMinor, lines: lines.map(({ id, quote }) => ({ id, totalMinor: quote.totalMinor })) };
}

function isSellable({ lines }: PricedCart): boolean {
  return lines.every(({ quote }) => quote !== undefined);
}

function atPrices(today: PricedCart, quoted: QuotedPrices): PricedCart {
  const held = new Map(quoted.lines.map((line) => [line.id, line]));
  const lines = today.lines.map((priced) => {
    const line = held.get(priced.line.id);
    if (!priced.quote || !line) return priced;
    const { quote, discountMinor } = line;
    const seen = priced.seen?.totalMinor === quote.totalMinor ? undefined : priced.seen;
    return { ...priced, quote, discountMinor, seen };
  });
  const perLine = lines.map(({ discountMinor }) => discountMinor);
  const subTotalMinor = sum(lines.map(({ quote }) => quote?.totalMinor ?? 0));
  const { coupon, rate } = quoted;
  return withVersion({
    ...today,
    lines,
    exchange: { ...today.exchange, decimal: rate, rate: readRate(rate, today.exchange.rate.rounding) },
    subTotalMinor,
    discount: coupon ? { couponId: coupon.id, code: coupon.code, minor: sum(perLine), perLine } : undefined,
    credit: today.credit && { ...today.credit, minor: quoted.creditMinor ?? 0 },
    totalMinor: quoted.totalMinor,
  });
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
