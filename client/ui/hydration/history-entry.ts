import { setOnBack } from './back-press.ts';

/** An overlay as an entry of the browser's history. */
export type HistoryEntry = {
  /** It was closed on the page: the browser goes back over its entry. */
  leave(): void;
  /** The next page replaces the entry. */
  forget(): void;
};

/** The router's state of an entry. */
type RouterState = { key?: string; idx?: number } | null;

/**
 * Adds a history entry for an overlay, so that the browser's back button closes it and stays on the page. The router is
 * not notified: for it the page is the same.
 */
export function pushHistoryEntry(closed: () => void): HistoryEntry {
  const below: RouterState = history.state;
  let isOpen = true;
  const onBack = (event: PopStateEvent) => {
    setOnBack(undefined);
    const now: RouterState = event.state;
    // Another entry, further back or forward, is another page, which the router handles.
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
