import { store } from './browser-storage.ts';

/** Keeps what is entered in the form of a product while this tab loads the page anew; `boot.js` enters it again. */
export function keepForm(): void {
  const form = document.querySelector<HTMLFormElement>('main form:has(> [name=product])');
  if (!form) return;
  const entered = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  store('session', `waystone-form ${location.pathname}`, String(new URLSearchParams(entered)));
}
