// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SITE_ROUTE } from '#client/site/site.ts';
import { makeFragmentData } from '#client/generated/fragment-masking.ts';
import {
  AddToCartDocument,
  Configurator_ProductFragmentDoc,
  LiveQuoteDocument,
  OptionGroup_OptionFragmentDoc,
  type OptionGroup_OptionFragment,
  type OptionType,
} from '#client/generated/graphql.ts';
import { LoadError } from '#client/data/load.ts';
import { BUILDS_KEY } from '#client/product/saved/builds.ts';
import { Configurator } from './Configurator.tsx';
import { openOptionParts } from './option/option-parts.ts';
import type { Quote } from './price/quote-state.ts';

/** Answers of the shop, by operation; each call waits until the test lets it go. */
const shop = vi.hoisted(() => ({
  calls: [] as {
    document: unknown;
    variables: { input?: Record<string, unknown> };
    answer: (data: unknown) => void;
    fail: (error: Error) => void;
  }[],
}));
const load = vi.hoisted(
  () => (document: unknown, variables: object) =>
    new Promise((answer, fail) => shop.calls.push({ document, variables, answer, fail })),
);
vi.mock('#client/data/query-browser.ts', () => ({ queryBrowser: load }));
vi.mock('#client/data/fetch-operation.ts', () => ({ fetchOperation: load }));

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  shop.calls.length = 0;
  history.replaceState(null, '', '/');
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const money = (amount: string) => ({
  __typename: 'Money' as const,
  amount,
  formatted: `$${amount}`,
  currency: 'USD' as const,
});

function option(
  sendid: string,
  type: OptionType,
  preset: string,
  values: string[],
  more: Partial<OptionGroup_OptionFragment> = {},
) {
  const data: OptionGroup_OptionFragment = {
    __typename: 'ProductOption' as const,
    sendid,
    key: `option${sendid}`,
    type,
    name: `Option ${sendid}`,
    required: true,
    hint: '',
    format: null,
    default: preset,
    regionOption: null,
    dependsOn: null,
    values: values.map((value) => ({
      __typename: 'ProductOptionValue' as const,
      value,
      key: value,
      name: value,
      hint: '',
      risk: '',
      percent: 0,
      price: money('0.00'),
      dependsOn: null,
    })),
    steps: [],
    amount: null,
    ...more,
  };
  return { ...data, ...makeFragmentData(data, OptionGroup_OptionFragmentDoc) };
}

const plain = () => [option('12', 'RADIO', 'self', ['self', 'piloted']), option('13', 'TEXT', '', [])];

const priced = (amount: string, more: Partial<Quote> = {}): Quote => ({
  __typename: 'Quote' as const,
  total: money(amount),
  totalBefore: null,
  lines: [],
  eta: '',
  missing: [],
  isExact: true,
  ...more,
});

const express = { provider: 'SANDBOX', publishableKey: null };
const site = { games: [], currency: 'USD', region: 'us', content: { paying: { marks: [], express } } };
let router: ReturnType<typeof createMemoryRouter>;

