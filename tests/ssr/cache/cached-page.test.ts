import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const PAGE = '/en-us/wow-carry/raids';

let shop: TestShop;
let site: Site;
beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => void (site = await openSite({}, { shop })));
afterEach(() => site.close());

test('a cached page makes no further shop calls', async () => {
  const first = await site.get(PAGE);
  site.upstream.forget();
  const second = await site.get(PAGE);
  expect(site.upstream.calls).toEqual([]);
  expect(second.text).toBe(first.text);
});

test('simultaneous requests for a page share one load', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => site.get(PAGE)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const paths = site.upstream.paths();
  expect(paths).toEqual([...new Set(paths)]);
});

test('a cached page is revalidated by its ETag with 304', async () => {
  const { headers } = await site.get(PAGE);
  const again = await site.get(PAGE, { 'if-none-match': String(headers.etag) });
  expect([again.status, again.text]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  const changed = await site.get(PAGE, { 'if-none-match': '"other"' });
  expect(changed.status).toBe(200);
});

test('HEAD has the response of GET without the body', async () => {
  const head = await site.get(PAGE, {}, 'HEAD');
  const full = await site.get(PAGE);
  expect([head.status, head.text]).toEqual([200, '']);
  expect(head.headers['content-length']).toBe(full.headers['content-length']);
  expect(head.headers.etag).toBe(full.headers.etag);
});

test('a cached page is compressed in the best encoding that its visitor accepts', async () => {
  const plain = await site.get(PAGE);
  const packed = await site.get(PAGE, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.body).toString()).toBe(plain.text);
  const zstd = await site.get(PAGE, { 'accept-encoding': 'gzip, zstd' });
  expect(zstd.headers['content-encoding']).toBe('zstd');
  expect(zstdDecompressSync(zstd.body).toString()).toBe(plain.text);
  const refused = await site.get(PAGE, { 'accept-encoding': 'br;q=0' });
  expect(refused.headers['content-encoding']).toBeUndefined();
});

test('a cached page contains nothing of the visitor who requested it', async () => {
  const cookie = 'waystone=canarytokencanarytoken.9999999999999; waystone_cart=7; tracker=canary';
  await site.get(PAGE, { cookie, 'user-agent': 'canary', 'cf-ipcountry': 'GB', referer: 'https://canary.example/' });
  const next = await site.get(PAGE);
  expect(next.headers['set-cookie']).toBeUndefined();
  expect(next.text).not.toContain('canary');
  expect(next.headers.vary).toBe('Accept-Encoding, Cookie, cf-ipcountry');
});

test('the CDN’s country header decides the currency of a page unless a cookie does', async () => {
  const pricesOf = async (headers: Record<string, string>) =>
    new Set((await site.get(PAGE, headers)).text.match(/[$€£](?=\d)/g));
  expect(await pricesOf({ 'cf-ipcountry': 'GB' })).toEqual(new Set('£'));
  expect(await pricesOf({ 'cf-ipcountry': 'DE' })).toEqual(new Set('€'));
  expect(await pricesOf({ 'cf-ipcountry': 'DE', cookie: 'currency=GBP' })).toEqual(new Set('£'));
  expect(await pricesOf({})).toEqual(new Set('$'));
});

test('each currency has its own cached copy', async () => {
  const dollars = await site.get(PAGE);
  const euros = await site.get(PAGE, { cookie: 'currency=EUR' });
  expect(dollars.text).toContain('$14.90');
  expect(euros.text).toContain('€13.71');
  expect(euros.headers.etag).not.toBe(dollars.headers.etag);
  const nonsense = await site.get(PAGE, { cookie: 'currency=ZZZ<script>' });
  expect(nonsense.text).toBe(dollars.text);
});

test('what sets a cookie is stored by no cache', async () => {
  const { headers } = await site.get(PAGE);
  for (const [path, tag, status] of [
    [PAGE, '', 200],
    [PAGE, String(headers.etag), 304],
    ['/', '', 308],
  ] as const) {
    const answer = await site.get(path, { cookie: 'currency=ZZZ', 'if-none-match': tag });
    expect([answer.status, answer.headers['set-cookie']?.length]).toEqual([status, 1]);
    expect([path, answer.headers['cache-control']]).toEqual([path, 'private, no-store']);
  }
});

test('unknown query parameters use the same cached copy', async () => {
  const plain = await site.get(PAGE);
  site.upstream.forget();
  const tagged = await site.get(`${PAGE}?utm_source=x&fbclid=y`);
  expect(tagged.text).toBe(plain.text);
  expect(site.upstream.calls).toEqual([]);
});
