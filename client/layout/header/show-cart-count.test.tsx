import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
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

test('a link to the cart tells its count before it is hydrated, and the same after it', async () => {
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

test('an empty cart shows no count', async () => {
  const page = await open();
  showCartCount();
  expect([page.textContent, page.querySelector('a')?.getAttribute('aria-label')]).toEqual(['Cart ', 'Cart']);
});
