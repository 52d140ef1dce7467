import { catalogueOf } from '#shop/db/catalogue.ts';
import type { Db, Tx } from '#shop/db/database.ts';
import { HttpError } from '#shop/http/call.ts';
import { readExchanges } from '#shop/exchange/rate-store.ts';
import { readProductsForSale, type ProductForSale } from '#shop/product/for-sale-store.ts';
import type { KeyedRequest } from '#shop/idempotency/key.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import type { PricedCart } from './price/priced.ts';
import { priceCart } from './price/priced-cart.ts';
import { agreedPrices, isSamePrice, unitPricesOf } from './price/seen-price.ts';
import type { Line } from './line/line.ts';
import { clearChoice, readLines, setSeen } from './store.ts';
import { writeCart, type Written } from './write.ts';

export type Product = { product_id: number; name: string; quantity: number };
export type CartChange = Written<{ product?: Product }>;

const MAX_LINES = 50;

/** A change of the lines: prices that the visitor has seen move along with it, and how to pay is asked again. */
export async function changeCart(
  shopper: Shopper,
  request: KeyedRequest | undefined,
  change: (tx: Tx, cartId: number, lines: Line[]) => Promise<Product | void>,
): Promise<CartChange> {
  return writeCart(shopper, request, async (tx, cart, now) => {
    const before = await readLines(tx, cart.id);
    const product = await change(tx, cart.id, before);
    await clearChoice(tx, cart.id, now);
    const priced = await priceCart(tx, { ...cart, updated_at: now }, shopper.currency, now);
    const hasMoved = priced && (await recordAcceptedPrices(tx, before, priced, now));
    return { answer: product ? { product } : {}, ...(!hasMoved && { cart: priced }) };
  });
}

/** @throws HttpError when there is no such product, or it is no longer sold. */
export async function requireProduct(db: Db, id: number): Promise<ProductForSale> {
  const product = id < 2 ** 31 ? (await readProductsForSale(await catalogueOf(db), [id])).get(id) : undefined;
  if (product) return product;
  throw new HttpError(400, [{ code: 'not_found', field: 'product_id', message: 'Product not found' }]);
}

/** @throws HttpError when no further line goes into the cart. */
export function requireRoom(lines: readonly Line[]): void {
  if (lines.length < MAX_LINES) return;
  throw new HttpError(400, [{ code: 'out_of_range', message: `A cart holds at most ${MAX_LINES} lines` }]);
}

/**
 * Writes down what the visitor sees of a price with every change, so that the shop's own changes can be recognised.
 *
 * @returns whether a price that was agreed to before has moved along, which the cart has been priced without.
 */
async function recordAcceptedPrices(
  tx: Tx,
  before: Line[],
  { lines: priced }: PricedCart,
  now: Date,
): Promise<boolean> {
  const after = priced.map(({ line }) => line);
  const products = new Map(priced.map((one) => [one.line.product_id, one.product]));
  const changed = [...products.keys()].filter(
    (id) => pieces(before, id) !== pieces(after, id) || after.some((line) => line.product_id === id && !line.seen),
  );
  if (changed.length === 0) return false;
  const exchanges = await readExchanges(await catalogueOf(tx));
  let hasMoved = false;
  for (const id of changed) {
    const of = products.get(id);
    if (!of) continue;
    const was = unitPricesOf(ofProduct(before, id), { product: of, exchanges, now });
    const is = unitPricesOf(ofProduct(after, id), { product: of, exchanges, now });
    for (const line of ofProduct(after, id)) {
      const price = is.get(line.id);
      if (!price) continue;
      const agreed = agreedPrices(line.seen, was.get(line.id), price);
      if (isSamePrice(line.seen, agreed)) continue;
      await setSeen(tx, line.id, agreed);
      hasMoved ||= line.seen !== null;
    }
  }
  return hasMoved;
}

function ofProduct(lines: readonly Line[], id: number): Line[] {
  return lines.filter(({ product_id }) => product_id === id);
}

function pieces(lines: readonly Line[], id: number): number {
  return ofProduct(lines, id).reduce((sum, { quantity }) => sum + quantity, 0);
}
