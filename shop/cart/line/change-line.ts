import { catalogueOf } from '#shop/db/catalogue.ts';
import type { Tx } from '#shop/db/database.ts';
import { HttpError } from '#shop/http/call.ts';
import type { KeyedRequest } from '#shop/idempotency/key.ts';
import { type Answers, configure } from '#shop/product/quote/configure.ts';
import { readProductsForSale } from '#shop/product/for-sale-store.ts';
import { maximumOf, quantityIssue, quantityWithin } from '#shop/product/quote/quantity.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import { changeCart, requireProduct, type CartChange } from '#shop/cart/change.ts';
import { configurationOf, lineVersion, storedOptions } from './configuration.ts';
import { others, requireMaximum } from '#shop/cart/maximum.ts';
import { softDelete } from './removed-store.ts';
import { holdLine, readRun, requireFit } from './seat.ts';
import type { Line } from './line.ts';
import { agreeToPrice, readLines, removeLines, setOptions, setQuantity, setRequested } from '#shop/cart/store.ts';
import { requireAvailable } from '#shop/wish/wish.ts';

const MAX_SHOWN_LENGTH = 40;

/** A missing field stays as it is. */
export type LineChange = {
  key: string;
  /** NaN stands for what is no whole number; 0 removes the line. */
  quantity?: number | undefined;
  answers?: Answers | undefined;
  /** The version of the line that the change is for. */
  version?: string | undefined;
  acceptsPrice?: boolean | undefined;
  /** The slug of the requested player; empty withdraws the request. */
  player?: string | undefined;
};

/**
 * Sets the quantity of a line, its options, or both, in place; a quantity of 0 removes it.
 * If another line has these options already, the two are merged.
 */
export async function changeLine(
  shopper: Shopper,
  request: KeyedRequest | undefined,
  change: LineChange,
): Promise<CartChange> {
  const { key, quantity, answers, acceptsPrice, player } = change;
  if (key === '' || [quantity, answers, acceptsPrice, player].every((part) => part === undefined)) {
    throw new HttpError(400, [{ code: 'required', message: 'Quantity and key parameters are required' }]);
  }
  return changeCart(shopper, request, async (tx, cartId, { lines }) => {
    const line = lines.find(({ id }) => String(id) === key);
    if (!line) {
      const message = `No item found in cart with id: ${key.slice(0, MAX_SHOWN_LENGTH)}`;
      throw new HttpError(404, [{ code: 'not_found', field: 'key', message, hint: 'This line is not in your cart' }]);
    }
    requireKnown(line, change.version);
    if (quantity === 0) {
      await softDelete(tx, cartId, line.id, shopper.deps.now());
      return;
    }
    if (acceptsPrice) await agreeToPrice(tx, line.id);
    if (player !== undefined) await askFor(tx, line, player);
    const maximum = await readMaximum(tx, line);
    const wanted = quantity === undefined ? line.quantity : quantityWithin(quantity, maximum);
    if (wanted === undefined) throw new HttpError(400, [quantityIssue(maximum)]);
    const taken = answers === undefined ? 0 : await configureAnew(tx, line, lines, answers);
    const all = wanted + taken;
    if (taken > 0 && all > maximum) throw new HttpError(400, [quantityIssue(maximum)]);
    // Reducing the quantity is allowed, even if it is still too high.
    if (wanted > line.quantity) {
      const rest = others(await readLines(tx, cartId), line.id);
      requireMaximum(maximum, { productId: line.product_id, quantity: all }, rest);
    }
    await setQuantity(tx, line.id, all);
    // A changed option keeps the line, even if its seats have been taken by others.
    const isCounted = quantity !== undefined && answers === undefined;
    if (all !== line.quantity || isCounted) await holdLine(shopper, tx, line, all);
  });
}

/** @throws HttpError 409 if the caller has seen another version of the line. */
function requireKnown(line: Line, version: string | undefined): void {
  if (version === undefined || version === lineVersion(line)) return;
  const message = `${line.product_name} was changed somewhere else. It is shown as it stands now`;
  throw new HttpError(409, [{ code: 'cart_changed', field: 'version', message }]);
}

async function askFor(tx: Tx, line: Line, player: string): Promise<void> {
  if (player === '') return setRequested(tx, line.id, null);
  const { game } = await requireProduct(tx, line.product_id);
  await setRequested(tx, line.id, await requireAvailable(tx, player, game));
}

/** A product that was removed from the shop may stay, but its quantity may not grow. */
async function readMaximum(tx: Tx, line: Line): Promise<number> {
  const product = (await readProductsForSale(await catalogueOf(tx), [line.product_id])).get(line.product_id);
  return product ? maximumOf(product.offer) : line.quantity;
}

/** @returns the pieces of the line that had these options already, into which this one is merged. */
async function configureAnew(tx: Tx, line: Line, lines: Line[], answers: Answers): Promise<number> {
  const product = await requireProduct(tx, line.product_id);
  const configured = configure(product.offer, answers);
  if (!configured.ok) throw new HttpError(400, configured.errors);
  requireFit(await readRun(tx, line.event_id, line.product_id), configured.choices);
  const options = storedOptions(configured.choices);
  const configuration = configurationOf(line.product_id, options, line.event_id);
  const same = lines.find((other) => other.id !== line.id && other.configuration === configuration);
  if (same) await removeLines(tx, line.cart_id, [same.id]);
  await setOptions(tx, line, { options, configuration });
  return same?.quantity ?? 0;
}
