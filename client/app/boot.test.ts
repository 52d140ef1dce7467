// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import boot from './boot.js?raw';

const STATE = '<script type="application/json" id="state" data-modules="">{"page":"ho';

/** Animation frames that have been asked for. */
let frames: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
});
afterEach(() => {
  frames = [];
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Whether the page's code waits for another frame after this one. */
function isWaiting(): boolean {
  for (const frame of frames.splice(0)) frame();
  return frames.length > 0;
}

it('page code waits until the page state has been fully received', () => {
  runInThisContext(boot);
  expect(isWaiting()).toBe(true);
  document.body.innerHTML = `${STATE}</script>`;
  expect(isWaiting()).toBe(true);
  document.body.append(document.createElement('template'));
  expect(isWaiting()).toBe(false);
});

it('page code does not wait once the document has been parsed', () => {
  document.body.innerHTML = `${STATE}me"}</script>`;
  runInThisContext(boot);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  expect(isWaiting()).toBe(false);
});
