import type { Tx } from '#shop/db/database.ts';
import { requireBody } from '#shop/http/body.ts';
import { Refusal, type Call } from '#shop/http/call.ts';
import { configure } from '#shop/product/configure.ts';
import { readGoods, type Goods } from '#shop/product/goods-store.ts';
import { maximumOf, quantityFault, readQuantity, readWhole } from '#shop/product/quantity.ts';
import { inTurn } from '#shop/session/in-turn.ts';
import { configurationOf, storedOptions } from './configuration.ts';
import { priceCart, type PricedCart } from './priced-cart.ts';
import { holdLine, readEvent } from './seat.ts';
import {
  clearChoice,
  insertLine,
  lockCart,
  readLines,
  removeLines,
  setQuantity,
  type Line,
  type NewLine,
} from './store.ts';

export type CartChange = {
  /** Undefined when nothing is left in it. */
  cart: PricedCart | undefined;
  product?: { product_id: number; name: string; quantity: number };
};

const MAX_LINES = 50;

/** Puts a product into the cart, or more of it when it lies there with the same options. */
export async function addToCart(call: Call): Promise<CartChange> {
  const body = requireBody(call);
  const goods = await requireGoods(call, body.product_id);
  const eventId = await readEvent(call.deps.db, body.event_id, goods.offer.id);
  const line = readNewLine(goods, body, eventId);
  const cart = await changeCart(call, async (tx, cartId, lines) => {
    const same = lines.find((other) => other.configuration === line.configuration);
    if (!same && lines.length >= MAX_LINES) {
      throw new Refusal(400, [{ code: 'out_of_range', message: `A cart holds at most ${MAX_LINES} lines` }]);
    }
    const quantity = (same?.quantity ?? 0) + line.quantity;
    if (quantity > maximumOf(goods.offer)) throw new Refusal(400, [quantityFault(maximumOf(goods.offer))]);
    const now = call.deps.now();
    if (same) await setQuantity(tx, same.id, quantity);
    const id = same?.id ?? (await insertLine(tx, cartId, line, now));
    await holdLine(tx, { id, event_id: eventId }, quantity, now);
  });
  return { cart, product: { product_id: line.productId, name: line.productName, quantity: line.quantity } };
}

/** Sets the quantity of a line; 0 takes it out. */
export async function changeQuantity(call: Call): Promise<CartChange> {
  const { key, quantity } = requireBody(call);
  if (key === undefined || key === null || key === '' || quantity === undefined || quantity === null) {
    throw new Refusal(400, [{ code: 'required', message: 'Quantity and key parameters are required' }]);
  }
  const cart = await changeCart(call, async (tx, cartId, lines) => {
    const line = lines.find(({ id }) => String(id) === String(key));
    if (!line) {
      throw new Refusal(404, [
        { code: 'not_found', field: 'key', message: `No item found in cart with id: ${shown(key)}` },
      ]);
    }
    if (readWhole(quantity) === 0) return removeLines(tx, cartId, [line.id]);
    const goods = (await readGoods(tx, [line.product_id])).get(line.product_id);
    const maximum = goods ? maximumOf(goods.offer) : line.quantity;
    const wanted = readQuantity(quantity, maximum);
    if (wanted === undefined) throw new Refusal(400, [quantityFault(maximum)]);
    await setQuantity(tx, line.id, wanted);
    await holdLine(tx, line, wanted, call.deps.now());
  });
  return { cart };
}

/** Takes a line out; one that is not there is gone already. */
export async function removeFromCart(call: Call, key: string): Promise<CartChange> {
  const cart = await changeCart(call, async (tx, cartId, lines) => {
    const gone = lines.filter(({ id }) => String(id) === key);
    await removeLines(
      tx,
      cartId,
      gone.map(({ id }) => id),
    );
  });
  return { cart };
}

export async function emptyCart(call: Call): Promise<CartChange> {
  const cart = await changeCart(call, (tx, cartId, lines) =>
    removeLines(
      tx,
      cartId,
      lines.map(({ id }) => id),
    ),
  );
  return { cart };
}

async function changeCart(
  { deps, session, currency }: Call,
  change: (tx: Tx, cartId: number, lines: Line[]) => Promise<void>,
): Promise<PricedCart | undefined> {
  return inTurn(deps.db, session.id, async (tx) => {
    const cart = await lockCart(tx, session.id, deps.now());
    await change(tx, cart.id, await readLines(tx, cart.id));
    await clearChoice(tx, cart.id, deps.now());
    return priceCart(tx, cart, currency, deps.now());
  });
}

async function requireGoods({ deps }: Call, productId: unknown): Promise<Goods> {
  const id = readWhole(productId) ?? 0;
  const goods = id < 2 ** 31 ? (await readGoods(deps.db, [id])).get(id) : undefined;
  if (goods) return goods;
  throw new Refusal(400, [{ code: 'not_found', field: 'product_id', message: 'Product not found' }]);
}

function readNewLine({ offer }: Goods, body: Record<string, unknown>, eventId: number | null): NewLine {
  const maximum = maximumOf(offer);
  const quantity = readQuantity(body.quantity ?? 1, maximum);
  const configured = configure(offer, body.option);
  if (quantity === undefined || !configured.ok) {
    const faults = configured.ok ? [] : configured.errors;
    throw new Refusal(400, quantity === undefined ? [quantityFault(maximum), ...faults] : faults);
  }
  const options = storedOptions(configured.choices);
  const configuration = configurationOf(offer.id, options, eventId);
  return { productId: offer.id, productName: offer.name, configuration, options, quantity, eventId };
}

function shown(key: unknown): string {
  return typeof key === 'string' || typeof key === 'number' ? String(key).slice(0, 40) : '';
}
