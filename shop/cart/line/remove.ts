import { catalogueOf } from '#shop/db/catalogue.ts';
import { HttpError } from '#shop/http/call.ts';
import type { KeyedRequest } from '#shop/idempotency/key.ts';
import { readProductsForSale } from '#shop/product/for-sale-store.ts';
import { maximumOf } from '#shop/product/quote/quantity.ts';
import type { Shopper } from '#shop/session/shopper.ts';
import { changeCart, requireRoom, type CartChange } from '#shop/cart/change.ts';
import { requireMaximum } from '#shop/cart/maximum.ts';
import { restore, softDelete } from './removed-store.ts';
import { holdLine } from './seat.ts';
import { removeLines } from '#shop/cart/store.ts';

/** Removes a line; removing it twice is no error. */
export async function removeFromCart(
  shopper: Shopper,
  request: KeyedRequest | undefined,
  key: string,
): Promise<CartChange> {
  return changeCart(shopper, request, async (tx, cartId, { lines }) => {
    const gone = lines.find(({ id }) => String(id) === key);
    if (gone) await softDelete(tx, cartId, gone.id, shopper.deps.now());
  });
}

/**
 * Restores a removed line in its place, as it was; restoring it twice is no error.
 *
 * @throws HttpError if it is no longer stored, or its seats have been taken by others.
 */
export async function restoreLine(
  shopper: Shopper,
  request: KeyedRequest | undefined,
  key: string,
): Promise<CartChange> {
  return changeCart(shopper, request, async (tx, _cartId, { lines, removed }) => {
    if (lines.some(({ id }) => String(id) === key)) return;
    const line = removed.find(({ id }) => String(id) === key);
    if (!line) {
      throw new HttpError(404, [{ code: 'not_found', field: 'key', message: 'This line can no longer be put back' }]);
    }
    requireRoom(lines);
    const product = (await readProductsForSale(await catalogueOf(tx), [line.product_id])).get(line.product_id);
    const { product_id: productId, quantity } = line;
    if (product) requireMaximum(maximumOf(product.offer), { productId, quantity }, lines);
    await restore(tx, line.id);
    await holdLine(shopper, tx, line, line.quantity);
  });
}

export async function emptyCart(shopper: Shopper, request: KeyedRequest | undefined): Promise<CartChange> {
  return changeCart(shopper, request, async (tx, cartId, { lines }) => {
    const ids = lines.map(({ id }) => id);
    await removeLines(tx, cartId, ids);
    return { lines: [] };
  });
}
