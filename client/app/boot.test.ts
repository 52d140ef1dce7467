// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepForm } from '#client/session/kept-form.ts';
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
  document.cookie = 'zone=; Path=/; Max-Age=0';
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

const FORM = `<main><form>
  <input type="hidden" name="product" value="7"><input name="option-1"><textarea name="option-2"></textarea>
  <input type="radio" name="option-3" value="a" checked><input type="radio" name="option-3" value="b">
  <input type="checkbox" name="options-4" value="c" checked><input type="checkbox" name="options-4" value="d">
  <select name="option-5"><option value="">Choose</option><option value="e">E</option></select>
</form></main>`;

/** The page as the server sends it, once its script has begun. @returns what its form would send. */
function load(path: string): [string, string][] {
  history.replaceState(null, '', path);
  document.body.innerHTML = `${FORM}${STATE}me"}</script>`;
  runInThisContext(boot);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  isWaiting();
  return entered();
}
const entered = () =>
  [...new FormData(document.forms[0])].map(([name, value]): [string, string] => [name, String(value)]);

it('what was entered is there again once when the page is loaded anew, and on no other page', () => {
  const asSent = load('/en-us/product/a');
  const [text, long, , second, none, other, choice] = document.querySelectorAll<HTMLInputElement>(
    '[name^=option]:not([type=hidden])',
  );
  text!.value = 'Rowan & Ödrun';
  long!.value = 'two\nlines';
  for (const mark of [second!, none!, other!]) mark.click();
  choice!.value = 'e';
  const before = entered();
  keepForm();
  expect(load('/en-us/product/b')).toEqual(asSent);
  expect(load('/en-us/product/a')).toEqual(before);
  expect(load('/en-us/product/a')).toEqual(asSent);
});

it('a radio option that was not shown before keeps its preselected value', () => {
  const asSent = load('/en-us/product/a');
  for (const radio of document.querySelectorAll('[type=radio]')) radio.remove();
  keepForm();
  expect(load('/en-us/product/a')).toEqual(asSent);
});

function liveIn(timeZone: string): void {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone,
  });
}

it('the time zone cookie is written once, and again when the zone changes', () => {
  liveIn('America/Denver');
  const write = vi.spyOn(document, 'cookie', 'set');
  load('/en-us');
  load('/en-us');
  expect(write).toHaveBeenCalledTimes(1);
  expect(document.cookie).toBe('zone=America/Denver');
  liveIn('Asia/Tokyo');
  load('/en-us');
  expect(document.cookie).toBe('zone=Asia/Tokyo');
});

it('on a page with TLS the cookie of the zone is secure', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  vi.spyOn(location, 'protocol', 'get').mockReturnValue('https:');
  liveIn('Asia/Tokyo');
  load('/en-us');
  expect(written.mock.lastCall?.[0]).toMatch(/^zone=Asia\/Tokyo; .*; Secure$/);
});
