import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartPath } from '#client/site/paths.ts';
import { UpdateCartLineDocument } from '#client/generated/graphql.ts';
import { openOptionParts } from '#client/product/configurator/option/option-parts.ts';
import { EditPage } from './EditPage.tsx';

const shop = vi.hoisted(() => ({
  calls: [] as { document: unknown; variables: unknown; answer(data: unknown): void }[],
}));
vi.mock('#client/data/query-browser.ts', () => ({
  queryBrowser: (document: unknown, variables: unknown) =>
    new Promise((answer) => shop.calls.push({ document, variables, answer })),
  forgetCart: async () => undefined,
  keepAnswer: () => undefined,
}));
vi.mock('#client/site/site.ts', async (original) => ({
  ...(await original<object>()),
  useSite: () => ({ content: null, games: [] }),
}));
/** Prices are of no interest here. */
vi.mock('#client/data/fetch-operation.ts', () => ({ fetchOperation: () => new Promise(() => undefined) }));

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
beforeEach(() => {
  shop.calls.length = 0;
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const price = { amount: '0.00', formatted: '$0.00', currency: 'USD' };
const value = (id: string, key: string) => ({ value: id, key, name: key, hint: '', risk: '', price, dependsOn: null });
const option = (sendid: string, type: string, values: object[], format: string | null = null) => ({
  sendid,
  key: `option${sendid}`,
  name: `Option ${sendid}`,
  type,
  format,
  values,
  required: true,
  hint: '',
  default: '',
  regionOption: null,
  dependsOn: null,
  steps: [],
  amount: null,
});
const product = {
  isCountable: true,
  priceFor: [],
  preset: null,
  id: '7',
  name: 'Raid',
  path: 'wow-carry/raid',
  eta: '2 hours',
  start: 'Today',
  startSlots: [],
  minimum: 1,
  maximum: null,
  inStock: true,
  price,
  priceBefore: null,
  options: [
    option('12', 'RADIO', [value('1', 'self'), value('2', 'piloted')]),
    option('13', 'CHECKBOX', [value('3', 'stream'), value('4', 'mount')]),
    option('14', 'TEXT', [], 'BATTLETAG'),
  ],
};
const line = {
  id: '41',
  version: 'abc.3',
  quantity: 3,
  answers: [
    { sendid: '12', value: '2' },
    { sendid: '13', value: '3' },
    { sendid: '13', value: '4' },
    { sendid: '14', value: 'Rowan#2134' },
  ],
  product: { id: '7', path: 'wow-carry/raid' },
  event: null as { id: string; startsAt: string } | null,
  requestedPlayer: null as { slug: string; name: string; isAvailable: boolean } | null,
};

async function show(shown = line) {
  await Promise.all([import('#client/product/configurator/live-configuration.ts'), import('./save-line.ts')]);
  await openOptionParts(['RADIO', 'CHECKBOX', 'TEXT']);
  router = createMemoryRouter(
    [
      { id: 'edit', path: '/', loader: () => null, element: <EditPage /> },
      { path: cartPath(), element: <p>Cart</p> },
    ],
    { hydrationData: { loaderData: { edit: { line: shown, product, first: { quote: null, missing: '' } } } } },
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
}

const control = (selector: string) => document.querySelector<HTMLInputElement>(selector);
const save = () => act(async () => document.querySelector<HTMLElement>('aside button[type="submit"]')?.click());
const saved = () => shop.calls.filter(({ document: operation }) => operation === UpdateCartLineDocument);
const answer = (errors: object[]) =>
  act(async () =>
    saved()
      .at(-1)
      ?.answer({ updateCartLine: { cart: { lines: [] }, errors } }),
  );

test('a cart line opens with its values, and is saved as the same line', async () => {
  await show();
  expect(control('input[value="2"]')?.checked).toBe(true);
  expect([...document.querySelectorAll('input:checked')]).toHaveLength(3);
  expect(control('input[name="option-14"]')?.value).toBe('Rowan#2134');
  expect(control('input[name="quantity"]')?.value).toBe('3');
  expect(document.querySelector('aside button[type="submit"]')?.textContent).toBe('Save changes');
  await act(async () => control('input[value="4"]')?.click());
  await save();
  const options = line.answers.filter(({ value: id }) => id !== '4');
  expect(saved()[0]?.variables).toMatchObject({ input: { line: '41', version: 'abc.3', quantity: 3, options } });
  await answer([]);
  expect(router.state.location.pathname).toBe(cartPath());
});

test('a line with a seat shows when its run starts', async () => {
  await show({ ...line, event: { id: '61', startsAt: '2026-11-29T15:00:00Z' } });
  expect(document.querySelector('aside')?.textContent).toMatch(/StartsSun 29 Nov, \d\d:00/);
});

test('the requested player of a line is shown while editing, and is kept on save', async () => {
  await show({ ...line, requestedPlayer: { slug: 'morrow', name: 'Morrow', isAvailable: true } });
  expect(document.querySelector('a[href$="/player/morrow"]')?.parentElement?.textContent).toBe(
    'Requested: Morrow. It stays with the line; take it back in the cart.',
  );
  await save();
  expect(saved()[0]?.variables).not.toHaveProperty('input.requestedPlayer');
});

test('a rejected value is reported at its option, and a cart changed elsewhere asks to reopen the line', async () => {
  await show();
  await save();
  await answer([{ field: '14', code: 'INVALID_FORMAT', message: 'Format is SomeNickname88#12345' }]);
  expect(document.body.textContent).toContain('Format is SomeNickname88#12345');
  await save();
  await answer([{ field: 'version', code: 'CART_CHANGED', message: 'Raid was changed' }]);
  expect(document.querySelector('aside [role="alert"]')?.textContent).toContain('Open it again from the cart');
  expect(router.state.location.pathname).toBe('/');
});
