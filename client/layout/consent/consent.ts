import { readStored, store } from '#client/session/browser-storage.ts';

const CONSENT_KEY = 'waystone-consent';
const CONSENT_CHANGED = 'waystone:consent';

/** `open`: nothing was chosen yet, or the choice is being changed. */
export type Consent = 'all' | 'necessary' | 'open';

let choice: Consent | undefined;
let reopened = false;

/** Browser only. */
export function readConsent(): Consent {
  return (choice ??= stored());
}

export function storeConsent(next: Consent): void {
  choice = next;
  reopened = next === 'open';
  // A browser that stores nothing asks again on the next page load.
  store('local', CONSENT_KEY, next);
  window.dispatchEvent(new Event(CONSENT_CHANGED));
}

/** Whether the visitor reopened the choice, rather than being asked for the first time. */
export function isReopened(): boolean {
  return reopened;
}

export function subscribeToConsent(changed: () => void): () => void {
  window.addEventListener(CONSENT_CHANGED, changed);
  return () => window.removeEventListener(CONSENT_CHANGED, changed);
}

function stored(): Consent {
  const value = readStored('local', CONSENT_KEY);
  return value === 'all' || value === 'necessary' ? value : 'open';
}
