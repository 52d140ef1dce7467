import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { AddToCartDocument, LiveQuoteDocument } from '#client/generated/graphql.ts';
import { LoadError } from '#client/data/load.ts';
import { BUILDS_KEY } from '#client/product/saved/builds.ts';
import {
  answer,
  callsOf,
  click,
  mainButton,
  option,
  panel,
  pathname,
  plain,
  priced,
  quoted,
  renewPage,
  row,
  show,
  shown,
  type,
  wait,
} from '#tests/support/configurator/page.tsx';

vi.mock('#client/data/query-browser.ts', async () => ({
  queryBrowser: (await import('#tests/support/configurator/shop-calls.ts')).load,
}));
vi.mock('#client/data/fetch-operation.ts', async () => ({
  fetchOperation: (await import('#tests/support/configurator/shop-calls.ts')).load,
}));

renewPage();

test('the price is requested once clicks stop, and the latest configuration takes precedence', async () => {
  await show();
  await act(async () => void window.dispatchEvent(new Event('pointermove')));
  // The first question waits for a frame as well.
  await wait(300);
  await click(row('piloted'));
  await wait(250);
  const [first, second] = callsOf(LiveQuoteDocument);
  expect(second?.variables).toMatchObject({ options: [{ sendid: '12', value: 'piloted' }] });
  await answer(second, quoted('16.00'));
  await answer(first, quoted('10.00'));
  expect(shown()).toBe('$16.00');
});

test('the page’s price is shown first, and is marked live once the shop confirms it', async () => {
  await show(plain(), '/', priced('14.00'));
  expect(shown()).toBe('$14.00');
  expect(panel()).toContain('Total');
  expect(panel()).toContain('From $10.00 for Option 12 self');
  expect(panel()).not.toContain('Live price');
  await wait(250);
  await answer(callsOf(LiveQuoteDocument)[0], quoted('14.00'));
  expect(panel()).toContain('Live price');
});

test('a page without a fixed price shows the cheapest configuration', async () => {
  await show();
  expect(shown()).toBe('$10.00');
  expect(panel()).toContain('From');
  expect(panel()).not.toContain('Live price');
});

const run = (value: string) => document.querySelector(`input[name="event"][value="${value}"]`);

test('the start shown is that of the chosen run', async () => {
  await show();
  expect(panel()).toContain('StartsToday');
  await click(run('61'));
  expect(panel()).toMatch(/StartsSun 29 Nov, \d\d:00/);
  await click(run('any'));
  expect(panel()).toContain('StartsToday');
});

const button = (label: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === label);

test('a configuration is saved as a build, until another value is chosen', async () => {
  localStorage.removeItem(BUILDS_KEY);
  await show();
  await wait(250);
  await click(row('piloted'));
  await click(button('Save this build'));
  expect(JSON.parse(localStorage.getItem(BUILDS_KEY) ?? '')).toEqual([
    {
      name: 'piloted',
      product: 'Raid',
      path: 'wow-carry/raid',
      search: '?option12=piloted',
      quantity: 1,
      options: [{ sendid: 'option12', value: 'piloted' }],
    },
  ]);
  expect(panel()).toContain('Build saved');
  await click(row('self'));
  expect(button('Save this build')).toBeDefined();
});

test('a missing choice is named, and the price is shown as a minimum', async () => {
  await show(
    [option('12', 'RADIO', '', ['self', 'piloted'])],
    '/',
    priced('14.00', { missing: ['12'], isExact: false }),
  );
  expect(panel()).toContain('From');
  expect(panel()).toContain('Choose an Option 12');
  await click(row('piloted'));
  expect(panel()).not.toContain('Choose an Option 12');
});

test('a rejected full run is no longer shown as the start', async () => {
  await show();
  await click(run('61'));
  expect(panel()).toMatch(/StartsSun 29 Nov, \d\d:00/);
  await click(mainButton());
  const message = 'No seats are left in Raid. Choose another run.';
  await answer(callsOf(AddToCartDocument)[0], {
    addToCart: { cart: null, errors: [{ field: 'event', code: 'OUT_OF_RANGE', message }] },
  });
  expect(panel()).toContain(message);
  expect(panel()).toContain('StartsToday');
});

