import { atHeldPrices } from '#shop/cart/lock/price-lock.ts';
import { catalogueOf } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import { readLineEvents, type LineEvent } from '#shop/event/seat-store.ts';
import { minorFromMicros, type Currency } from '#shop/money/currency.ts';
import { readExchange, type Exchange } from '#shop/exchange/rate-store.ts';
import { configure, type Choice } from '#shop/product/configure.ts';
import { readGoods, type Goods } from '#shop/product/goods-store.ts';
import { minimumWarning } from '#shop/product/quantity.ts';
import { quote, type Quote, type Terms } from '#shop/product/quote.ts';
import { cartVersion, contentVersion } from './configuration.ts';
import { readDiscount, type CartDiscount } from './coupon/discount.ts';
import { goneProblem, problemOf, type Problem } from './problem.ts';
import { findCart, readLines, type Cart, type Line } from './store.ts';

type OfLine = {
  line: Line;
  choices: Choice[];
  /** The dated run it is a seat of. */
  event: LineEvent | undefined;
  /** Its share of the cart's discount, in minor units. */
  discountMinor: number;
};
/** A line that can be bought as it stands, unless it is less than the minimum. */
export type Sellable = OfLine & {
  goods: Goods;
  quote: Quote;
  /** What the visitor agreed to, where the shop asks for something else now. */
  seen: SeenPrice | undefined;
  problem: Problem | undefined;
};
/** A line that cannot be had as it is any more; it costs nothing and blocks the order. */
export type Unsellable = OfLine & { goods: Goods | undefined; quote: undefined; seen: undefined; problem: Problem };
/** In the cart's currency. */
export type SeenPrice = { unitMicros: number; totalMinor: number };
export type PricedLine = Sellable | Unsellable;

export type PricedCart = CartDiscount & {
  cart: Cart;
  lines: PricedLine[];
  exchange: Exchange;
  /** Version of lines and coupon; prices are held for one content. */
  content: string;
  /** Version of the content and of all that the buyer is told it costs. */
  version: string;
  /** Of the lines, before the discount. */
  subTotalMinor: number;
  /** What is to pay. */
  totalMinor: number;
  count: number;
};

/** The session's cart as `priceCart` prices it; undefined when it has no lines. */
export async function readPricedCart(
  db: Db,
  sessionId: string,
  currency: Currency,
  now: Date,
): Promise<PricedCart | undefined> {
  const cart = await findCart(db, sessionId);
  return cart && priceCart(db, cart, currency, now);
}

/** At the prices that the checkout has promised, or else at today's. */
export async function priceCart(db: Db, cart: Cart, currency: Currency, now: Date): Promise<PricedCart | undefined> {
  const today = await priceToday(db, cart, currency, now);
  return today && atHeldPrices(today, now);
}

/** The cart with the version of its prices, which says what the buyer is told. */
export function withVersion(cart: Omit<PricedCart, 'version'>): PricedCart {
  const unitMicros = cart.lines.map((line) => line.quote?.unitMicros);
  const { exchange, discount, totalMinor } = cart;
  const prices = { currency: exchange.currency, unitMicros, discountMinor: discount?.minor ?? 0, totalMinor };
  return { ...cart, version: cartVersion(cart.content, prices) };
}

export async function priceToday(db: Db, cart: Cart, currency: Currency, now: Date): Promise<PricedCart | undefined> {
  const stored = await readLines(db, cart.id);
  if (stored.length === 0) return undefined;
  const catalogue = await catalogueOf(db);
  const exchange = await readExchange(catalogue, currency);
  const goods = await readGoods(
    catalogue,
    stored.map((line) => line.product_id),
  );
  const pieces = piecesOf(stored);
  const events = await readLineEvents(db, stored, now);
  const lines = stored.map((line) => {
    const terms = { rate: exchange.rate, now, productQuantity: pieces.get(line.product_id) };
    return priceLine(line, goods.get(line.product_id), events.get(line.id), terms, currency);
  });
  const subTotalMinor = lines.reduce((total, line) => total + (line.quote?.totalMinor ?? 0), 0);
  const discounted = await readDiscount(db, cart, lines, { rate: exchange.rate, now });
  const { discount } = discounted;
  return withVersion({
    ...discounted,
    cart,
    lines: lines.map((line, at) => ({ ...line, discountMinor: discount?.perLine[at] ?? 0 })),
    exchange,
    content: contentVersion(stored, cart.coupon),
    subTotalMinor,
    totalMinor: subTotalMinor - (discount?.minor ?? 0),
    count: stored.reduce((total, line) => total + line.quantity, 0),
  });
}

// The lines of one product reach its quantity prices together.
function piecesOf(lines: Line[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const line of lines) pieces.set(line.product_id, (pieces.get(line.product_id) ?? 0) + line.quantity);
  return pieces;
}

function priceLine(
  line: Line,
  goods: Goods | undefined,
  event: LineEvent | undefined,
  terms: Terms,
  currency: Currency,
): PricedLine {
  const priced = { line, event, choices: [], discountMinor: 0 };
  if (!goods) return { ...priced, goods, quote: undefined, seen: undefined, problem: goneProblem(line) };
  const configured = configure(goods.offer, line.options);
  const problem = problemOf({ line, goods, configured, event, pieces: terms.productQuantity ?? line.quantity });
  const choices = configured.ok ? configured.choices : [];
  if (problem && problem.code !== 'minimum') {
    return { ...priced, goods, choices, quote: undefined, seen: undefined, problem };
  }
  const price = quote(goods.offer, choices, line.quantity, terms);
  return { ...priced, goods, choices, quote: price, seen: seenPrice(line, price, currency), problem };
}

/** A difference too small to be seen in the line's total is none. */
function seenPrice({ seen, quantity }: Line, price: Quote, currency: Currency): SeenPrice | undefined {
  const unitMicros = seen?.[currency];
  if (unitMicros === undefined) return undefined;
  const totalMinor = minorFromMicros(unitMicros, quantity);
  return totalMinor === price.totalMinor ? undefined : { unitMicros, totalMinor };
}

/** What stands in the way of the checkout, a sentence for each line concerned. */
export function warningsOf({ lines }: PricedCart): string[] {
  return lines.flatMap(({ line, goods, quote: price }) => {
    if (!goods || !price) return [`${line.product_name} is not available in the desired quantity or not in stock!`];
    return line.quantity < goods.offer.minimum ? [minimumWarning(goods.offer)] : [];
  });
}
