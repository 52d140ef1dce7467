import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPresses } from './keep-presses.ts';

const button = document.createElement('button');
button.type = 'button';
button.append(document.createElement('span'));
const next = document.createElement('button');
next.type = 'button';
const theme = document.createElement('button');
theme.type = 'button';
theme.dataset['themeSwitch'] = '';
const send = document.createElement('button');

/** As React does with what is pressed in a part that it has not hydrated. */
const swallow = (event: Event) => event.stopPropagation();
const swallowButtons = (event: Event) => event.target instanceof HTMLButtonElement && event.stopPropagation();
const codeComes = () => document.removeEventListener('click', swallow, { capture: true });

vi.useFakeTimers();
window.earlyPresses = [next];
const reactListens = keepPresses();
let heard: string[] = [];
for (const [name, one] of Object.entries({ button, next, theme, send }))
  one.addEventListener('click', () => heard.push(name));

beforeEach(() => {
  heard = [];
  document.body.replaceChildren(button, next, theme, send);
  document.addEventListener('click', swallow, { capture: true });
});
afterAll(() => void vi.useRealTimers());
afterEach(() => {
  codeComes();
  vi.runAllTimers();
});

// The first: nothing takes back that React listens.
test('buttons clicked before hydration are marked busy and handled in order after it', () => {
  button.click();
  vi.advanceTimersByTime(450);
  expect([next.ariaBusy, button.ariaBusy]).toEqual(['true', 'true']);
  codeComes();
  heard = [];
  reactListens();
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(['next', 'button']);
  expect([next.ariaBusy, button.ariaBusy]).toEqual([null, null]);
});

test('a click on a button whose code is still loading is handled once after it has loaded', () => {
  button.querySelector('span')?.click();
  vi.advanceTimersByTime(450);
  expect(heard).toEqual([]);
  codeComes();
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(['button']);
});

test('every early click is replayed, in order', () => {
  for (const one of [button, button, next, button]) one.click();
  vi.advanceTimersByTime(450);
  codeComes();
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(['button', 'button', 'next', 'button']);
});

test('a link waits for earlier clicks and is followed once', () => {
  const link = document.createElement('a');
  link.href = '#next';
  const followed = vi.fn<(event: Event) => void>();
  link.addEventListener('click', followed);
  document.body.append(link);
  button.click();
  vi.advanceTimersByTime(50);
  link.click();
  vi.advanceTimersByTime(450);
  expect([heard, followed.mock.calls.length]).toEqual([[], 0]);
  codeComes();
  vi.advanceTimersByTime(1_000);
  expect([heard, followed.mock.calls.length]).toEqual([['button'], 1]);
});

test('a link stops waiting if the code of earlier clicks does not load', () => {
  const link = document.createElement('a');
  link.href = '#next';
  const followed = vi.fn<(event: Event) => void>();
  link.addEventListener('click', followed);
  // React leaves links to the browser where it has not hydrated them.
  document.removeEventListener('click', swallow, { capture: true });
  document.body.append(link);
  document.addEventListener('click', swallowButtons, { capture: true });
  for (const one of [button, next, link]) {
    one.click();
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(3_000);
  expect(followed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect([followed.mock.calls.length, button.ariaBusy, next.ariaBusy]).toEqual([1, null, null]);
  document.removeEventListener('click', swallowButtons, { capture: true });
  expect(heard).toEqual([]);
});

test('a click that is handled at once is not replayed', () => {
  codeComes();
  button.click();
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(['button']);
});

test('the click of a removed button is dropped, and the next one is replayed', () => {
  button.click();
  next.click();
  vi.advanceTimersByTime(200);
  button.remove();
  codeComes();
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(['next']);
});

test('a click older than ten seconds is dropped', () => {
  button.click();
  vi.advanceTimersByTime(11_000);
  codeComes();
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual([]);
});

test('clicks handled by the browser or by another script are not replayed', () => {
  theme.click();
  send.click();
  vi.advanceTimersByTime(200);
  codeComes();
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual([]);
});
