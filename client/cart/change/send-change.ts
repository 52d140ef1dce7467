import type { Load } from '#client/data/load.ts';
import type { ChangedCart, CartError } from '#client/cart/change-cart.ts';
import { applyCoupon, removeCartLine, removeCoupon, restoreCartLine, updateCartLine } from './change-line.ts';
import type { Change } from './read-change.ts';

/** Has the shop make one change of the cart, once for the key. Throws a LoadError. */
export async function sendChange(load: Load, change: Change, idempotencyKey?: string): Promise<ChangedCart> {
  const answer = await sent(load, change, { idempotencyKey: idempotencyKey ?? null });
  return { ...answer, errors: answer.errors.map((error) => inOurWords(error, change)) };
}

function sent(load: Load, change: Change, keyed: { idempotencyKey: string | null }): Promise<ChangedCart> {
  switch (change.intent) {
    case 'update': {
      const { line, quantity, version } = change;
      return updateCartLine(load, { line, quantity, version: version ?? null, ...keyed });
    }
    case 'accept':
      return updateCartLine(load, { line: change.line, acceptPrice: true, ...keyed });
    case 'no-player':
      return updateCartLine(load, { line: change.line, requestedPlayer: '', ...keyed });
    case 'remove':
      return removeCartLine(load, { line: change.line, ...keyed });
    case 'restore':
      return restoreCartLine(load, { line: change.line, ...keyed });
    case 'coupon':
      return applyCoupon(load, { code: change.code, ...keyed });
    case 'no-coupon':
      return removeCoupon(load, { credit: change.credit, ...keyed });
  }
}

/** The shop refers to a line by its number; shoppers know it by its name. */
function inOurWords(error: CartError, change: Change): CartError {
  const isLost = error.field === 'line' && error.code === 'NOT_FOUND' && 'name' in change;
  if (!isLost || change.intent === 'restore') return error;
  return { ...error, message: `${change.name || 'This line'} was removed in another tab.` };
}
