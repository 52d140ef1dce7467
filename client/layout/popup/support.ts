const SUPPORT_ASKED = 'waystone:support';

/** Opens the support popup, from anywhere. */
export function askForSupport(): void {
  window.dispatchEvent(new Event(SUPPORT_ASKED));
}

/** Calls `open` each time; returns how to stop. */
export function whenSupportIsAsked(open: () => void): () => void {
  window.addEventListener(SUPPORT_ASKED, open);
  return () => window.removeEventListener(SUPPORT_ASKED, open);
}
