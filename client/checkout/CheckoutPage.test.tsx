import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SITE_ROUTE } from '#client/site/site.ts';
import { keepDraft } from '#client/session/checkout-draft.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

const usd = (amount: string) => ({ amount, currency: 'USD', formatted: `$${amount}` });
const opened = {
  heldUntil: '2026-03-10T12:15:00.000Z' as string | null,
  before: null as object | null,
  cart: {
    id: 'cart',
    count: 1,
    version: 'v1',
    warnings: [],
    total: usd('30.00'),
    totals: [{ code: 'total', title: 'Total', amount: usd('30.00') }],
    lines: [
      {
        id: '7',
        product: { id: '1', name: 'Coaching', image: { src: '/c.webp', avif: '', webp: '', width: 4, height: 3 } },
        choices: [],
        start: '',
        eta: '',
        event: null,
        quantity: 1,
        total: usd('30.00'),
      },
    ],
  },
  fields: [],
  guest: { email: 'kept@example.com', fields: [], identities: [], paymentMethod: 'bank', comment: '' },
  paymentMethods: [
    { code: 'card', title: 'Card', hint: '', icon: 'card' },
    { code: 'bank', title: 'Bank', hint: '', icon: 'bank' },
  ],
  declined: false,
  unpaidOrder: null as object | null,
  idempotencyKey: 'key-key-key-key-1',
};
const risen = { heldUntil: null, before: { total: usd('25.00'), lines: [{ line: '7', total: usd('25.00') }] } };

let root: Root;
let page: HTMLElement;
let router: ReturnType<typeof createMemoryRouter>;
let shown: object;
const load = vi.fn<() => object>(() => shown);

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'waystone_cart=1';
  load.mockClear();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.useRealTimers();
});

/** @param answers what the action says to each attempt. */
async function show(loaded: object = {}, answers: (() => unknown)[] = []): Promise<void> {
  shown = { ...opened, ...loaded };
  const action = async ({ request }: { request: Request }) => {
    const typed = Object.fromEntries(await request.formData());
    const answer = answers.shift()?.() as { errors: object[] };
    return data({ ...answer, typed, key: 'key' }, { status: answer.errors.length ? 422 : 200 });
  };
  router = createMemoryRouter(
    [
      {
        id: SITE_ROUTE,
        path: '/en-us',
        HydrateFallback: () => null,
        loader: () => ({ games: [], currency: 'USD', region: 'us' }),
        children: [{ path: 'checkout', loader: load, action, Component: CheckoutPage }],
      },
    ],
    { initialEntries: ['/en-us/checkout'] },
  );
  await act(async () => root.render(<RouterProvider router={router} />));
  await vi.waitFor(() => expect(page.querySelector('form')).not.toBeNull());
}

async function send(intent?: string): Promise<void> {
  const formData = new FormData(page.querySelector('form')!);
  if (intent) formData.set('intent', intent);
  await act(() => router.navigate('/en-us/checkout', { formMethod: 'post', formData }));
}

const control = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const alert = () => page.querySelector('[role=alert]');
const payButton = () => [...page.querySelectorAll('button')].find(({ textContent }) => /^Pay/.test(textContent));
const failure =
  (field: string | null, message: string, code = 'INVALID_FORMAT') =>
  () => ({
    errors: [{ field, code, message }],
  });

it('a field shows the same error again when it is sent again, although it had the focus', async () => {
  const refuse = failure('comment', 'Not a text we can read');
  await show({}, [refuse, refuse]);
  for (const attempt of [1, 2]) {
    await send();
    expect([attempt, control('comment').getAttribute('aria-invalid')]).toEqual([attempt, 'true']);
    await act(async () => control('comment').blur());
    await act(async () => control('comment').focus());
    expect(control('comment').getAttribute('aria-invalid')).toBeNull();
  }
});

it('following a link of the error summary keeps the errors and the typed values', async () => {
  await show({}, [failure('email', 'Enter correct email')]);
  control('email').value = 'rowan@';
  await send();
  expect(document.activeElement).toBe(control('email'));
  const message = document.getElementById(control('email').getAttribute('aria-describedby') ?? '');
  expect([control('email').getAttribute('aria-invalid'), message?.textContent]).toEqual([
    'true',
    'Enter correct email',
  ]);
  await act(() => router.navigate('/en-us/checkout#field-email'));
  expect(alert()?.textContent).toContain('Email: Enter correct email');
  expect(control('email').value).toBe('rowan@');
  expect(control('idempotencyKey').value).toBe('key');
});

