const WRITE_DEBOUNCE_MS = 250;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps the configuration in the page's address, so that it can be shared, bookmarked and reloaded. The history entry
 * stays the same, and the router is not notified: nothing has to be loaded.
 */
export function writeAddress(search: string): void {
  clearTimeout(timer);
  const { pathname, search: before } = location;
  // Browsers refuse more than about three changes a second.
  timer = setTimeout(() => {
    // Another page, or another address of this one, may have been opened meanwhile.
    const isSame = location.pathname === pathname && location.search === before;
    if (isSame && before !== search) history.replaceState(history.state, '', pathname + search + location.hash);
  }, WRITE_DEBOUNCE_MS);
}
