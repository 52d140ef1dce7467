// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const told = vi.fn();
let left: AbortController;

/** Of a page that was just opened. */
async function opened() {
  vi.resetModules();
  const { whenWanted } = await import('./when-wanted.ts');
  let isWanted = false;
  const wanted = whenWanted(told, left.signal).then(() => (isWanted = true));
  await Promise.resolve();
  return { wanted, isWanted: () => isWanted };
}

const otherTab = () => new BroadcastChannel('waystone-cart');
const showAgain = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  told.mockClear();
  left = new AbortController();
});
afterEach(() => left.abort());

test('the cart code is not loaded without user interaction', async () => {
  const { isWanted } = await opened();
  showAgain(false);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isWanted()).toBe(false);
});

test('pointer movement loads the cart code, without reporting a change', async () => {
  const { wanted } = await opened();
  window.dispatchEvent(new Event('pointermove'));
  await wanted;
  expect(told).not.toHaveBeenCalled();
});

test('a cart change in another tab loads the cart code', async () => {
  const { wanted } = await opened();
  const tab = otherTab();
  tab.postMessage(2);
  await wanted;
  tab.close();
  expect(told).toHaveBeenCalledOnce();
});

test('restoring the page from the back/forward cache loads the cart code', async () => {
  const { wanted } = await opened();
  showAgain(true);
  await wanted;
  expect(told).toHaveBeenCalledOnce();
});

test('a page that was left does not load the cart code', async () => {
  const { isWanted } = await opened();
  left.abort();
  showAgain(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect([isWanted(), told.mock.calls]).toEqual([false, []]);
});
