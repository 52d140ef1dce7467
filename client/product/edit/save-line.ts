import type { Load } from '#client/data/load.ts';
import type { CartError } from '#client/cart/change-cart.ts';
import { updateCartLine } from '#client/cart/change/change-line.ts';
import type { AddToCartInput } from '#client/generated/graphql.ts';

type Edited = { id: string; version: string };

/** Updates a line of the cart from its form. An error of the whole line belongs to no field of the form. */
export async function saveLine(
  load: Load,
  { id, version }: Edited,
  { quantity, options, idempotencyKey }: AddToCartInput,
): Promise<readonly CartError[]> {
  const { errors } = await updateCartLine(load, {
    line: id,
    version,
    quantity,
    options,
    idempotencyKey: idempotencyKey ?? null,
  });
  return errors.map((error) => {
    const message = error.field === 'version' || error.field === 'line' ? WORDS[error.code ?? ''] : undefined;
    return message ? { message } : error;
  });
}

const WORDS: Record<string, string> = {
  CART_CHANGED: 'This line was changed in another tab. Open it again from the cart to change it.',
  NOT_FOUND: 'This line was removed from the cart in another tab.',
};
