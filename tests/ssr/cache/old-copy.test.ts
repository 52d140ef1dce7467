import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Instead } from '#tests/support/process/counting-shop.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const CATEGORY = '/en-us/wow-carry/raids';
const TEXT = '/en-us/terms-conditions';
const APP = 'https://app.example';
/** Only ends a test that hangs. */
const LIMIT_MS = 30_000;
const HOUR_MS = 60 * 60 * 1_000;

let shop: TestShop;
let site: Site;
beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  site = await openSite({ MAX_PAGES_IN_FLIGHT: '1', GRAPHQL_ORIGINS: APP }, { shop });
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const fails = (how: Instead) => site.upstream.instead(() => how);

test.each<[string, Instead]>([
  ['fails', { status: 500 }],
  ['refuses everything for now', { status: 503, headers: { 'retry-after': '60' } }],
  ['refuses our tokens', { status: 401, body: '{"success":0,"error":[],"data":[]}' }],
  ['drops every connection', 'reset'],
  ['never answers', 'hang'],
])('when the shop %s a page is served stale for an hour, then without its list', async (_, how) => {
  const before = await site.get(CATEGORY);
  fails(how);
  later(HOUR_MS - 1_000);
  const meanwhile = await site.get(CATEGORY);
  expect([meanwhile.status, meanwhile.text]).toEqual([200, before.text]);
  later(HOUR_MS);
  expect(before.text).toContain('$14.90');
  // What has been asked for an hour ago, by the moved clock, may still be on its way.
  await vi.waitFor(async () => {
    const { status, text } = await site.get(CATEGORY);
    const parts = ['Raids</h1>', 'No data available!', '$14.90'].map((part) => text.includes(part));
    expect([status, ...parts]).toEqual([200, true, true, false]);
  }, LIMIT_MS);
});

test('text pages are served stale for as long as the shop is away', async () => {
  const before = await site.get(TEXT);
  fails('reset');
  later(1_000 * HOUR_MS);
  const meanwhile = await site.get(TEXT);
  expect([meanwhile.status, meanwhile.text]).toEqual([200, before.text]);
});

test('while the shop is away, stale pages are not retried for every visitor', async () => {
  await site.get(CATEGORY);
  fails('reset');
  later(HOUR_MS);
  await site.get(CATEGORY);
  site.upstream.forget();
  for (let visit = 0; visit < 20; visit += 1) expect((await site.get(CATEGORY)).status).toBe(200);
  expect(site.upstream.calls).toEqual([]);
});

test('a page is fresh again when the shop is back', async () => {
  await site.get(CATEGORY);
  fails('reset');
  later(HOUR_MS);
  await site.get(CATEGORY);
  await shop.db.updateTable('category').set({ name: 'Renamed raids' }).where('slug', '=', 'wow-carry/raids').execute();
  site.upstream.instead(undefined);
  const renamed = vi.waitUntil(async () => {
    later(10_000);
    return (await site.get(CATEGORY)).text.includes('Renamed raids');
  }, LIMIT_MS);
  expect(await renamed).toBe(true);
});

test('a page that no longer exists is not served stale', async () => {
  await site.get(CATEGORY);
  site.upstream.instead(({ path }) =>
    path.startsWith('categor') ? { status: 200, body: '{"success":1,"error":[],"data":[]}' } : undefined,
  );
  later(HOUR_MS);
  // On a busy machine it is shown until the new page is made.
  await vi.waitFor(async () => expect((await site.get(CATEGORY)).status).not.toBe(200), LIMIT_MS);
});

test('at the page limit a stale page is served, and a page without a cached copy or a query by GET gets 503', async () => {
  await site.get(CATEGORY);
  later(HOUR_MS);
  const letThrough = site.gate.hold('/categor');
  const waiting = Array.from({ length: 3 }, (_, at) => site.get(`/en-us/wow-carry/unknown-${at}`));
  const [old, unknown, query] = await Promise.all([
    site.get(CATEGORY),
    site.get('/en-us/destiny-2-boost'),
    site.get('/graphql?query={viewer{currency}}', { origin: APP }),
  ]);
  letThrough();
  await Promise.all(waiting);
  expect([old.status, unknown.status, unknown.headers['retry-after']]).toEqual([200, 503, '5']);
  expect([query.status, query.headers['access-control-allow-origin']]).toEqual([503, APP]);
  expect(JSON.parse(query.text)).toMatchObject({ errors: [{ extensions: { code: 'BUSY' } }] });
});
