import type { Load } from '#client/data/load.ts';
import { addToCart } from '#client/cart/add-to-cart.ts';
import { removeCartLine } from '#client/cart/change/change-line.ts';
import { sendOnce } from '#client/cart/send-once.ts';
import { CartCountDocument } from '#client/generated/graphql.ts';
import type { SharedLine } from './shared-cart-loader.ts';

/** A line that could not be put into the cart as it was shared. */
export type NotAdded = { name: string; path: string | undefined; message: string };

/** Puts shared lines into the visitor's cart, one after the other, in place of what lies there or beside it. */
export async function openShared(
  load: Load,
  lines: readonly SharedLine[],
  { replace }: { replace: boolean },
): Promise<NotAdded[]> {
  if (replace) await emptyCart(load);
  const left: NotAdded[] = [];
  for (const { product, quantity, options, event } of lines) {
    if (!product) {
      left.push({ name: 'A service', path: undefined, message: 'It is no longer sold.' });
      continue;
    }
    // With nothing else of what was answered: an input takes no other fields.
    const answers = options.map(({ sendid, value }) => ({ sendid, value }));
    const input = { product: product.id, quantity, options: answers, event };
    const [error] = await sendOnce((idempotencyKey) => addToCart(load, { ...input, idempotencyKey }));
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
