import { atHeldPrices } from '#shop/cart/lock/price-lock.ts';
import { catalogueOf } from '#shop/db/catalogue.ts';
import type { ShopCaps } from '#shop/config/order-settings.ts';
import type { Db } from '#shop/db/database.ts';
import { readLineEvents, type LineEvent } from '#shop/event/seat-store.ts';
import { minorFromMicros, type Currency } from '#shop/money/currency.ts';
import { readExchange } from '#shop/exchange/rate-store.ts';
import { configure } from '#shop/product/quote/configure.ts';
import { readProductsForSale, type ProductForSale } from '#shop/product/for-sale-store.ts';
import { minimumWarning } from '#shop/product/quote/quantity.ts';
import { quote, type Quote, type Terms } from '#shop/product/quote/quote.ts';
import { contentVersion } from '#shop/cart/line/configuration.ts';
import { readCartCredit } from '#shop/cart/credit/cart-credit.ts';
import { readDiscount } from '#shop/cart/coupon/discount.ts';
import { goneProblem, problemOf } from '#shop/cart/problem.ts';
import type { Cart, Line } from '#shop/cart/line/line.ts';
import { valueWarning } from './order-value.ts';
import { type PricedCart, type PricedLine, type SeenPrice, withVersion } from './priced.ts';
import { findCart, readLines } from '#shop/cart/store.ts';
import { readCandidates } from '#shop/wish/store.ts';
import { requestedBy } from '#shop/wish/wish.ts';

/** The session's cart as `priceCart` prices it; undefined if it has no lines. */
export async function readPricedCart(
  db: Db,
  sessionId: string,
  currency: Currency,
  now: Date,
): Promise<PricedCart | undefined> {
  const cart = await findCart(db, sessionId);
  return cart && priceCart(db, cart, currency, now);
}

/**
 * At the locked prices, or else at today's.
 *
 * @param lines as they are in the cart, if they are known.
 */
export async function priceCart(
  db: Db,
  cart: Cart,
  currency: Currency,
  now: Date,
  lines?: Line[],
): Promise<PricedCart | undefined> {
  const today = await priceToday(db, cart, currency, now, lines);
  return today && atHeldPrices(today, now);
}

export async function priceToday(
  db: Db,
  cart: Cart,
  currency: Currency,
  now: Date,
  known?: Line[],
): Promise<PricedCart | undefined> {
  const stored = known ?? (await readLines(db, cart.id));
  if (stored.length === 0) return undefined;
  const catalogue = await catalogueOf(db);
  const exchange = await readExchange(catalogue, currency);
  const productIds = stored.map(({ product_id }) => product_id);
  const products = await readProductsForSale(catalogue, productIds);
  const pieces = piecesOf(stored);
  const events = await readLineEvents(db, stored, now);
  const players = await readCandidates(db, stored);
  const lines = stored.map((line) => {
    const terms = { rate: exchange.rate, now, productQuantity: pieces.get(line.product_id) };
    const of = products.get(line.product_id);
    const requested = requestedBy(line, players, of?.game.seo_url);
    return { ...priceLine(line, of, events.get(line.id), terms, currency), requested };
  });
  const subTotalMinor = lines.reduce((total, line) => total + (line.quote?.totalMinor ?? 0), 0);
  const discounted = await readDiscount(db, cart, lines, { rate: exchange.rate, now });
  const { discount } = discounted;
  const afterCouponMinor = subTotalMinor - (discount?.minor ?? 0);
  const credit = await readCartCredit(db, cart, { currency, totalMinor: afterCouponMinor, now });
  return withVersion({
    ...discounted,
    cart,
    lines: lines.map((line, at) => ({ ...line, discountMinor: discount?.perLine[at] ?? 0 })),
    exchange,
    content: contentVersion(stored, cart, wishesOf(lines)),
    subTotalMinor,
    credit,
    totalMinor: afterCouponMinor - (credit?.minor ?? 0),
    count: stored.reduce((total, line) => total + line.quantity, 0),
  });
}

/** The requested players that an order would include. */
function wishesOf(lines: readonly PricedLine[]): Map<number, number> {
  return new Map(
    lines.flatMap(({ line, requested }) => (requested?.isAvailable ? [[line.id, requested.id] as const] : [])),
  );
}

// The lines of one product count together towards its quantity prices.
function piecesOf(lines: Line[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const line of lines) pieces.set(line.product_id, (pieces.get(line.product_id) ?? 0) + line.quantity);
  return pieces;
}

function priceLine(
  line: Line,
  product: ProductForSale | undefined,
  event: LineEvent | undefined,
  terms: Terms,
  currency: Currency,
): PricedLine {
  const priced = { line, event, choices: [], requested: undefined, discountMinor: 0 };
  if (!product) return { ...priced, product, quote: undefined, seen: undefined, problem: goneProblem(line) };
  const configured = configure(product.offer, line.options);
  const problem = problemOf({ line, product, configured, event, pieces: terms.productQuantity ?? line.quantity });
  const choices = configured.ok ? configured.choices : [];
  if (problem && problem.code !== 'minimum') {
    return { ...priced, product, choices, quote: undefined, seen: undefined, problem };
  }
  const price = quote(product.offer, choices, line.quantity, terms);
  return { ...priced, product, choices, quote: price, seen: seenPrice(line, price, currency), problem };
}

/** A difference too small to be visible in the line's total is none. */
function seenPrice({ seen, quantity }: Line, price: Quote, currency: Currency): SeenPrice | undefined {
  const unitMicros = seen?.[currency];
  if (unitMicros === undefined) return undefined;
  const totalMinor = minorFromMicros(unitMicros, quantity);
  return totalMinor === price.totalMinor ? undefined : { unitMicros, totalMinor };
}

/** What prevents the checkout. */
export function warningsOf(cart: PricedCart, caps: ShopCaps): string[] {
  return [...lineWarnings(cart), ...[valueWarning(cart, caps)].filter((warning) => warning !== undefined)];
}

/** A sentence for each line concerned. */
export function lineWarnings({ lines }: PricedCart): string[] {
  return lines.flatMap(({ line, product, quote: price }) => {
    if (!product || !price) return [`${line.product_name} is not available in the desired quantity or not in stock!`];
    return line.quantity < product.offer.minimum ? [minimumWarning(product.offer)] : [];
  });
}
