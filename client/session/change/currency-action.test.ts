import { RouterContextProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type Load, loadContext } from '#client/data/load.ts';
import { currencyAction } from './currency-action.ts';

type Cart = { count: number; total: { currency: string } };

async function choose(currency: string, back: string, more: Record<string, string> = {}, cart?: Cart) {
  const request = new Request('https://shop.test/en-us/currency', {
    method: 'POST',
    body: new URLSearchParams({ currency, back, ...more }),
  });
  const context = new RouterContextProvider();
  if (cart) context.set(loadContext, (async () => ({ cart })) as Load);
  const url = new URL(request.url);
  return currencyAction({ request, params: {}, context, url, pattern: '/en-us/currency' });
}

it('a chosen currency is stored in a cookie, and the visitor returns to the same page', async () => {
  const answer = await choose('GBP', '/en-us/wow-carry?page=2');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/en-us/wow-carry?page=2');
  expect(answer.headers.get('set-cookie')).toMatch(/^currency=GBP; Path=\/;.*; Secure$/);
});

it('an unknown currency sets no cookie', async () => {
  expect((await choose('XYZ', '/en-us')).headers.get('set-cookie')).toBeNull();
});

it('an invalid return path falls back to the home page', async () => {
  for (const back of [
    'https://elsewhere.example',
    '//elsewhere.example',
    '/en-us\\@elsewhere.example',
    '/en-usa',
    '',
  ]) {
    expect((await choose('EUR', back)).headers.get('location')).toBe('/en-us');
  }
});

const full = { count: 2, total: { currency: 'USD' } };

it('in the cart and checkout the currency must be confirmed before it changes', async () => {
  for (const page of ['cart', 'checkout']) {
    const back = page === 'cart' ? '/en-us/checkout/cart' : '/en-us/checkout?payment=declined';
    const answer = await choose('EUR', back, {}, full);
    expect(answer.headers.get('location')).toBe(`/en-us/currency/EUR/${page}`);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const confirmed = await choose('EUR', back, { confirmed: '1' });
    expect(confirmed.headers.get('location')).toBe(back);
    expect(confirmed.headers.get('set-cookie')).toContain('currency=EUR; Path=/');
  }
});

it('an empty cart, or one already in that currency, needs no confirmation', async () => {
  for (const cart of [
    { count: 0, total: { currency: 'USD' } },
    { count: 1, total: { currency: 'EUR' } },
  ]) {
    const answer = await choose('EUR', '/en-us/checkout/cart', {}, cart);
    expect(answer.headers.get('location')).toBe('/en-us/checkout/cart');
    expect(answer.headers.get('set-cookie')).toContain('currency=EUR');
  }
});