it('refreshing the prices keeps the focus and the errors', async () => {
  await show({}, [failure('email', 'Enter correct email')]);
  await send();
  await act(async () => control('comment').focus());
  shown = { ...opened, fields: [], heldUntil: '2026-03-10T12:30:00.000Z' };
  await act(() => router.revalidate());
  expect(document.activeElement).toBe(control('comment'));
  expect(alert()?.textContent).toContain('Email: Enter correct email');
});

it('a cart that another tab changes is shown as it is now, with what was typed', async () => {
  await show();
  control('email').value = 'rowan@example.com';
  const total = usd('45.00');
  shown = { ...opened, cart: { ...opened.cart, version: 'v2', total } };
  const other = new BroadcastChannel('waystone-cart');
  // The code that listens is loaded behind the page.
  await vi.waitFor(async () => {
    await act(async () => other.postMessage(2));
    expect(payButton()?.textContent).toContain('$45.00');
  });
  other.close();
  expect(control('email').value).toBe('rowan@example.com');
});

it('a cart that was changed before anyone touched the page is asked for again', async () => {
  document.cookie = 'waystone_cart=2';
  await show();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
});

it('an error of the whole order is shown above the form and focused', async () => {
  await show({}, [failure(null, 'Your cart is empty or a product is out of stock.', 'CART_EMPTY')]);
  await send();
  expect(alert()?.textContent).toBe('Your cart is empty or a product is out of stock.');
  expect(document.activeElement).toBe(alert());
});

it('a declined payment is reported first and focused', async () => {
  await show({ declined: true });
  expect(alert()?.textContent).toContain('The payment was declined. Nothing was charged.');
  expect(document.activeElement).toBe(alert());
});

it('another attempt to pay an order names it, and keeps the consent', async () => {
  await show({ declined: true, unpaidOrder: { number: 'WS-10007', idempotencyKey: null } });
  expect(alert()?.textContent).toContain('it pays the same order, WS-10007');
  expect(control('agree').checked).toBe(true);
});

it('on a first attempt the consent is unchecked', async () => {
  await show();
  expect(control('agree').checked).toBe(false);
});

it('a higher total shows the old and new price, and Pay appears once it is accepted', async () => {
  await show(risen, [() => ({ errors: [] })]);
  expect(alert()?.textContent).toContain('The total has changed: $25.00 → $30.00.');
  expect([...page.querySelectorAll('li s')].map(({ textContent }) => textContent)).toContain('$25.00');
  expect(payButton()).toBeUndefined();
  control('email').value = 'rowan@example.com';
  shown = opened;
  await send('accept');
  expect(alert()).toBeNull();
  expect(payButton()?.textContent).toContain('Pay $30.00');
  expect(document.activeElement?.textContent).toContain('Price held until');
  expect(control('email').value).toBe('rowan@example.com');
});

it('a cart changed during checkout is fetched again, and typed values are kept', async () => {
  await show({}, [failure('expected_total', 'Changed', 'CART_CHANGED')]);
  control('email').value = 'rowan@example.com';
  shown = { ...opened, cart: { ...opened.cart, total: usd('31.00') } };
  await send();
  await vi.waitFor(() => expect(alert()?.textContent).toContain('Your order has changed. It now costs $31.00.'));
  expect(control('expectedTotal').value).toBe('31.00');
  expect(control('email').value).toBe('rowan@example.com');
});

it('untouched fields are filled from the draft of this tab', async () => {
  keepDraft({ email: 'draft@example.com', comment: 'After eight', paymentMethod: 'card' });
  await show();
  await vi.waitFor(() => expect(control('email').value).toBe('draft@example.com'));
  expect(control('comment').value).toBe('After eight');
  expect(page.querySelector<HTMLInputElement>('[name=paymentMethod]:checked')?.value).toBe('card');
});

it('without a draft, the form is filled with values from an earlier attempt', async () => {
  await show();
  expect(control('email').value).toBe('kept@example.com');
  expect(page.querySelector<HTMLInputElement>('[name=paymentMethod]:checked')?.value).toBe('bank');
});

it('the button of a free order shows that no payment is due', async () => {
  await show({ cart: { ...opened.cart, total: usd('0.00') } });
  const button = page.querySelector('aside button[type=submit]');
  expect(button?.textContent).toBe('Place the order Nothing to pay');
});
