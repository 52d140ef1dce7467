/** @returns whether it took the press: the router hears nothing of it. */
type OnBack = (event: PopStateEvent) => boolean;

let first: OnBack | undefined;

/**
 * Must run before the router is created: listeners on the window are called in the order they were added, whether they
 * capture or not, and only the first one can keep an event from the router.
 *
 * The router is notified in a separate task. React renders updates during a `popstate` event synchronously, without the
 * parts whose code is not loaded: a link to an anchor would empty the page.
 */
export function listenForBack(): void {
  window.addEventListener('popstate', (event) => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    if (!first?.(event)) setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', event)));
  });
}

/** Called for presses of the back button before the router is; `undefined` ends it. */
export function setOnBack(next: OnBack | undefined): void {
  first = next;
}
