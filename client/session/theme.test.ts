// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import earlyTheme from './early-theme.js?raw';
import { chooseTheme, readTheme, subscribeToTheme } from './theme.ts';

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['theme'];
  document.cookie = 'theme=; Path=/; Max-Age=0';
});

function prefer(light: boolean): void {
  const preference = { matches: light, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.spyOn(window, 'matchMedia').mockReturnValue(preference as unknown as MediaQueryList);
}

/** As the browser runs it, in the head of every document. */
function loadPage(): void {
  delete document.documentElement.dataset['theme'];
  runInThisContext(earlyTheme);
}

it('shows what the browser prefers until the visitor has chosen', () => {
  prefer(true);
  loadPage();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  expect(readTheme()).toBe('light');
  prefer(false);
  expect(readTheme()).toBe('dark');
});

it('a chosen theme shows at once, is told to whoever shows it, and stands on the next page from its first paint', () => {
  prefer(false);
  const changed = vi.fn();
  subscribeToTheme(changed);
  chooseTheme('light');
  expect(readTheme()).toBe('light');
  expect(changed).toHaveBeenCalledOnce();
  loadPage();
  expect(document.documentElement.dataset['theme']).toBe('light');
});

it('the frame of the browser takes the colour of the chosen theme, now and on the next page', () => {
  prefer(true);
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff"><meta name="theme-color" content="#000">';
  const lightCounts = () => document.querySelector('meta')?.getAttribute('media');
  chooseTheme('dark');
  expect(lightCounts()).toBe('not all');
  chooseTheme('light');
  expect(lightCounts()).toBe('all');
  document.querySelector('meta')?.setAttribute('media', '(prefers-color-scheme: light)');
  loadPage();
  expect(lightCounts()).toBe('all');
});

it('a cookie that names no theme changes nothing', () => {
  prefer(false);
  document.cookie = 'theme=plaid; Path=/';
  loadPage();
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
