import { RouterContextProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { currencyAction } from './currency-action.ts';

async function choose(currency: string, back: string) {
  const request = new Request('http://shop.test/en-us/currency', {
    method: 'POST',
    body: new URLSearchParams({ currency, back }),
  });
  const context = new RouterContextProvider();
  const url = new URL(request.url);
  return currencyAction({ request, params: {}, context, url, pattern: '/en-us/currency' });
}

it('a chosen currency is kept and the visitor comes back to the same page', async () => {
  const answer = await choose('GBP', '/en-us/wow-carry?page=2');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/en-us/wow-carry?page=2');
  expect(answer.headers.get('set-cookie')).toContain('currency=GBP; Path=/');
});

it('an unknown currency changes nothing', async () => {
  expect((await choose('XYZ', '/en-us')).headers.get('set-cookie')).toBeNull();
});

it('the way back never leaves the shop', async () => {
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
