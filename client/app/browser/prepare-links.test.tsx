import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareOnIntent } from './prepare-links.ts';

const INTENT_MS = 80;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** How often the page behind a link was prepared after a pointer has rested on the link, and after it has come back. */
async function preparedFor(connection: { saveData: boolean } | undefined, handle = {}): Promise<number> {
  vi.stubGlobal('navigator', { connection });
  const loader = vi.fn(() => null);
  const router = createMemoryRouter([{ path: '/' }, { path: '/en-us/diablo-4', loader, handle }]);
  prepareOnIntent(router);
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/en-us/diablo-4' }));
  for (let visit = 0; visit < 2; visit += 1) {
    link.dispatchEvent(new Event('pointerover', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(INTENT_MS);
  }
  return loader.mock.calls.length;
}

test('a page is prefetched once when the pointer rests on its link', async () => {
  expect(await preparedFor(undefined)).toBe(1);
  expect(await preparedFor({ saveData: false })).toBe(1);
});

test('pages are not prefetched with data saving on', async () => {
  expect(await preparedFor({ saveData: true })).toBe(0);
});

test('prefetching a page does not reload data shared by all pages', async () => {
  vi.stubGlobal('navigator', {});
  const loader = vi.fn(() => null);
  const [shared, page] = [vi.fn(() => null), { path: ':game', loader }];
  const site = { id: 'site', path: '/', loader: shared, shouldRevalidate: () => false, children: [page] };
  const router = createMemoryRouter([site], {
    initialEntries: ['/diablo-4'],
    hydrationData: { loaderData: { site: null } },
  });
  prepareOnIntent(router);
  const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/poe-2' }));
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(INTENT_MS);
  expect([shared.mock.calls.length, loader.mock.calls.length > 0]).toEqual([0, true]);
});

test('a personal page is not prefetched', async () => {
  expect(await preparedFor(undefined, { page: 'cart', personal: true })).toBe(0);
});
