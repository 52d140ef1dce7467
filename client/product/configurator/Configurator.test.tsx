// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFragmentData } from '#client/generated/fragment-masking.ts';
import {
  AddToCartDocument,
  Configurator_ProductFragmentDoc,
  LiveQuoteDocument,
  OptionGroup_OptionFragmentDoc,
  type OptionType,
} from '#client/generated/graphql.ts';
import { Configurator } from './Configurator.tsx';

/** Answers of the shop, by operation; each call waits until the test lets it go. */
const shop = vi.hoisted(() => ({
  calls: [] as { document: unknown; variables: unknown; answer: (data: unknown) => void }[],
}));
vi.mock('#client/app/browser/browser-load.ts', () => ({
  browserLoad: (document: unknown, variables: unknown) =>
    new Promise((answer) => shop.calls.push({ document, variables, answer })),
}));

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  shop.calls.length = 0;
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

function option(sendid: string, type: OptionType, preset: string, values: string[]) {
  const data = {
    __typename: 'ProductOption' as const,
    sendid,
    type,
    name: `Option ${sendid}`,
    required: true,
    hint: '',
    format: null,
    default: preset,
    values: values.map((value) => ({
      __typename: 'ProductOptionValue' as const,
      value,
      name: value,
      hint: '',
      price: money('0.00'),
    })),
  };
  return { ...data, ...makeFragmentData(data, OptionGroup_OptionFragmentDoc) };
}

async function show() {
  const product = makeFragmentData(
    {
      __typename: 'Product' as const,
      id: '7',
      eta: '2 hours',
      start: 'Today',
      minimum: 1,
      maximum: null,
      inStock: true,
      price: money('10.00'),
      priceBefore: null,
      options: [option('12', 'RADIO', 'self', ['self', 'piloted']), option('13', 'TEXT', '', [])],
    },
    Configurator_ProductFragmentDoc,
  );
  const router = createMemoryRouter([{ path: '/', element: <Configurator product={product}>Raid</Configurator> }]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
}

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const click = (element: Element | null | undefined) => act(async () => (element as HTMLElement).click());
const row = (value: string) => document.querySelector(`input[value="${value}"]`);
const mainButton = () => document.querySelector('aside button[type="submit"]');
const shown = () => document.querySelector('output')?.textContent;
const calls = (operation: unknown) => shop.calls.filter((call) => call.document === operation);

async function answer(call: (typeof shop.calls)[number] | undefined, data: unknown) {
  await act(async () => call?.answer(data));
}
const quoted = (amount: string) => ({
  quote: { quote: { total: money(amount), totalBefore: null, lines: [], eta: '' }, errors: [] },
});

test('the price waits until the clicks have stopped, and the newest configuration wins', async () => {
  await show();
  await wait(250);
  await click(row('piloted'));
  await wait(250);
  const [first, second] = calls(LiveQuoteDocument);
  expect(second?.variables).toMatchObject({ options: [{ sendid: '12', value: 'piloted' }] });
  await answer(second, quoted('16.00'));
  await answer(first, quoted('10.00'));
  expect(shown()).toBe('$16.00');
});

test('until the first quote the cheapest configuration is shown', async () => {
  await show();
  expect(shown()).toBe('$10.00');
  expect(document.querySelector('aside')?.textContent).toContain('From');
});

test('a refused configuration shows its message beside the option, and changing it takes it away', async () => {
  await show();
  await click(mainButton());
  const [call] = calls(AddToCartDocument);
  expect(call?.variables).toEqual({ input: { product: '7', quantity: 1, options: [{ sendid: '12', value: 'self' }] } });
  await answer(call, {
    addToCart: { cart: null, errors: [{ field: '12', code: 'REQUIRED', message: 'Option 12 required!' }] },
  });
  expect(document.getElementById('error-12')?.textContent).toBe('Required');
  expect(mainButton()?.textContent).toBe('Try again');
  await click(row('piloted'));
  expect(document.getElementById('error-12')).toBeNull();
  expect(mainButton()?.textContent).toBe('Add to cart');
});

test('the button runs for two seconds, is done for three, and ignores presses meanwhile', async () => {
  await show();
  await click(mainButton());
  await click(mainButton());
  const added = calls(AddToCartDocument);
  expect(added).toHaveLength(1);
  await answer(added[0], { addToCart: { cart: { count: 1 }, errors: [] } });
  await wait(1900);
  expect(mainButton()?.textContent).toBe('Adding to cart');
  await wait(100);
  expect(mainButton()?.textContent).toBe('Added');
  await wait(3000);
  expect(mainButton()?.textContent).toBe('Add to cart');
});
