import { useSyncExternalStore } from 'react';

/** `own` is the viewer's clock; `unknown` until the browser has been asked. */
export type ClockChoice = 'own' | 'server' | 'unknown';

const CLOCK_KEY = 'waystone-clock';
const CLOCK_CHANGED = 'waystone:clock';

let chosen: 'own' | 'server' | undefined;

/** The zone that times are shown in. A document is the same for everybody, so it begins with the server's. */
export function useClock(serverZone: string): { zone: string; choice: ClockChoice } {
  const choice = useSyncExternalStore<ClockChoice>(subscribe, read, unknown);
  return { choice, zone: choice === 'own' ? Intl.DateTimeFormat().resolvedOptions().timeZone : serverZone };
}

export function chooseClock(next: 'own' | 'server'): void {
  chosen = next;
  try {
    localStorage.setItem(CLOCK_KEY, next);
  } catch {
    // A browser that keeps nothing shows the viewer's time again on the next page load.
  }
  window.dispatchEvent(new Event(CLOCK_CHANGED));
}

function read(): 'own' | 'server' {
  return (chosen ??= stored());
}

function stored(): 'own' | 'server' {
  try {
    return localStorage.getItem(CLOCK_KEY) === 'server' ? 'server' : 'own';
  } catch {
    return 'own';
  }
}

function unknown(): ClockChoice {
  return 'unknown';
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CLOCK_CHANGED, changed);
  return () => window.removeEventListener(CLOCK_CHANGED, changed);
}
