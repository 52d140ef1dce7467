import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

let shop: TestShop;
let site: Site;
beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => void (site = await openSite({}, { shop })));
afterEach(() => site.close());

test('the root, other languages and paths without a language redirect to the same page in en-us', async () => {
  const leads = {
    '/': '/en-us',
    '/de-de/terms-conditions?page=2': '/en-us/terms-conditions?page=2',
    '/fr/wow-carry/raids': '/en-us/wow-carry/raids',
    '/EN-US/checkout': '/en-us/checkout',
    '/terms-conditions': '/en-us/terms-conditions',
    '/checkout/cart': '/en-us/checkout/cart',
    '/wow-carry/raids?sort=name': '/en-us/wow-carry/raids?sort=name',
    '/de-de/faq?utm_source=letter&page=2': '/en-us/faq?page=2&utm_source=letter',
    '/?ref=friend': '/en-us?ref=friend',
    '/english/terms-conditions': '/en-us/terms-conditions',
    '/zh-Hant-TW/wow-carry/raids': '/en-us/wow-carry/raids',
    '/english/wow-carry/raids': '/en-us/wow-carry/raids',
    '/FAQ': '/en-us/FAQ',
    '/Wow-Carry': '/en-us/Wow-Carry',
    '/favourites': '/en-us/favourites',
    '/orders/x': '/en-us/orders/x',
    '/currency': '/en-us/currency',
    '/schedule.ics?game=poe-2': '/en-us/schedule.ics?game=poe-2',
    '/de-de/search/a%2Fb%20c': '/en-us/search/a%2Fb%20c',
    '/search/50%25%20off': '/en-us/search/50%25%20off',
  };
  for (const [from, to] of Object.entries(leads)) {
    const { status, headers } = await site.get(from);
    expect([from, status, headers.location]).toEqual([from, 308, to]);
  }
});

test('/blog redirects to the blog, or to the about page without one', async () => {
  const { status, headers } = await site.get('/blog');
  expect([status, headers.location]).toEqual([302, '/en-us/about-us']);
  const other = await openSite({ BLOG_URL: 'https://blog.example/waystone' }, { shop });
  const led = await other.get('/blog');
  await other.close();
  expect([led.status, led.headers.location]).toEqual([302, 'https://blog.example/waystone']);
});

test('with TLS, the code of a friend’s link is kept in a secure cookie', async () => {
  const secure = await openSite({ SITE_URL: 'https://shop.example' }, { shop });
  const { headers } = await secure.get('/en-us?ref=FRIEND-AB23-CD45');
  await secure.close();
  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^waystone_friend=FRIEND-AB23-CD45; .*; Secure$/)]);
});

test('a trailing slash redirects to the address without it', async () => {
  for (const [from, to] of [
    ['/en-us/', '/en-us'],
    ['/en-us/wow-carry/raids/?sort=name&utm_source=x', '/en-us/wow-carry/raids?sort=name&utm_source=x'],
    ['/en-us/checkout/cart/', '/en-us/checkout/cart'],
  ] as const) {
    const { status, headers } = await site.get(from);
    expect([from, status, headers.location]).toEqual([from, 301, to]);
  }
});

test('a moved address redirects permanently and keeps the query and the configuration', async () => {
  const [raids, raid] = ['/en-us/wow-carry/raids', '/en-us/wow-carry/raids/manaforge/heroic-raid'];
  for (const [from, to] of [
    ['/en-us/wow-carry/old-raids?sort=name&utm_source=x', `${raids}?sort=name&utm_source=x`],
    ['/en-us/old-raid', `${raid}?play=piloted`],
    ['/en-us/wow-carry/raids/old/old-raid?loot=group&ref=a', `${raid}?play=piloted&loot=group&ref=a`],
    ['/en-us/product/old-raid?play=self', `${raid}?play=piloted`],
    ['/en-us/WoW-Carry/Raids?sort=Name', `${raids}?sort=Name`],
    ['/en-us/wow-carry/raids/Manaforge/Heroic-Raid', raid],
    ['/en-us/product/Heroic-Raid?play=self', '/en-us/product/heroic-raid?play=self'],
  ] as const) {
    const { status, headers } = await site.get(from);
    expect([from, status, headers.location]).toEqual([from, 308, to]);
  }
});

test('an unknown page responds 404 with a page that says so', async () => {
  const nowhere = ['/en-us/nothing', '/en-us/wow-carry/nothing', '/en-us/wow-carry/raids?page=99', '/nothing'];
  for (const path of nowhere) {
    const { status, text } = await site.get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).toContain('<title>Page not found | Waystone</title>');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  }
});

test('an invalid order link responds 404 and offers a form for a new one', async () => {
  const { status, text } = await site.get(`/en-us/order/${'x'.repeat(43)}`);
  expect(status).toBe(404);
  expect(text).toContain('<title>This order link is not valid | Waystone</title>');
  expect(text).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(text).toContain('This order link is not valid</h1>');
  expect(text).toContain('action="/en-us/order"');
});

test('a malformed address is rejected with 400', async () => {
  for (const path of ['/en-us/%E0%A4%A', '/en-us/<script>', `/en-us/${'a'.repeat(500)}`]) {
    expect((await site.get(path)).status).toBe(400);
  }
});

test('no redirect leads to another site', async () => {
  for (const path of ['//evil.example', '/\\evil.example', '/de-de//evil.example', '/de-de/%2F%2Fevil.example']) {
    const { headers } = await site.get(path);
    expect(headers.location ?? '/en-us').toMatch(/^\/en-us(\/|$)/);
  }
});

test('a page rejects other methods', async () => {
  const { status, headers } = await site.get('/en-us', {}, 'DELETE');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

test.each([
  ['a page without a form', '/en-us/terms-conditions', 405],
  ['a category', '/en-us/wow-carry/raids', 405],
  ['no page', '/en-us/nope', 404],
  ['no product of a game', '/en-us/wow-carry/nope', 404],
  ['no product', '/en-us/product/nope', 404],
  ['no address of the shop', '/nope', 405],
])('a form sent to %s is rejected with the matching status', async (_, path, status) => {
  const answer = await site.post(path, { quantity: '1' });
  expect([answer.status, answer.headers.allow]).toEqual([status, status === 405 ? 'GET, HEAD' : undefined]);
});

test('names of prototype members are harmless in the query', async () => {
  const { status } = await site.get('/en-us/wow-carry?__proto__[page]=7&constructor=1&page=__proto__');
  expect(status).toBe(200);
  expect(({} as Record<string, unknown>)['page']).toBeUndefined();
});

test('a page responds 503 while the shop is away', async () => {
  await site.get('/en-us/wow-carry');
  site.upstream.instead(() => 'reset');
  const { status, headers, text } = await site.get('/en-us/wow-carry/raids');
  expect(status).toBe(503);
  expect(headers['retry-after']).toBeDefined();
  expect(headers['cache-control']).toContain('no-store');
  expect(text).toContain('The shop cannot be reached right now');
});

test('a shop that never responds does not hang the page', async () => {
  site.upstream.instead(() => 'hang');
  expect((await site.get('/en-us/wow-carry/raids')).status).toBe(503);
});

test('failure details do not reach the page, which recovers as soon as the shop does', async () => {
  site.upstream.instead(() => ({ status: 500, body: 'canary-stack' }));
  const away = await site.get('/en-us/wow-carry/raids');
  expect(away.status).toBe(503);
  expect(away.text).not.toContain('canary-stack');
  site.upstream.instead(undefined);
  expect((await site.get('/en-us/wow-carry/raids')).status).toBe(200);
});
