import { browserLoad } from '#client/data/query-browser.ts';
import { addToCart } from '#client/cart/add-to-cart.ts';
import { removeCartLine } from '#client/cart/change/change-line.ts';
import { sendOnce } from '#client/cart/send-once.ts';
import { CartCountDocument, type SharedCartQuery } from '#client/generated/graphql.ts';

export type SharedLine = NonNullable<SharedCartQuery['sharedCart']>['lines'][number];

/** A line that could not be put into the cart as it was shared. */
export type NotAdded = { name: string; path: string | undefined; message: string };

/** Puts shared lines into this device's cart, one after the other, in place of what lies there or beside it. */
export async function openShared(lines: readonly SharedLine[], { replace }: { replace: boolean }): Promise<NotAdded[]> {
  if (replace) await emptyCart();
  const left: NotAdded[] = [];
  for (const { product, quantity, options, event } of lines) {
    if (!product) {
      left.push({ name: 'A service', path: undefined, message: 'It is no longer sold.' });
      continue;
    }
    const input = { product: product.id, quantity, options, event };
    const [error] = await sendOnce((idempotencyKey) => addToCart(browserLoad, { ...input, idempotencyKey }));
    if (error) left.push({ name: product.name, path: product.path, message: error.message });
  }
  return left;
}

async function emptyCart(): Promise<void> {
  const { cart } = await browserLoad(CartCountDocument, {});
  for (const { id } of cart.lines) {
    await sendOnce((idempotencyKey) => removeCartLine(browserLoad, { line: id, idempotencyKey }));
  }
}
