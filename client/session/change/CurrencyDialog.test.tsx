import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadError } from '#client/data/load.ts';
import { CurrencyTotalsDocument } from '#client/generated/graphql.ts';
import { CurrencyDialog } from './CurrencyDialog.tsx';

const shop = vi.hoisted(() => ({
  calls: [] as { document: unknown; variables: unknown; answer(data: unknown): void; fail(error: Error): void }[],
}));
vi.mock('#client/data/query-browser.ts', () => ({
  queryBrowser: (document: unknown, variables: object) =>
    new Promise((answer, fail) => shop.calls.push({ document, variables, answer, fail })),
  forgetCart: async () => undefined,
  keepAnswer: () => undefined,
}));

let root: Root;
const closed = vi.fn();
const reload = vi.fn();
beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload);
  document.cookie = 'currency=USD; Path=/';
  shop.calls.length = 0;
  closed.mockReset();
  reload.mockReset();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

async function show() {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<CurrencyDialog to="EUR" onClose={closed} />));
}
const totals = (count: number) => ({
  cart: {
    count,
    total: { currency: 'USD', formatted: '$25.00' },
    totalIn: { currency: 'EUR', formatted: '€23.00' },
  },
});
const answer = (data: unknown, at = 0) => act(async () => shop.calls[at]?.answer(data));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const click = (name: string) => act(async () => button(name)?.click());

test('the old and new total are shown before the currency changes', async () => {
  await show();
  expect(shop.calls.map(({ document: operation, variables }) => [operation, variables])).toEqual([
    [CurrencyTotalsDocument, { currency: 'EUR' }],
  ]);
  expect(button('Change to EUR')).toBeUndefined();
  await answer(totals(1));
  expect(document.body.textContent).toContain('$25.00');
  expect(document.body.textContent).toContain('€23.00');
  expect([document.cookie, reload.mock.calls.length]).toEqual(['currency=USD', 0]);
  await click('Change to EUR');
  expect([document.cookie, reload.mock.calls.length]).toEqual(['currency=EUR', 1]);
});

test('the old currency can be kept', async () => {
  await show();
  await answer(totals(1));
  await click('Keep USD');
  expect([document.cookie, closed.mock.calls.length]).toEqual(['currency=USD', 1]);
});

test('an empty cart changes the currency without confirmation', async () => {
  await show();
  await answer(totals(0));
  expect([document.cookie, reload.mock.calls.length]).toEqual(['currency=EUR', 1]);
});

test('a total that cannot be loaded is reported and can be retried', async () => {
  await show();
  await act(async () => shop.calls[0]?.fail(new LoadError('NETWORK')));
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('The new total could not be loaded');
  await click('Try again');
  await answer(totals(2), 1);
  expect(button('Change to EUR')).toBeDefined();
});
