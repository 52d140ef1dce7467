import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { subscribeToCartCount } from '#client/cart/count/cart-count.ts';
import { CartButton } from './CartButton.tsx';
import { showCartCount } from './show-cart-count.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.cookie = 'waystone_cart=0';
});

async function open() {
  const page = document.body.appendChild(document.createElement('div'));
  document.cookie = 'waystone_cart=0';
  page.innerHTML = renderToString(<CartButton />);
  return page;
}

test('the cart count is shown before hydration, and hydration keeps it', async () => {
  const page = await open();
  expect(page.textContent).toBe('Cart ');
  document.cookie = 'waystone_cart=2';
  showCartCount();
  const label = () => page.querySelector('a')?.getAttribute('aria-label');
  expect([page.textContent, label()]).toEqual(['Cart 2', 'Cart, 2 items']);
  const failed: unknown[] = [];
  await act(async () => hydrateRoot(page, <CartButton />, { onRecoverableError: (error) => failed.push(error) }));
  expect([page.textContent, label(), failed]).toEqual(['Cart 2', 'Cart, 2 items', []]);
});

test('a count that is changed in another tab, or before going back to the page, is told hydrated or not', async () => {
  const page = await open();
  showCartCount();
  const other = new BroadcastChannel('waystone-cart');
  const changeElsewhere = async (count: number) => {
    document.cookie = `waystone_cart=${count}`;
    const heard = new Promise((resolve) => subscribeToCartCount(resolve));
    other.postMessage(count);
    await act(() => heard);
  };
  await changeElsewhere(3);
  expect(page.textContent).toBe('Cart 3');
  await changeElsewhere(0);
  expect(page.textContent).toBe('Cart ');
  await act(async () => hydrateRoot(page, <CartButton />));
  await changeElsewhere(2);
  expect(page.textContent).toBe('Cart 2');
  document.cookie = 'waystone_cart=4';
  await act(async () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(page.textContent).toBe('Cart 4');
  other.close();
});

test('an empty cart shows no count', async () => {
  const page = await open();
  showCartCount();
  expect([page.textContent, page.querySelector('a')?.getAttribute('aria-label')]).toEqual(['Cart ', 'Cart']);
});