test('an option error is shown beside the option, and cleared when the option changes', async () => {
  await show();
  await click(mainButton());
  const [call] = callsOf(AddToCartDocument);
  expect(call?.variables).toMatchObject({
    input: { product: '7', quantity: 1, options: [{ sendid: '12', value: 'self' }] },
  });
  await answer(call, {
    addToCart: { cart: null, errors: [{ field: '12', code: 'REQUIRED', message: 'Option 12 required!' }] },
  });
  expect(document.getElementById('error-12')?.textContent).toBe('Choose an Option 12');
  expect(mainButton()?.textContent).toBe('Add to cart');
  await click(row('piloted'));
  expect(document.getElementById('error-12')).toBeNull();
  expect(mainButton()?.textContent).toBe('Add to cart');
});

test('a quantity error is shown, and cleared on correction even if scrollIntoView returns a promise', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
  await show();
  await click(mainButton());
  const message = 'One order can be worth at most $20,000.00';
  await answer(callsOf(AddToCartDocument)[0], {
    addToCart: { cart: null, errors: [{ field: 'quantity', code: 'OUT_OF_RANGE', message }] },
  });
  expect(panel()).toContain(message);
  await type(document.querySelector<HTMLInputElement>('input[name="quantity"]')!, '7');
  expect(panel()).not.toContain(message);
  expect(mainButton()?.textContent).toBe('Add to cart');
});

test('a retry after no response reuses the idempotency key, and another choice gets a new key', async () => {
  await show();
  const keys = () => callsOf(AddToCartDocument).map(({ variables }) => variables.input?.['idempotencyKey']);
  const fail = (at: number) => act(async () => callsOf(AddToCartDocument)[at]?.fail(new LoadError('NETWORK')));
  await click(mainButton());
  await fail(0);
  await fail(1);
  expect(mainButton()?.textContent).toBe('Add to cart');
  await click(mainButton());
  expect(new Set(keys()).size).toBe(1);
  await fail(2);
  await fail(3);
  await click(row('piloted'));
  await click(mainButton());
  expect([keys().length, new Set(keys()).size]).toEqual([5, 2]);
});

test('the button shows progress for two seconds and success for three, and ignores clicks meanwhile', async () => {
  await show();
  await click(mainButton());
  await click(mainButton());
  const added = callsOf(AddToCartDocument);
  expect(added).toHaveLength(1);
  await answer(added[0], { addToCart: { cart: { lines: [] }, errors: [] } });
  await wait(1900);
  expect(mainButton()?.textContent).toBe('Adding to cart');
  await wait(100);
  expect(mainButton()?.textContent).toBe('Added');
  await wait(3000);
  expect(mainButton()?.textContent).toBe('Add to cart');
});

test.each([
  ['web', '/en-us/checkout/express'],
  // The sandbox's wallet is on every device.
  ['none', '/en-us/checkout/express'],
  ['', '/en-us/checkout'],
])('"Buy now" leads to express checkout once wallet support is known: %j', async (wallet, way) => {
  if (wallet) document.documentElement.dataset['wallet'] = wallet;
  await show();
  const buyNow = document.querySelector<HTMLButtonElement>('button[name="then"]');
  await act(async () => buyNow?.click());
  await answer(callsOf(AddToCartDocument)[0], { addToCart: { cart: { lines: [] }, errors: [] } });
  delete document.documentElement.dataset['wallet'];
  expect(pathname()).toBe(way);
});

test('a new price is announced to screen readers once it has settled', async () => {
  await show();
  const spoken = () => [...document.querySelectorAll('aside [role="status"]')].map((one) => one.textContent).join('');
  await wait(250);
  await answer(callsOf(LiveQuoteDocument)[0], quoted('16.00'));
  expect(shown()).toBe('$16.00');
  expect(spoken()).toBe('');
  await wait(600);
  expect(spoken()).toBe('Total $16.00');
});
