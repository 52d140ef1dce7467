type OnBack = (event: PopStateEvent) => void;

let first: OnBack | undefined;

/**
 * Before the router is created: of an event at the window itself the browser tells listeners in the order they
 * were added, whether they capture it or not. Only who comes first can keep it from the router.
 */
export function listenForBack(): void {
  window.addEventListener('popstate', (event) => first?.(event));
}

/** Called with the next presses of the back button before the router is; `undefined` ends it. */
export function setOnBack(next: OnBack | undefined): void {
  first = next;
}
