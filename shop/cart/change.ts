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
import { totalsWith } from './price/quoted-total-store.ts';
import type { CartLines, Line } from './line/line.ts';
import { endChange, type Seen } from './store.ts';
import { requireWorth } from './worth.ts';
import { writeCart, type Written } from './write.ts';

export type Product = { product_id: number; name: string; quantity: number };
export type CartChange = Written<{ product?: Product }>;

const MAX_LINES = 50;

/** `lines` as they are in the cart afterwards; read if left out. */
type Changed = { product?: Product; lines?: Line[] };

/** A change of the lines: acknowledged prices are adjusted to it, and the payment method has to be chosen again. */
export async function changeCart(
  shopper: Shopper,
  request: KeyedRequest | undefined,
  change: (tx: Tx, cartId: number, held: CartLines) => Promise<Changed | void>,
): Promise<CartChange> {
  return writeCart(shopper, request, async (tx, locked, held, now) => {
    const { product, lines } = (await change(tx, locked.id, held)) ?? {};
    const answer = product ? { product } : {};
    const cart = { ...locked, payment_method: null, updated_at: now };
    const priced = await priceCart(tx, cart, shopper.currency, now, lines);
    if (priced) await requireWorth(tx, shopper, { cart: locked, lines: held.lines }, priced);
    const seen = priced ? await acceptedPrices(tx, held.lines, priced, now) : [];
    const totals = priced ? totalsWith(priced) : cart.told_totals;
    await endChange(tx, cart.id, { seen, totals }, now);
    // An acknowledged price was adjusted after the cart had been priced.
    const hasMoved = priced?.lines.some(({ line }) => line.seen !== null && seen.some(({ id }) => id === line.id));
    return { answer, ...(!hasMoved && { cart: priced && { ...priced, cart: { ...cart, told_totals: totals } } }) };
  });
}

/** @throws HttpError if there is no such product, or it is no longer sold. */
export async function requireProduct(db: Db, id: number): Promise<ProductForSale> {
  const product = id < 2 ** 31 ? (await readProductsForSale(await catalogueOf(db), [id])).get(id) : undefined;
  if (product) return product;
  throw new HttpError(400, [{ code: 'not_found', field: 'product_id', message: 'Product not found' }]);
}

/** @throws HttpError if the cart has the maximum number of lines. */
export function requireRoom(lines: readonly Line[]): void {
  if (lines.length < MAX_LINES) return;
  throw new HttpError(400, [{ code: 'out_of_range', message: `Your cart is full: it holds ${MAX_LINES} services` }]);
}

/** The prices that the visitor sees with this change, so that the shop's own changes can be told apart. */
async function acceptedPrices(tx: Tx, before: Line[], { lines: priced }: PricedCart, now: Date): Promise<Seen[]> {
  const after = priced.map(({ line }) => line);
  const products = new Map(priced.map((one) => [one.line.product_id, one.product]));
  const changed = [...products.keys()].filter(
    (id) => pieces(before, id) !== pieces(after, id) || after.some((line) => line.product_id === id && !line.seen),
  );
  if (changed.length === 0) return [];
  const exchanges = await readExchanges(await catalogueOf(tx));
  return changed.flatMap((id) => {
    const product = products.get(id);
    if (!product) return [];
    const was = unitPricesOf(ofProduct(before, id), { product, exchanges, now });
    const is = unitPricesOf(ofProduct(after, id), { product, exchanges, now });
    return ofProduct(after, id).flatMap((line) => {
      const price = is.get(line.id);
      const agreed = price && agreedPrices(line.seen, was.get(line.id), price);
      return agreed && !isSamePrice(line.seen, agreed) ? [{ id: line.id, seen: agreed }] : [];
    });
  });
}

function ofProduct(lines: readonly Line[], id: number): Line[] {
  return lines.filter(({ product_id }) => product_id === id);
}

function pieces(lines: readonly Line[], id: number): number {
  return ofProduct(lines, id).reduce((sum, { quantity }) => sum + quantity, 0);
}
