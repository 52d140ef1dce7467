import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { announceCartCount } from '#client/cart/count/cart-count.ts';
import { CartAnnouncer } from './CartAnnouncer.tsx';

it('a change of the cart count is announced, an unchanged count is not', async () => {
  document.cookie = 'waystone_cart=2';
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<CartAnnouncer />));
  const said = () => document.querySelector('[role=status]')?.textContent;
  await act(async () => announceCartCount(2));
  expect(said()).toBe('');
  await act(async () => announceCartCount(3));
  expect(said()).toBe('Cart, 3 items');
  await act(async () => announceCartCount(0));
  expect(said()).toBe('Cart, empty');
  await act(async () => root.unmount());
});
