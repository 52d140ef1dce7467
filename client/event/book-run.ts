import type { Load } from '#client/data/load.ts';
import { addToCart } from '#client/cart/add-to-cart.ts';
import type { CartError } from '#client/cart/change-cart.ts';
import { ScheduleRunDocument } from '#client/generated/graphql.ts';

const GONE: CartError = { message: 'This run can no longer be booked. Choose another one.' };

/**
 * Adds seats of a run to the cart: the minimum that its product sells, configured as the run decides and the product
 * preselects. Returns the errors; throws a LoadError.
 */
export async function bookRun(load: Load, id: string, idempotencyKey: string | null): Promise<readonly CartError[]> {
  const { event } = await load(ScheduleRunDocument, { id });
  if (!event?.product) return [GONE];
  return addToCart(load, {
    product: event.product.id,
    quantity: event.product.minimum,
    options: event.options.map(({ sendid, value }) => ({ sendid, value })),
    event: event.id,
    idempotencyKey,
  });
}
