import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { makeFragmentData } from '#client/generated/fragment-masking.ts';
import {
  Configurator_ProductFragmentDoc,
  OptionGroup_OptionFragmentDoc,
  type OptionGroup_OptionFragment,
  type OptionType,
} from '#client/generated/graphql.ts';
import { ANY_TIME } from '#client/product/run-state.ts';
import { SITE_ROUTE } from '#client/site/site.ts';
import { Configurator } from '#client/product/configurator/Configurator.tsx';
import { openOptionParts } from '#client/product/configurator/option/option-parts.ts';
import type { Quote } from '#client/product/configurator/price/quote-state.ts';
import { type Call, calls } from './shop-calls.ts';

let root: Root;
/** A page of its own, and a clock that the test moves, for every test of the file. */
export function renewPage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    calls.length = 0;
    history.replaceState(null, '', '/');
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.useRealTimers();
  });
}

export const money = (amount: string) => ({
  __typename: 'Money' as const,
  amount,
  formatted: `$${amount}`,
  currency: 'USD' as const,
});

export function option(
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
    brackets: [],
    amount: null,
    ...more,
  };
  return { ...data, ...makeFragmentData(data, OptionGroup_OptionFragmentDoc) };
}

export const plain = () => [option('12', 'RADIO', 'self', ['self', 'piloted']), option('13', 'TEXT', '', [])];

export const priced = (amount: string, more: Partial<Quote> = {}): Quote => ({
  __typename: 'Quote' as const,
  total: money(amount),
  totalBefore: null,
  lines: [],
  eta: '',
  missing: [],
  isExact: true,
  ranges: [],
  ...more,
});

const express = { provider: 'SANDBOX', publishableKey: null };
const site = { games: [], currency: 'USD', region: 'us', content: { paying: { marks: [], express } } };
const RUN = { id: '61', startsAt: '2026-11-29T15:00:00Z', region: 'eu' as const };
let router: ReturnType<typeof createMemoryRouter>;
export const pathname = () => router.state.location.pathname;

export async function show(options = plain(), address = '/', quote: Quote | null = null, missing = '') {
  await Promise.all([
    import('#client/product/configurator/live-configuration.ts'),
    import('#client/cart/add-to-cart.ts'),
  ]);
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
    <Configurator product={product} first={{ quote, missing }} runs={[RUN]}>
      Raid
      <input type="radio" name="event" value={RUN.id} />
      <input type="radio" name="event" value={ANY_TIME} />
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

export const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
export const click = (element: Element | null | undefined) => act(async () => (element as HTMLElement).click());
export const row = (value: string) => document.querySelector(`input[value="${value}"]`);
export const mainButton = () => document.querySelector('aside button[type="submit"]');
export const panel = () => document.querySelector('aside')?.textContent;
export const panelOf = (id: string) => document.getElementById(id)?.textContent;
export const shown = () => document.querySelector('output')?.textContent;
export const callsOf = (operation: unknown) => calls.filter((call) => call.document === operation);

export async function type(field: HTMLInputElement, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function answer(call: Call | undefined, data: unknown) {
  await act(async () => call?.answer(data));
}
export const quoted = (amount: string, more: Partial<Quote> = {}) => ({
  quote: { quote: priced(amount, more), errors: [] },
});
