import { useSyncExternalStore } from 'react';
import { readCartCount, subscribeToCartCount } from '#client/cart/count/cart-count.ts';

/** Lines of the cart. Shared documents know nothing of the visitor, so it is 0 until the script reads the cookie. */
export function useCartCount(): number {
  return useSyncExternalStore(subscribeToCartCount, readCartCount, () => 0);
}

export function cartLabel(count: number): string {
  if (count === 0) return 'Cart';
  return `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
}
