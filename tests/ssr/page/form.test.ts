import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_ENGINE, ENGINES } from '#tests/support/database/database.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openSite, SITE_URL, type Site } from '#tests/ssr/open-site.ts';

const CART = '/en-us/checkout/cart';

let shop: TestShop;
let site: Site;
beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => void (site = await openSite({}, { shop })));
afterEach(() => site.close());

async function productId(slug: string): Promise<string> {
  const { text } = await site.get(`/en-us/product/${slug}`, { 'user-agent': 'Googlebot' });
  return /name="product" value="([^"]+)"/.exec(text)?.[1] ?? '';
}

function cookieOf(headers: { 'set-cookie'?: string[] | undefined }): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

function header(cookies: Record<string, string>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}

test('without script a form adds to the cart, and the cart page shows it', async () => {
  const added = await site.post(CART, { intent: 'add', product: await productId('coaching'), quantity: '1' });
  expect([added.status, added.headers.location]).toEqual([303, CART]);
  const session = added.headers['set-cookie']?.find((cookie) => cookie.startsWith('waystone='));
  expect(session).toMatch(/HttpOnly/i);
  const cart = await site.get(CART, { cookie: cookieOf(added.headers) });
  expect(cart.text).toContain('Coaching');
  expect(cart.text).toContain('$25.00');
  expect((await site.get(CART)).text).not.toContain('Coaching');
});

test('a rejected form is shown again with 422, an error and typed values', async () => {
  const path = '/en-us/wow-carry/raids/manaforge/heroic-raid';
  const product = await productId('heroic-raid');
  const { status, headers, text } = await site.post(path, { product, quantity: '3' });
  expect(status).toBe(422);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(text).toContain('equired');
  expect(text).toMatch(/name="quantity"[^>]*value="3"|value="3"[^>]*name="quantity"/);
});

test('a cross-site form is rejected', async () => {
  const foreign = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }];
  for (const headers of foreign) {
    expect((await site.post(CART, { intent: 'add', product: '1' }, headers)).status).toBe(403);
  }
  const own = await site.post(CART, { intent: 'nonsense' }, { origin: SITE_URL, 'sec-fetch-site': 'same-origin' });
  expect(own.status).toBe(400);
});

test('in a session a form is accepted only from our own page', async () => {
  const product = await productId('coaching');
  const form = { intent: 'add', product, quantity: '1' };
  const cookie = cookieOf((await site.post(CART, form)).headers);
  const statusFrom = async (headers: Record<string, string | undefined>) =>
    (await site.post(CART, form, { cookie, ...headers })).status;
  const refused = [
    { origin: undefined },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: SITE_URL, 'sec-fetch-site': 'cross-site' },
    { origin: undefined, 'sec-fetch-site': 'same-site' },
    { origin: undefined, 'sec-fetch-site': 'none' },
  ];
  for (const headers of refused) expect([headers, await statusFrom(headers)]).toEqual([headers, 403]);
  expect((await site.get(CART, { cookie })).text).toContain('$25.00');
  expect(await statusFrom({ origin: SITE_URL })).toBe(303);
  expect(await statusFrom({ origin: undefined, 'sec-fetch-site': 'same-origin' })).toBe(303);
  // The second is the first one, sent again.
  expect((await site.get(CART, { cookie })).text).toContain('$50.00');
});

test('in a session a form of any page is rejected without proof of its origin', async () => {
  const product = await productId('coaching');
  const cookie = cookieOf((await site.post(CART, { intent: 'add', product, quantity: '1' })).headers);
  const pages = ['', '/checkout/cart', '/checkout', '/currency', '/order', `/order/${'x'.repeat(43)}`, '/subscribe'];
  for (const page of pages) {
    const { status } = await site.post(`/en-us${page}`, { intent: 'add' }, { cookie, origin: undefined });
    expect([page, status]).toEqual([page, 403]);
  }
});

test.each(ENGINES)(
  'on %s a resubmitted form of a cached page adds once, but adds again after its response',
  async (engine) => {
    const own = engine === DEFAULT_ENGINE ? shop : await createTestShop({ engine });
    const there = await openSite({}, { shop: own });
    try {
      const path = '/en-us/product/coaching';
      const { text } = await there.get(path, { 'user-agent': 'Googlebot' });
      const product = /name="product" value="([^"]+)"/.exec(text)?.[1] ?? '';
      let cookies: Record<string, string> = {};
      const send = async (quantity: string) => {
        const answer = await there.post(path, { product, quantity }, { cookie: header(cookies) });
        expect([answer.status, answer.headers.location]).toEqual([303, CART]);
        return answer.headers;
      };
      const hold = (headers: Parameters<typeof cookieOf>[0]) => {
        cookies = { ...cookies, ...Object.fromEntries(new URLSearchParams(cookieOf(headers).replaceAll('; ', '&'))) };
      };
      const total = async () =>
        /\$\d+\.00/.exec((await there.get(CART, { cookie: header(cookies) })).text.split('Total')[1] ?? '')?.[0];
      hold(await send('1'));
      const [first, second] = await Promise.all([send('1'), send('1')]);
      expect(await total()).toBe('$50.00');
      await send('1');
      expect(await total()).toBe('$50.00');
      hold(first);
      await send('1');
      expect(await total()).toBe('$75.00');
      expect(second).toHaveProperty('set-cookie');
    } finally {
      await there.close();
      if (own !== shop) await own.close();
    }
  },
);

test('a form that is too large or of another type is rejected', async () => {
  const large = await site.post(CART, { intent: 'add', product: 'x'.repeat(70_000) });
  expect(large.status).toBe(413);
  const json = await site.post(CART, {}, { 'content-type': 'application/json' });
  const packed = await site.post(CART, { intent: 'add' }, { 'content-encoding': 'gzip' });
  expect([json.status, packed.status]).toEqual([415, 415]);
});

test('without script a chosen currency is stored and redirects back', async () => {
  const { status, headers } = await site.post('/en-us/currency', { currency: 'EUR', back: '/en-us/wow-carry' });
  expect([status, headers.location]).toEqual([303, '/en-us/wow-carry']);
  expect(headers['set-cookie']?.join()).toContain('currency=EUR');
});
