import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let rest: Rest;

beforeAll(async () => {
  shop = await createTestShop();
  rest = await restOf(shop);
});
afterAll(() => shop.close());

test.each([
  '/languages',
  '/products/slug/heroic-raid',
  '/products/category_slug/wow-carry?limit=24',
  '/products/search/raid',
  '/redirects',
  '/categories/search/raid',
])('%s is publicly cacheable per currency and language, and supports 304', async (path) => {
  const first = await rest.get(path);
  expect(first.headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=60, stale-if-error=3600');
  expect(first.headers.get('vary')).toBe('X-Oc-Currency, X-Oc-Merchant-Language');
  const tag = first.headers.get('etag') ?? '';
  const again = await rest.get(path, { headers: { 'If-None-Match': tag } });
  expect([again.status, again.headers.get('etag')]).toEqual([304, tag]);
  const anybody = await restOf(shop);
  expect((await anybody.get(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
});

test.each(['/information/slug/terms-conditions', '/categories', '/categories/slug/wow-carry', '/site'])(
  '%s may be served stale for a year on errors',
  async (path) => {
    const { headers } = await rest.get(path);
    expect(headers.get('cache-control')).toBe('public, max-age=30, stale-while-revalidate=60, stale-if-error=31536000');
  },
);

test('seats and live prices may be served stale for minutes on errors', async () => {
  const seats = await fetch(`${shop.url}/api/public/all-event`);
  expect(seats.headers.get('cache-control')).toBe('public, max-age=5, stale-if-error=600');
  const { id } = await shop.db
    .selectFrom('product')
    .where('slug', '=', 'heroic-raid')
    .select('id')
    .executeTakeFirstOrThrow();
  const price = await rest.get(`/liveprice/${id}/1?partial=1`);
  expect(price.headers.get('cache-control')).toBe('public, max-age=30, stale-if-error=300');
});

test('a response in another currency has another ETag', async () => {
  const dollars = await rest.get('/products/slug/heroic-raid');
  const tag = dollars.headers.get('etag') ?? '';
  const pounds = await rest.get('/products/slug/heroic-raid', {
    headers: { 'X-Oc-Currency': 'GBP', 'If-None-Match': tag },
  });
  expect(pounds.status).toBe(200);
});

test('personal responses and errors are not cached', async () => {
  expect((await rest.get('/cart')).headers.get('cache-control')).toBe('no-store');
  expect((await rest.get('/products/slug/none')).headers.get('cache-control')).toBe('no-store');
});
