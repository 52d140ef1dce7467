import type { Tx } from '#shop/db/database.ts';
import { HttpError } from '#shop/http/call.ts';
import type { KeyedRequest } from '#shop/idempotency/key.ts';
import { type Answers, configure } from '#shop/product/quote/configure.ts';
import type { ProductForSale } from '#shop/product/for-sale-store.ts';
import { maximumOf, quantityIssue, quantityWithin } from '#shop/product/quote/quantity.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import { changeCart, requireProduct, requireRoom, type CartChange } from '#shop/cart/change.ts';
import { others, requireMaximum } from '#shop/cart/maximum.ts';
import { configurationOf, storedOptions } from './configuration.ts';
import type { Line } from './line.ts';
import { holdLine, readRun, requireFit } from './seat.ts';
import { insertLine, setQuantity, setRequested, type NewLine } from '#shop/cart/store.ts';
import { requireAvailable } from '#shop/wish/wish.ts';

export type Wanted = {
  productId: number;
  /** NaN stands for what is no whole number. */
  quantity: number;
  runId: number | null;
  answers: Answers;
  /** The slug of the requested player; without one the line's player stays as it is. */
  player?: string | undefined;
};

/** Adds a product to the cart, or increases its quantity if it is there with the same options. */
export async function addToCart(
  shopper: Shopper,
  request: KeyedRequest | undefined,
  wanted: Wanted,
): Promise<CartChange> {
  return changeCart(shopper, request, async (tx, cartId, { lines, removed }) => {
    const line = await readLine(tx, wanted);
    const { productId, productName, quantity } = line;
    const same = lines.find((other) => other.configuration === line.configuration);
    if (!same) requireRoom(lines);
    const all = (same?.quantity ?? 0) + quantity;
    requireMaximum(line.maximum, { productId, quantity: all }, same ? others(lines, same.id) : lines);
    const now = shopper.deps.now();
    const put = same ? await addTo(tx, same, all, line.playerId) : await insertLine(tx, cartId, line, removed, now);
    await holdLine(shopper, tx, put, all);
    const product = { product_id: productId, name: productName, quantity };
    return { product, lines: same ? lines.map((other) => (other === same ? put : other)) : [...lines, put] };
  });
}

async function addTo(tx: Tx, line: Line, quantity: number, playerId: number | undefined): Promise<Line> {
  await setQuantity(tx, line.id, quantity);
  if (playerId === undefined) return { ...line, quantity };
  await setRequested(tx, line.id, playerId);
  return { ...line, quantity, requested_player_id: playerId };
}

async function readLine(tx: Tx, wanted: Wanted): Promise<NewLine & { maximum: number }> {
  const product = await requireProduct(tx, wanted.productId);
  const run = await readRun(tx, wanted.runId, product.offer.id);
  const { quantity, choices } = readConfiguration(product, wanted);
  requireFit(run, choices);
  const options = storedOptions(choices);
  return {
    productId: product.offer.id,
    productName: product.offer.name,
    configuration: configurationOf(product.offer.id, options, run?.id),
    options,
    quantity,
    eventId: run?.id ?? null,
    maximum: maximumOf(product.offer),
    playerId: wanted.player ? await requireAvailable(tx, wanted.player, product.game) : undefined,
  };
}

/** @throws HttpError with every error, the quantity's first. */
function readConfiguration({ offer }: ProductForSale, wanted: Wanted) {
  const maximum = maximumOf(offer);
  const quantity = quantityWithin(wanted.quantity, maximum);
  const configured = configure(offer, wanted.answers);
  if (quantity !== undefined && configured.ok) return { quantity, choices: configured.choices };
  const issues = configured.ok ? [] : configured.errors;
  throw new HttpError(400, quantity === undefined ? [quantityIssue(maximum), ...issues] : issues);
}
