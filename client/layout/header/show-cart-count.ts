import { readCartCount, subscribeToCartCount } from '#client/cart/count/cart-count.ts';
import { cartLabel } from './use-cart-count.ts';

/** In the HTML of links to the cart, until they are hydrated: the document is the same for every visitor. */
export function showCartCount(): void {
  const count = readCartCount();
  if (count > 0) show(count);
  subscribeToCartCount(show);
}

function show(count: number): void {
  for (const badge of document.querySelectorAll('[data-cart-count]')) {
    badge.textContent = count > 0 ? String(count) : '';
    badge.closest('a')?.setAttribute('aria-label', cartLabel(count));
  }
}
