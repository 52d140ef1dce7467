import { useEffect, useRef } from 'react';

const WRITE_DEBOUNCE_MS = 250;

/**
 * Keeps the configuration in the page's address, so that it can be shared, marked and reloaded. The
 * history entry stays the same one, and the router is not told: nothing has to be loaded for it.
 */
export function useConfigurationAddress(): (search: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (search) => {
    clearTimeout(timer.current);
    // Browsers refuse more than about three changes a second.
    timer.current = setTimeout(() => {
      const { pathname, search: shown, hash } = location;
      if (shown !== search) history.replaceState(history.state, '', pathname + search + hash);
    }, WRITE_DEBOUNCE_MS);
  };
}
