import type { CartPage_CartFragment } from '#client/generated/graphql.ts';

const SHOWN = 'waystone:added';

/** The cart after something was added, and the line that it was added to. */
export type Added = { cart: CartPage_CartFragment; line: string; atMs: number };

let kept: Added | undefined;
let shown: Added | undefined;
let isNews = false;

/** Remembers what has been put into the cart. Browser only. */
export function keepAdded(cart: CartPage_CartFragment, line: string | undefined): void {
  kept = line === undefined ? undefined : { cart, line, atMs: Date.now() };
}

/** Passes the added product to the component that shows it; it is dropped on the next navigation. */
export function showAdded(): void {
  if (!kept) return;
  shown = kept;
  kept = undefined;
  isNews = true;
  window.dispatchEvent(new Event(SHOWN));
}

/** For `useSyncExternalStore`. */
export const readAdded = (): Added | undefined => shown;

/** Whether something was added since the last call. */
export function takeNews(): boolean {
  const was = isNews;
  isNews = false;
  return was;
}

export function subscribeToAdded(changed: () => void): () => void {
  window.addEventListener(SHOWN, changed);
  return () => window.removeEventListener(SHOWN, changed);
}
