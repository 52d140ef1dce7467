import { hearTabs, tellTabs } from '#client/cart/page/tabs.ts';

const COUNT_COOKIE = 'waystone_cart';
const COUNT_CHANGED = 'waystone:cart-count';

declare global {
  interface WindowEventMap {
    [COUNT_CHANGED]: CustomEvent<number>;
  }
}

/** Lines of the visitor's cart, from the readable cookie; 0 without one. Browser only. */
export function readCartCount(): number {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${COUNT_COOKIE}=`));
  const count = Number(entry?.slice(COUNT_COOKIE.length + 1));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** Tells everything that shows the count that the cart has changed, in this tab and the others. */
export function announceCartCount(count: number): void {
  if (typeof window === 'undefined') return;
  window.dispatchEvent(new CustomEvent<number>(COUNT_CHANGED, { detail: count }));
  tellTabs(count);
}

/** For `useSyncExternalStore`: calls `changed` after each change, also one of an earlier page that is gone back to. */
export function subscribeToCartCount(changed: (count: number) => void): () => void {
  const listen = ({ detail }: CustomEvent<number>) => changed(detail);
  window.addEventListener(COUNT_CHANGED, listen);
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && changed(readCartCount());
  window.addEventListener('pageshow', comeBack);
  const stop = hearTabs(changed);
  return () => {
    window.removeEventListener('pageshow', comeBack);
    window.removeEventListener(COUNT_CHANGED, listen);
    stop();
  };
}
