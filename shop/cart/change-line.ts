import { catalogueOf } from '#shop/db/catalogue.ts';
import type { Tx } from '#shop/db/database.ts';
import { requireBody } from '#shop/http/body.ts';
import { HttpError, type Call } from '#shop/http/call.ts';
import { configure } from '#shop/product/configure.ts';
import { readGoods } from '#shop/product/goods-store.ts';
import { maximumOf, quantityIssue, readQuantity, readWhole } from '#shop/product/quantity.ts';
import { changeCart, type CartChange } from './change.ts';
import { configurationOf, lineVersion, storedOptions } from './configuration.ts';
import { others, requireMaximum } from './maximum.ts';
import { setAside } from './removed-store.ts';
import { holdLine, readRun, requireFit } from './seat.ts';
import type { Line } from './line.ts';
import { agreeToPrice, readLines, removeLines, setOptions, setQuantity } from './store.ts';

/**
 * Sets the quantity of a line, its options, or both, in its place; a quantity of 0 takes it out.
 * With the options of another line it takes that one's pieces in.
 */
export async function changeLine(call: Call): Promise<CartChange> {
  const body = requireBody(call);
  const { key, quantity } = body;
  const isAsked = [quantity, body.option, body.accept_price].some(isSent);
  if (key === undefined || key === null || key === '' || !isAsked) {
    throw new HttpError(400, [{ code: 'required', message: 'Quantity and key parameters are required' }]);
  }
  return changeCart(call, 'change', async (tx, cartId, lines) => {
    const line = lines.find(({ id }) => String(id) === String(key));
    if (!line) {
      throw new HttpError(404, [
        { code: 'not_found', field: 'key', message: `No item found in cart with id: ${shown(key)}` },
      ]);
    }
    requireKnown(line, body.version);
    const now = call.deps.now();
    if (readWhole(quantity) === 0) {
      await setAside(tx, cartId, line.id, now);
      return;
    }
    if (isTrue(body.accept_price)) await agreeToPrice(tx, line.id);
    const maximum = await readMaximum(tx, line);
    const wanted = isSent(quantity) ? readQuantity(quantity, maximum) : line.quantity;
    if (wanted === undefined) throw new HttpError(400, [quantityIssue(maximum)]);
    const taken = isSent(body.option) ? await configureAnew(tx, line, lines, body.option) : 0;
    const all = wanted + taken;
    if (taken > 0 && all > maximum) throw new HttpError(400, [quantityIssue(maximum)]);
    // Fewer than before is a step in the right direction, though it may not be enough.
    if (wanted > line.quantity) {
      const rest = others(await readLines(tx, cartId), line.id);
      requireMaximum(maximum, { productId: line.product_id, quantity: all }, rest);
    }
    await setQuantity(tx, line.id, all);
    // Who only changes an answer keeps the line, anyone who has its seats by now.
    if (all !== line.quantity || (isSent(quantity) && !isSent(body.option))) await holdLine(call, tx, line, all);
  });
}

/** @throws HttpError 409 when the caller has seen another state of the line. */
function requireKnown(line: Line, version: unknown): void {
  if (!isSent(version) || version === lineVersion(line)) return;
  const message = `${line.product_name} was changed somewhere else. It is shown as it stands now`;
  throw new HttpError(409, [{ code: 'cart_changed', field: 'version', message }]);
}

/** A product that has gone may stay, but not become more. */
async function readMaximum(tx: Tx, line: Line): Promise<number> {
  const goods = (await readGoods(await catalogueOf(tx), [line.product_id])).get(line.product_id);
  return goods ? maximumOf(goods.offer) : line.quantity;
}

/** @returns the pieces of the line that had these options already, which is now this one. */
async function configureAnew(tx: Tx, line: Line, lines: Line[], sent: unknown): Promise<number> {
  const goods = (await readGoods(await catalogueOf(tx), [line.product_id])).get(line.product_id);
  if (!goods) throw new HttpError(400, [{ code: 'not_found', field: 'product_id', message: 'Product not found' }]);
  const configured = configure(goods.offer, sent);
  if (!configured.ok) throw new HttpError(400, configured.errors);
  requireFit(await readRun(tx, line.event_id, line.product_id), configured.choices);
  const options = storedOptions(configured.choices);
  const configuration = configurationOf(line.product_id, options, line.event_id);
  const same = lines.find((other) => other.id !== line.id && other.configuration === configuration);
  if (same) await removeLines(tx, line.cart_id, [same.id]);
  await setOptions(tx, line, { options, configuration });
  return same?.quantity ?? 0;
}

function isSent(part: unknown): boolean {
  return part !== undefined && part !== null;
}

function isTrue(part: unknown): boolean {
  return part === true || part === 1 || part === '1';
}

function shown(key: unknown): string {
  return typeof key === 'string' || typeof key === 'number' ? String(key).slice(0, 40) : '';
}
