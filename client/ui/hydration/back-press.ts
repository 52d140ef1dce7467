/** @returns whether it took the press: the router hears nothing of it. */
type OnBack = (event: PopStateEvent) => boolean;

let first: OnBack | undefined;

/**
 * Before the router is created: of an event at the window itself the browser tells listeners in the order they
 * were added, whether they capture it or not. Only who comes first can keep it from the router.
 *
 * The router is notified in a task of its own. What it changes while the browser dispatches a `popstate` React renders at
 * once, without the parts whose code has not come: a link to a place on the page would empty the page.
 */
export function listenForBack(): void {
  window.addEventListener('popstate', (event) => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    if (!first?.(event)) setTimeout(() => window.dispatchEvent(new PopStateEvent('popstate', event)));
  });
}

/** Called with the next presses of the back button before the router is; `undefined` ends it. */
export function setOnBack(next: OnBack | undefined): void {
  first = next;
}
