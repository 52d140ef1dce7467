import type { LineEvent } from '#shop/event/seat-store.ts';
import type { Exchange } from '#shop/exchange/rate-store.ts';
import type { Choice } from '#shop/product/quote/configure.ts';
import type { ProductForSale } from '#shop/product/for-sale-store.ts';
import type { Quote } from '#shop/product/quote/quote.ts';
import { cartVersion } from '#shop/cart/line/configuration.ts';
import type { CartCredit } from '#shop/cart/credit/cart-credit.ts';
import type { CartDiscount } from '#shop/cart/coupon/discount.ts';
import type { Cart, Line } from '#shop/cart/line/line.ts';
import type { Problem } from '#shop/cart/problem.ts';
import type { RequestedPlayer } from '#shop/wish/wish.ts';

type OfLine = {
  line: Line;
  choices: Choice[];
  /** The dated run it is a seat of. */
  event: LineEvent | undefined;
  /** The player the visitor asks for. */
  requested: RequestedPlayer | undefined;
  /** Its share of the cart's discount, in minor units. */
  discountMinor: number;
};
/** A line that can be bought as it is, unless it is below the minimum. */
export type Sellable = OfLine & {
  product: ProductForSale;
  quote: Quote;
  /** The price the visitor has accepted, if the shop's price has changed since. */
  seen: SeenPrice | undefined;
  problem: Problem | undefined;
};
/** A line that is no longer available as it is; it costs nothing and blocks the order. */
type Unsellable = OfLine & { product: ProductForSale | undefined; quote: undefined; seen: undefined; problem: Problem };
/** In the cart's currency. */
export type SeenPrice = { unitMicros: number; totalMinor: number };
export type PricedLine = Sellable | Unsellable;

export type PricedCart = CartDiscount & {
  cart: Cart;
  lines: PricedLine[];
  exchange: Exchange;
  /** Version of lines and coupon; prices are locked for one content. */
  content: string;
  /** Version of the content and of every visible price of it. */
  version: string;
  /** Of the lines, before the discount. */
  subTotalMinor: number;
  /** Store credit that pays a part of it, or is to. */
  credit: CartCredit | undefined;
  /** What is left to pay in money. */
  totalMinor: number;
  count: number;
};

/** The cart with the version of its visible prices. */
export function withVersion(cart: Omit<PricedCart, 'version'>): PricedCart {
  const unitMicros = cart.lines.map((line) => line.quote?.unitMicros);
  const { exchange, discount, totalMinor } = cart;
  const prices = { currency: exchange.currency, unitMicros, discountMinor: discount?.minor ?? 0, totalMinor };
  return { ...cart, version: cartVersion(cart.content, prices) };
}
