// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { listenForBack, setOnBack } from './back-press.ts';

const router = vi.fn<(event: Event) => void>();

listenForBack();
window.addEventListener('popstate', router);

afterEach(() => router.mockReset());

/** As the browser does. */
function goBack(state: unknown): void {
  const event = new PopStateEvent('popstate', { state });
  Object.defineProperty(event, 'isTrusted', { value: true });
  window.dispatchEvent(event);
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('an open overlay handles the back button instead of later listeners, until it is closed', async () => {
  setOnBack(() => true);
  goBack(null);
  await nextTask();
  expect(router).not.toHaveBeenCalled();
  setOnBack(undefined);
  goBack(null);
  await nextTask();
  expect(router).toHaveBeenCalledOnce();
});

test('the router receives a popstate event once, with its state, in a later task', async () => {
  goBack({ key: 'page' });
  expect(router).not.toHaveBeenCalled();
  await nextTask();
  expect(router).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ state: { key: 'page' } }));
});
