import { setOnBack } from './back-press.ts';

/** What lies over a page, as an entry of the browser's history. */
export type HistoryEntry = {
  /** It was closed on the page itself: the browser goes back over its entry. */
  leave(): void;
  /** The page that is gone to takes the entry's place. */
  forget(): void;
};

/** What the router keeps with an entry. */
type RouterState = { key?: string; idx?: number } | null;

/**
 * Gives what lies over the page an entry in the history, so that the browser's back button closes it and leaves
 * the page as it is. The router is not notified: for it the page is the same.
 */
export function pushHistoryEntry(closed: () => void): HistoryEntry {
  const below: RouterState = history.state;
  let isOpen = true;
  const onBack = (event: PopStateEvent) => {
    setOnBack(undefined);
    const now: RouterState = event.state;
    // Further back, or forward, is another page: that is the router's.
    if (now?.key !== below?.key) return false;
    if (isOpen) closed();
    isOpen = false;
    return true;
  };
  history.pushState({ ...below, idx: (below?.idx ?? 0) + 1 }, '');
  setOnBack(onBack);
  return {
    leave() {
      if (!isOpen) return;
      isOpen = false;
      history.back();
    },
    forget() {
      if (!isOpen) return;
      isOpen = false;
      setOnBack(undefined);
    },
  };
}
