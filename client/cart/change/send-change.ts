import type { Load } from '#client/app/load.ts';
import type { ChangedCart, CartError } from '#client/cart/change-cart.ts';
import { applyCoupon, removeCartLine, removeCoupon, restoreCartLine, updateCartLine } from './change-line.ts';
import type { Change } from './read-change.ts';

/** Has the shop make one change of the cart. Throws a LoadError. */
export async function sendChange(load: Load, change: Change): Promise<ChangedCart> {
  const answer = await sent(load, change);
  return { ...answer, errors: answer.errors.map((error) => inOurWords(error, change)) };
}

function sent(load: Load, change: Change): Promise<ChangedCart> {
  switch (change.intent) {
    case 'update': {
      const { line, quantity, version } = change;
      return updateCartLine(load, { line, quantity, version: version ?? null });
    }
    case 'accept':
      return updateCartLine(load, { line: change.line, acceptPrice: true });
    case 'remove':
      return removeCartLine(load, change.line);
    case 'restore':
      return restoreCartLine(load, change.line);
    case 'coupon':
      return applyCoupon(load, change.code);
    case 'no-coupon':
      return removeCoupon(load);
  }
}

/** The shop knows a line by its number; whoever reads this knows it by its name. */
function inOurWords(error: CartError, change: Change): CartError {
  const isLost = error.field === 'line' && error.code === 'NOT_FOUND' && 'name' in change;
  if (!isLost || change.intent === 'restore') return error;
  return { ...error, message: `${change.name || 'This line'} was removed in another tab.` };
}
