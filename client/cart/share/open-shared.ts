import type { Load } from '#client/data/load.ts';
import { addToCart } from '#client/cart/add-to-cart.ts';
import { removeCartLine } from '#client/cart/change/change-line.ts';
import { sendOnce } from '#client/cart/send-once.ts';
import { CartCountDocument } from '#client/generated/graphql.ts';
import { newIdempotencyKey } from '#client/session/idempotency-key.ts';
import type { SharedLine } from './shared-cart-loader.ts';

/** A line that could not be put into the cart as it was shared. */
export type NotAdded = { name: string; path: string | undefined; message: string };

/** The key that the page writes into its form: hexadecimal, so that a number can follow it. */
const KEY = /^[\da-f]{32}$/;

/**
 * Adds shared lines to the visitor's cart, one after the other, or replaces the cart by them. A form that is sent again
 * with its `key` adds nothing twice; one that replaces empties the cart first, and needs no key.
 */
export async function openShared(
  load: Load,
  lines: readonly SharedLine[],
  { replace, key }: { replace: boolean; key: string },
): Promise<NotAdded[]> {
  if (replace) await emptyCart(load);
  const left: NotAdded[] = [];
  for (const [at, { product, quantity, options, event }] of lines.entries()) {
    if (!product) {
      left.push({ name: 'A service', path: undefined, message: 'It is no longer sold.' });
      continue;
    }
    // Without the other fields of the response: an input accepts no unknown fields.
    const answers = options.map(({ sendid, value }) => ({ sendid, value }));
    const input = { product: product.id, quantity, options: answers, event };
    const ofLine = !replace && KEY.test(key) ? `${key}-${at}` : newIdempotencyKey();
    const [error] = await sendOnce((idempotencyKey) => addToCart(load, { ...input, idempotencyKey }), ofLine);
    if (error) left.push({ name: product.name, path: product.path, message: error.message });
  }
  return left;
}

async function emptyCart(load: Load): Promise<void> {
  const { cart } = await load(CartCountDocument, {});
  for (const { id } of cart.lines) {
    await sendOnce((idempotencyKey) => removeCartLine(load, { line: id, idempotencyKey }));
  }
}
