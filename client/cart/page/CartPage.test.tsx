import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CartPageDocument,
  RemoveCartLineDocument,
  RestoreCartLineDocument,
  UpdateCartLineDocument,
} from '#client/generated/graphql.ts';
import { LoadError } from '#client/data/load.ts';
import { CartPage } from './CartPage.tsx';
import { openEveryPart } from '#client/ui/hydration/lazy-hydrate.tsx';

/** Answers of the shop, by operation; each call waits until the test lets it go. */
const shop = vi.hoisted(() => ({
  calls: [] as {
    document: unknown;
    variables: { input?: Record<string, unknown> };
    answer: (data: unknown) => void;
    fail: (error: Error) => void;
  }[],
}));
vi.mock('#client/data/query-browser.ts', () => ({
  queryBrowser: (document: unknown, variables: object) =>
    new Promise((answer, fail) => shop.calls.push({ document, variables, answer, fail })),
  forgetCart: async () => undefined,
  keepAnswer: () => undefined,
}));
vi.mock('#client/site/site.ts', () => ({ useSite: () => ({ currency: 'USD', games: [] }) }));

let root: Root;
beforeEach(() => {
  shop.calls.length = 0;
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

const money = (amount: string) => ({ amount, formatted: `$${amount}`, currency: 'USD' });
const line = (id: string, quantity: number, more: object = {}) => ({
  id,
  version: `${id}.${quantity}`,
  product: { id, name: `Service ${id}`, path: `wow-carry/${id}`, image: { src: '', avif: '', webp: '' } },
  choices: [],
  start: '',
  eta: '',
  quantity,
  minimum: 1,
  maximum: null,
  isCountable: true,
  unitPrice: money('10.00'),
  total: money(`${quantity * 10}.00`),
  totalBefore: null,
  inStock: true,
  problem: null,
  event: null,
  ...more,
});
const cartOf = (...lines: ReturnType<typeof line>[]) => {
  const total = money(`${lines.reduce((sum, { quantity }) => sum + quantity * 10, 0)}.00`);
  const totals = [{ code: 'total', title: 'Total', amount: total }];
  const version = lines.map((one) => one.version).join();
  return { id: 'cart', count: lines.length, version, coupon: null, warnings: [], total, totals, lines };
};

async function show(cart: ReturnType<typeof cartOf>) {
  const [{ liveCart }] = await Promise.all([import('#client/cart/live/live-cart.ts'), openEveryPart()]);
  const routes = [
    { path: '/', loader: () => ({ cart }), element: <CartPage /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { '0': { cart } } } });
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root.render(<RouterProvider router={router} />));
  document.dispatchEvent(new Event('pointermove'));
  // Presses before the script is there are held for it.
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(liveCart.get()?.cart).toBe(cart);
  });
  return router;
}

const nextFrame = () => act(async () => void (await new Promise((resolve) => requestAnimationFrame(resolve))));
const button = (name: string, at = 0) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].filter(
    (one) => one.getAttribute('aria-label') === name || one.textContent === name,
  )[at];
const click = (element: HTMLElement | undefined) => act(async () => element?.click());
const names = () => [...document.querySelectorAll('li h2')].map(({ textContent }) => textContent);
const quantity = (at = 0) => document.querySelectorAll<HTMLInputElement>('input[type="number"]')[at]?.value;
const answer = (at: number, field: string, cart: object, errors: object[] = []) =>
  act(async () => shop.calls[at]?.answer({ [field]: { cart, errors } }));
const sent = () =>
  shop.calls.map(({ document: operation, variables }) => {
    const { idempotencyKey: _, ...input } = variables.input ?? {};
    return [operation, input];
  });
const keys = () => shop.calls.map(({ variables }) => variables.input?.['idempotencyKey']);

test('clicks on More are shown at once and sent as one change after the first', async () => {
  await show(cartOf(line('1', 1)));
  await click(button('More'));
  // The first press of all fetches the code that answers it.
  await vi.waitFor(() => expect(shop.calls).toHaveLength(1));
  for (let clicks = 1; clicks < 4; clicks += 1) {
    await click(button('More'));
    await nextFrame();
  }
  expect(quantity()).toBe('5');
  expect(sent()).toEqual([[UpdateCartLineDocument, { line: '1', quantity: 2, version: '1.1' }]]);
  await answer(0, 'updateCartLine', cartOf(line('1', 2)));
  expect(sent()[1]).toEqual([UpdateCartLineDocument, { line: '1', quantity: 5, version: '1.2' }]);
  await answer(1, 'updateCartLine', cartOf(line('1', 5)));
  expect([quantity(), document.querySelector('aside output')?.textContent]).toEqual(['5', '$50.00']);
});

test('a line that can be bought only once has no quantity field', async () => {
  await show(cartOf(line('1', 1, { isCountable: false }), line('2', 3)));
  expect([quantity(0), quantity(1)]).toEqual(['3', undefined]);
});

test('a quantity change without a response is reverted, with an error at the line', async () => {
  await show(cartOf(line('1', 1), line('2', 3)));
  await click(button('More', 1));
  await nextFrame();
  expect(quantity(1)).toBe('4');
  await act(async () => shop.calls[0]?.fail(new LoadError('NETWORK')));
  expect([quantity(1), keys()[1]]).toEqual(['4', keys()[0]]);
  await act(async () => shop.calls[1]?.fail(new LoadError('NETWORK')));
  expect(quantity(1)).toBe('3');
  expect(document.querySelector('#line-2 [role="alert"]')?.textContent).toContain('The shop did not answer');
  expect(sent()[2]?.[0]).toBe(CartPageDocument);
  await act(async () => shop.calls[2]?.answer({ cart: cartOf(line('1', 1), line('2', 4)) }));
  expect(quantity(1)).toBe('4');
});