async function show(options = plain(), address = '/', quote: Quote | null = null, missing = '') {
  await Promise.all([import('./live-configuration.ts'), import('#client/cart/add-to-cart.ts')]);
  await openOptionParts(options.map(({ type }) => type));
  const product = makeFragmentData(
    {
      __typename: 'Product' as const,
      id: '7',
      name: 'Raid',
      path: 'wow-carry/raid',
      eta: '2 hours',
      startSlots: [],
      start: 'Today',
      minimum: 1,
      maximum: null,
      isCountable: true,
      inStock: true,
      price: money('10.00'),
      priceBefore: null,
      priceAsOf: null,
      priceFor: ['Option 12 self'],
      preset: null,
      options,
    },
    Configurator_ProductFragmentDoc,
  );
  const element = (
    <Configurator product={product} first={{ quote, missing }}>
      Raid
    </Configurator>
  );
  const elsewhere = { path: '*', element: null };
  router = createMemoryRouter(
    [{ id: SITE_ROUTE, path: '/', loader: () => null, children: [{ index: true, element }, elsewhere] }],
    { initialEntries: [address], hydrationData: { loaderData: { [SITE_ROUTE]: site } } },
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
}

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const click = (element: Element | null | undefined) => act(async () => (element as HTMLElement).click());
const row = (value: string) => document.querySelector(`input[value="${value}"]`);
const mainButton = () => document.querySelector('aside button[type="submit"]');
const shown = () => document.querySelector('output')?.textContent;
const calls = (operation: unknown) => shop.calls.filter((call) => call.document === operation);

async function type(field: HTMLInputElement, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function answer(call: (typeof shop.calls)[number] | undefined, data: unknown) {
  await act(async () => call?.answer(data));
}
const quoted = (amount: string) => ({
  quote: { quote: priced(amount), errors: [] },
});

test('the price waits until the clicks have stopped, and the newest configuration wins', async () => {
  await show();
  await act(async () => void window.dispatchEvent(new Event('pointermove')));
  // The first question waits for a frame as well.
  await wait(300);
  await click(row('piloted'));
  await wait(250);
  const [first, second] = calls(LiveQuoteDocument);
  expect(second?.variables).toMatchObject({ options: [{ sendid: '12', value: 'piloted' }] });
  await answer(second, quoted('16.00'));
  await answer(first, quoted('10.00'));
  expect(shown()).toBe('$16.00');
});

const panel = () => document.querySelector('aside')?.textContent;

test('the first price is the one that came with the page, and is live once the shop has said so', async () => {
  await show(plain(), '/', priced('14.00'));
  expect(shown()).toBe('$14.00');
  expect(panel()).toContain('Total');
  expect(panel()).toContain('From $10.00 for Option 12 self');
  expect(panel()).not.toContain('Live price');
  await wait(250);
  await answer(calls(LiveQuoteDocument)[0], quoted('14.00'));
  expect(panel()).toContain('Live price');
});

test('a page without a price of its own shows the cheapest configuration', async () => {
  await show();
  expect(shown()).toBe('$10.00');
  expect(panel()).toContain('From');
  expect(panel()).not.toContain('Live price');
});

const button = (label: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === label);

test('what is chosen is saved as a build, in words and by keys, until something else is chosen', async () => {
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

test('what is still to be chosen is said, and the price is only the least', async () => {
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

test('a refused configuration shows its message beside the option, and changing it takes it away', async () => {
  await show();
  await click(mainButton());
  const [call] = calls(AddToCartDocument);
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

test('pressing again after no answer goes on with the same attempt, and another choice is a new one', async () => {
  await show();
  const keys = () => calls(AddToCartDocument).map(({ variables }) => variables.input?.['idempotencyKey']);
  const fail = (at: number) => act(async () => calls(AddToCartDocument)[at]?.fail(new LoadError('NETWORK')));
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

test('the button runs for two seconds, is done for three, and ignores presses meanwhile', async () => {
  await show();
  await click(mainButton());
  await click(mainButton());
  const added = calls(AddToCartDocument);
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
])('"Buy now" leads the shortest way that the device has: %j', async (wallet, way) => {
  if (wallet) document.documentElement.dataset['wallet'] = wallet;
  await show();
  const buyNow = document.querySelector<HTMLButtonElement>('button[name="then"]');
  await act(async () => buyNow?.click());
  await answer(calls(AddToCartDocument)[0], { addToCart: { cart: { lines: [] }, errors: [] } });
  delete document.documentElement.dataset['wallet'];
  expect(router.state.location.pathname).toBe(way);
});

const difficulty = () => option('12', 'RADIO', 'normal', ['normal', 'heroic']);
const heroic = { dependsOn: { __typename: 'OptionCondition' as const, option: '12', values: ['heroic'] } };
const inSight = (name: string) =>
  [...document.querySelectorAll('main, form')].some((part) => part.textContent?.includes(name));

test('an option is asked only beside what it depends on, and keeps its answer while it is gone', async () => {
  await show([difficulty(), option('13', 'TEXT', '', [], heroic)]);
  expect(inSight('Option 13')).toBe(false);
  await click(row('heroic'));
  const field = document.querySelector<HTMLInputElement>('input[name="option-13"]')!;
  await type(field, 'Rowan');
  await click(row('normal'));
  expect(inSight('Option 13')).toBe(false);
  await click(mainButton());
  const [call] = calls(AddToCartDocument);
  expect(call?.variables).toMatchObject({ input: { options: [{ sendid: '12', value: 'normal' }] } });
  await click(row('heroic'));
  expect(document.querySelector<HTMLInputElement>('input[name="option-13"]')?.value).toBe('Rowan');
});

test('a value that is not possible cannot be chosen, says why, and is let go', async () => {
  const loot = option('13', 'RADIO', '', ['shared', 'own']);
  const [shared, own] = loot.values;
  await show([difficulty(), { ...loot, values: [shared!, { ...own!, ...heroic }] }]);
  expect((row('own') as HTMLInputElement).disabled).toBe(true);
  expect(row('own')?.closest('label')?.textContent).toContain('Only with heroic');
  await click(row('heroic'));
  await click(row('own'));
  expect((row('own') as HTMLInputElement).checked).toBe(true);
  await click(row('normal'));
  expect((row('own') as HTMLInputElement).checked).toBe(false);
  await wait(250);
  expect(calls(LiveQuoteDocument).at(-1)?.variables).toMatchObject({
    options: [{ sendid: '12', value: 'normal' }],
  });
});

test('an address with a configuration opens it, and every change is written back into it', async () => {
  await show(plain(), '/?option12=piloted&option13=late&quantity=3');
  expect((row('piloted') as HTMLInputElement).checked).toBe(true);
  expect(document.querySelector<HTMLInputElement>('input[name="option-13"]')?.value).toBe('late');
  expect(document.querySelector<HTMLInputElement>('input[name="quantity"]')?.value).toBe('3');
  await click(row('self'));
  await wait(250);
  expect(location.search).toBe('?option12=self&option13=late&quantity=3');
  const before = history.length;
  await click(row('piloted'));
  await wait(250);
  expect(location.search).toBe('?option12=piloted&option13=late&quantity=3');
  expect(history.length).toBe(before);
});

test('the slider of a range sets both lists, and the price follows', async () => {
  const steps = ['bronze', 'silver', 'gold'].map((key) => ({ __typename: 'RangeStep' as const, key, name: key }));
  await show([option('15', 'RANGE', 'bronze-silver', [], { steps })]);
  const upper = document.querySelectorAll<HTMLInputElement>('input[type="range"]')[1]!;
  expect([upper.getAttribute('aria-label'), upper.getAttribute('aria-valuetext')]).toEqual(['Option 15, to', 'silver']);
  await type(upper, '2');
  expect(document.querySelector<HTMLSelectElement>('select[name="to-15"]')?.value).toBe('gold');
  await wait(250);
  expect(calls(LiveQuoteDocument).at(-1)?.variables).toMatchObject({
    options: [{ sendid: '15', value: 'bronze-gold' }],
  });
});

const panelOf = (id: string) => document.getElementById(id)?.textContent;

test('an amount is picked or typed as players write it, and what a unit costs is shown', async () => {
  const tiers = [1000, 10_000].map((from) => ({
    __typename: 'AmountTier' as const,
    from,
    per: 10,
    price: money(from === 1000 ? '0.50' : '0.40'),
  }));
  const amount = { __typename: 'AmountRule' as const, minimum: 1000, maximum: 100_000, step: 500, unit: 'gold', tiers };
  await show([option('16', 'AMOUNT', '1000', [], { amount })]);
  const field = () => document.querySelector<HTMLInputElement>('input[name="option-16"]')!;
  expect([field().value, panelOf('field-16')]).toEqual(['1,000', expect.stringContaining('$0.50 per 10')]);
  const presets = [...document.querySelectorAll('button[aria-pressed]')];
  await click(presets.find(({ textContent }) => textContent?.startsWith('100,000')));
  expect([field().value, panelOf('field-16')]).toEqual(['100,000', expect.stringContaining('$0.40 per 10')]);
  await type(field(), '2.5k');
  await wait(250);
  expect(calls(LiveQuoteDocument).at(-1)?.variables).toMatchObject({ options: [{ sendid: '16', value: '2500' }] });
  await act(async () => field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field().value).toBe('2,500');
});

test('the note on a risk stands there before and after the value that brings it is chosen', async () => {
  const play = option('12', 'RADIO', 'self', ['self', 'piloted']);
  const values = play.values.map((value) => ({
    ...value,
    risk: value.value === 'piloted' ? 'The rules forbid it.' : '',
  }));
  await show([{ ...play, values }]);
  expect(panelOf('field-12')).toContain('Risk of pilotedThe rules forbid it.');
  await click(row('piloted'));
  expect(panelOf('field-12')).toContain('Risk of pilotedThe rules forbid it.');
});

test('anyone who listens hears of a new price once it has come to rest', async () => {
  await show();
  const spoken = () => [...document.querySelectorAll('aside [role="status"]')].map((one) => one.textContent).join('');
  await wait(250);
  await answer(calls(LiveQuoteDocument)[0], quoted('16.00'));
  expect(shown()).toBe('$16.00');
  expect(spoken()).toBe('');
  await wait(600);
  expect(spoken()).toBe('Total $16.00');
});
