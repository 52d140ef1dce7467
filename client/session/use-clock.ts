import { useSyncExternalStore } from 'react';
import { readStored, store } from './browser-storage.ts';

/** `own` is the viewer's clock; `unknown` until the browser has been asked. */
export type ClockChoice = 'own' | 'server' | 'unknown';

const CLOCK_KEY = 'waystone-clock';
const CLOCK_CHANGED = 'waystone:clock';

let chosen: 'own' | 'server' | undefined;

/** The zone that times are shown in. A document is the same for everybody, so it starts with the server's. */
export function useClock(serverZone: string): { zone: string; choice: ClockChoice } {
  const choice = useSyncExternalStore<ClockChoice>(subscribe, read, unknown);
  return { choice, zone: choice === 'own' ? Intl.DateTimeFormat().resolvedOptions().timeZone : serverZone };
}

export function chooseClock(next: 'own' | 'server'): void {
  chosen = next;
  // If the browser denies storage, the viewer's time is shown again on the next page load.
  store('local', CLOCK_KEY, next);
  window.dispatchEvent(new Event(CLOCK_CHANGED));
}

function read(): 'own' | 'server' {
  return (chosen ??= stored());
}

function stored(): 'own' | 'server' {
  return readStored('local', CLOCK_KEY) === 'server' ? 'server' : 'own';
}

function unknown(): ClockChoice {
  return 'unknown';
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CLOCK_CHANGED, changed);
  return () => window.removeEventListener(CLOCK_CHANGED, changed);
}
