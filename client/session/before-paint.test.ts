// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import '#client/ui/hydration/keep-presses.ts';
import beforePaint from './before-paint.js?raw';

let unload: (() => void) | undefined;

afterEach(() => {
  unload?.();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  delete document.documentElement.dataset['theme'];
  document.cookie = 'theme=; Path=/; Max-Age=0';
});

function prefer(light: boolean): void {
  const preference = { matches: light, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.spyOn(window, 'matchMedia').mockReturnValue(preference as unknown as MediaQueryList);
}

/** As the browser runs it, in the head of every document. */
function loadPage(): void {
  unload?.();
  delete document.documentElement.dataset['theme'];
  const listen = vi.spyOn(window, 'addEventListener');
  runInThisContext(beforePaint);
  const heard = listen.mock.calls.map(
    ([type, listener, options]) =>
      () =>
        window.removeEventListener(type, listener, options),
  );
  unload = () => heard.forEach((forget) => forget());
  listen.mockRestore();
}

/** On a page whose other scripts have not come. */
function pressSwitch(): void {
  document.body.innerHTML = '<button data-theme-switch><svg></svg></button>';
  // As React does.
  document.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true });
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

it('the theme is unset until the visitor chooses one', () => {
  prefer(true);
  loadPage();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it.each([
  { preferred: 'dark', first: 'light', second: 'dark' },
  { preferred: 'light', first: 'dark', second: 'light' },
])('with a preference for $preferred, the switch sets $first at once and on the next page', (given) => {
  prefer(given.preferred === 'light');
  loadPage();
  const shown = () => document.documentElement.dataset['theme'];
  pressSwitch();
  expect(shown()).toBe(given.first);
  loadPage();
  expect(shown()).toBe(given.first);
  pressSwitch();
  expect(shown()).toBe(given.second);
});

it('a click outside the theme switch does not set a theme', () => {
  prefer(false);
  loadPage();
  document.body.click();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('the theme-color meta tags follow the chosen theme, now and on the next page', () => {
  prefer(true);
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff"><meta name="theme-color" content="#000">';
  const lightCounts = () => document.querySelector('meta')?.getAttribute('media');
  loadPage();
  pressSwitch();
  expect(lightCounts()).toBe('not all');
  pressSwitch();
  expect(lightCounts()).toBe('all');
  document.querySelector('meta')?.setAttribute('media', '(prefers-color-scheme: light)');
  loadPage();
  expect(lightCounts()).toBe('all');
});

it('an unknown theme in the cookie is ignored', () => {
  prefer(false);
  document.cookie = 'theme=plaid; Path=/';
  loadPage();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it('a button clicked before the script has loaded is marked busy and recorded for the script', () => {
  prefer(false);
  loadPage();
  document.body.innerHTML = '<a href="#"></a><button type="submit"></button><button type="button"></button>';
  const button = document.querySelector<HTMLButtonElement>('button[type="button"]');
  for (const one of document.body.children) if (one instanceof HTMLElement) one.click();
  expect(window.earlyPresses).toEqual([button]);
  expect(button?.ariaBusy).toBe('true');
});

it('a link clicked after an early button click waits for the script, at most four seconds', () => {
  vi.useFakeTimers();
  prefer(false);
  loadPage();
  document.body.innerHTML = '<button type="button"></button><a href="https://shop.test/next"></a>';
  const [button, link] = document.querySelectorAll<HTMLElement>('button, a');
  const isLet = () => link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  button?.click();
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { assign });
  expect([isLet(), window.earlyPresses]).toEqual([false, [button, link]]);
  vi.advanceTimersByTime(4_000);
  expect(assign).toHaveBeenCalledWith('https://shop.test/next');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['a wallet of Apple', { ApplePaySession: { canMakePayments: () => true }, PaymentRequest: class {} }, 'apple'],
  ['no card in Apple’s', { ApplePaySession: { canMakePayments: () => false }, PaymentRequest: class {} }, 'web'],
  ['a browser that pays', { PaymentRequest: class {} }, 'web'],
  ['neither', {}, 'none'],
])('sets the supported wallet before the first paint: %s', (_device, has, said) => {
  vi.stubGlobal('location', { protocol: 'https:' });
  for (const [name, value] of Object.entries(has)) vi.stubGlobal(name, value);
  loadPage();
  vi.unstubAllGlobals();
  expect(document.documentElement.dataset['wallet']).toBe(said);
});

it('does not query Apple Pay on an unencrypted page', () => {
  const canMakePayments = vi.fn();
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('ApplePaySession', { canMakePayments });
  loadPage();
  vi.unstubAllGlobals();
  expect(canMakePayments).not.toHaveBeenCalled();
});

it.each(['http:', 'https:'])('the cookie of the theme on a page of %s is secure if that is', (protocol) => {
  prefer(false);
  loadPage();
  const written = vi.spyOn(document, 'cookie', 'set');
  vi.spyOn(location, 'protocol', 'get').mockReturnValue(protocol);
  pressSwitch();
  expect(written.mock.lastCall?.[0].endsWith('; Secure')).toBe(protocol === 'https:');
});
