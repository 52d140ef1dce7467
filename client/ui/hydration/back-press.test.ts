import { expect, test, vi } from 'vitest';
import { listenForBack, setOnBack } from './back-press.ts';

test('an open overlay handles the back button before later listeners, until it is closed', () => {
  vi.stubGlobal('window', new EventTarget());
  listenForBack();
  const router = vi.fn<() => void>();
  window.addEventListener('popstate', router, true);
  setOnBack((event) => event.stopImmediatePropagation());
  window.dispatchEvent(new Event('popstate'));
  expect(router).not.toHaveBeenCalled();
  setOnBack(undefined);
  window.dispatchEvent(new Event('popstate'));
  expect(router).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
