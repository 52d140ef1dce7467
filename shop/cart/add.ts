import type { Tx } from '#shop/db/database.ts';
import { requireBody } from '#shop/http/body.ts';
import { HttpError, type Call } from '#shop/http/call.ts';
import { configure } from '#shop/product/configure.ts';
import type { Goods } from '#shop/product/goods-store.ts';
import { maximumOf, quantityIssue, readQuantity } from '#shop/product/quantity.ts';
import { changeCart, requireGoods, requireRoom, type CartChange } from './change.ts';
import { others, requireMaximum } from './maximum.ts';
import { configurationOf, storedOptions } from './configuration.ts';
import { holdLine, readRun, requireFit } from './seat.ts';
import { insertLine, setQuantity, type NewLine } from './store.ts';

/** Puts a product into the cart, or more of it when it lies there with the same options. */
export async function addToCart(call: Call): Promise<CartChange> {
  const body = requireBody(call);
  return changeCart(call, 'add', async (tx, cartId, lines) => {
    const line = await readLine(tx, body);
    const { productId, productName, quantity } = line;
    const same = lines.find((other) => other.configuration === line.configuration);
    if (!same) requireRoom(lines);
    const all = (same?.quantity ?? 0) + quantity;
    requireMaximum(line.maximum, { productId, quantity: all }, same ? others(lines, same.id) : lines);
    const now = call.deps.now();
    if (same) await setQuantity(tx, same.id, all);
    const id = same?.id ?? (await insertLine(tx, cartId, line, now));
    await holdLine(call, tx, { id, event_id: line.eventId }, all);
    return { product_id: productId, name: productName, quantity };
  });
}

async function readLine(tx: Tx, body: Record<string, unknown>): Promise<NewLine & { maximum: number }> {
  const goods = await requireGoods(tx, body.product_id);
  const run = await readRun(tx, body.event_id, goods.offer.id);
  const { quantity, choices } = readConfiguration(goods, body);
  requireFit(run, choices);
  const options = storedOptions(choices);
  return {
    productId: goods.offer.id,
    productName: goods.offer.name,
    configuration: configurationOf(goods.offer.id, options, run?.id),
    options,
    quantity,
    eventId: run?.id ?? null,
    maximum: maximumOf(goods.offer),
  };
}

/** @throws HttpError with every error, that of the quantity first. */
function readConfiguration({ offer }: Goods, body: Record<string, unknown>) {
  const maximum = maximumOf(offer);
  const quantity = readQuantity(body.quantity ?? 1, maximum);
  const configured = configure(offer, body.option);
  if (quantity !== undefined && configured.ok) return { quantity, choices: configured.choices };
  const issues = configured.ok ? [] : configured.errors;
  throw new HttpError(400, quantity === undefined ? [quantityIssue(maximum), ...issues] : issues);
}