test('a removed line disappears at once, focus moves to Undo, and Undo restores the line in place', async () => {
  await show(cartOf(line('1', 1), line('2', 2), line('3', 1)));
  await click(button('Remove Service 2'));
  expect(names()).toEqual(['Service 1', 'Service 3']);
  expect(document.activeElement?.textContent).toBe('Undo');
  await answer(0, 'removeCartLine', cartOf(line('1', 1), line('3', 1)));
  await click(button('Undo'));
  expect(names()).toEqual(['Service 1', 'Service 2', 'Service 3']);
  expect(document.activeElement?.textContent).toBe('Service 2');
  expect(sent()).toEqual([
    [RemoveCartLineDocument, { line: '2' }],
    [RestoreCartLineDocument, { line: '2' }],
  ]);
  await answer(1, 'restoreCartLine', cartOf(line('1', 1), line('3', 1)), [
    { field: 'event', code: 'OUT_OF_RANGE', message: 'No seats are left in Raid night' },
  ]);
  expect(names()).toEqual(['Service 1', 'Service 3']);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('No seats are left in Raid night');
});

test('a cart change in another tab fetches the cart again and is announced', async () => {
  await show(cartOf(line('1', 1)));
  const other = new BroadcastChannel('waystone-cart');
  const heard = new Promise((resolve) => {
    const here = new BroadcastChannel('waystone-cart');
    here.addEventListener('message', () => resolve(here.close()));
  });
  await act(async () => {
    other.postMessage(3);
    await heard;
  });
  other.close();
  expect(sent()[0]?.[0]).toBe(CartPageDocument);
  await act(async () => shop.calls[0]?.answer({ cart: cartOf(line('1', 3)) }));
  expect(quantity()).toBe('3');
  expect(document.body.textContent).toContain('The cart has changed in another tab');
});

test('a line that cannot be ordered blocks the checkout and offers the available quantity', async () => {
  const problem = { code: 'SEATS', message: 'Only 2 seats are left', quantity: 2 };
  await show(cartOf(line('1', 1), line('2', 4, { inStock: false, problem })));
  expect(document.querySelector('a[href$="/checkout"]')).toBeNull();
  expect(document.querySelector('aside a[href="#line-2"]')).not.toBeNull();
  await click(button('Take 2 of Service 2'));
  expect(sent()).toEqual([[UpdateCartLineDocument, { line: '2', quantity: 2, version: '2.4' }]]);
  await answer(0, 'updateCartLine', cartOf(line('1', 1), line('2', 2)));
  expect(document.querySelector('a[href$="/checkout"]')).not.toBeNull();
});

test('the checkout waits for a pending quantity, regardless of an earlier rejected coupon', async () => {
  const router = await show(cartOf(line('1', 1)));
  await answerCoupon();
  await click(button('More'));
  await click(checkoutLink());
  expect(router.state.location.pathname).toBe('/');
  await answer(1, 'updateCartLine', cartOf(line('1', 2)));
  expect(router.state.location.pathname).toBe('/en-us/checkout');
});

test('a rejected change stops the checkout and scrolls to its error', async () => {
  const router = await show(cartOf(line('1', 1)));
  await click(button('More'));
  await click(checkoutLink());
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  await answer(0, 'updateCartLine', cartOf(line('1', 1)), [{ code: 'OUT_OF_RANGE', message: 'Only 1 is left' }]);
  await vi.waitFor(() => expect(shown.mock.contexts[0]).toBe(document.querySelector('#line-1 [role="alert"]')));
  expect(router.state.location.pathname).toBe('/');
  shown.mockRestore();
});

test('the bottom bar shows the total and the checkout link, unless a line blocks the checkout', async () => {
  await show(cartOf(line('1', 1), line('2', 2)));
  const bar = () => document.querySelector('[data-buy-bar]');
  expect(bar()?.textContent).toBe('Total$30.00Go to checkout');
  await click(button('More'));
  await vi.waitFor(() => expect(shop.calls).toHaveLength(1));
  const problem = { code: 'SEATS', message: 'Only 1 seat is left', quantity: 1 };
  await answer(0, 'updateCartLine', cartOf(line('1', 2), line('2', 2)));
  expect(bar()?.textContent).toContain('$40.00');
  await click(button('Remove Service 1'));
  await answer(1, 'removeCartLine', cartOf(line('2', 2, { problem })));
  expect(bar()).toBeNull();
});

const checkoutLink = () => document.querySelector<HTMLElement>('a[href$="/checkout"]') ?? undefined;

/** Types a coupon that has ended. */
async function answerCoupon() {
  const form = document.querySelector<HTMLFormElement>('aside form');
  const code = form?.querySelector<HTMLInputElement>('input[name="code"]');
  if (code) code.value = 'GONE';
  await act(async () => form?.requestSubmit());
  await answer(0, 'applyCoupon', cartOf(line('1', 1)), [{ code: 'INVALID', message: 'It has ended' }]);
  expect(document.querySelector('aside')?.textContent).toContain('It has ended');
}
