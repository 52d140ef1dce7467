import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, renameCategory, type Site } from '#tests/ssr/open-site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

const ADDRESS = /"menu":"(\/assets\/menu-[0-9a-f]{16}\.json)"/;
const PAGES = ['/en-us', '/en-us/wow-carry', '/en-us/wow-carry/raids/manaforge/normal-raid', '/en-us/checkout/cart'];

const addressIn = ({ text }: { text: string }) => ADDRESS.exec(text)?.[1] ?? '';

test('menu categories are in one immutable file that all pages name, and not in the pages', async () => {
  const pages = await Promise.all(PAGES.map((path) => site.get(path)));
  const addresses = pages.map(addressIn);
  expect(new Set(addresses).size).toBe(1);
  const { status, headers, text } = await site.get(addresses[0] ?? '');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'public, max-age=31536000, immutable',
  ]);
  expect(JSON.parse(text).rows).toEqual(expect.arrayContaining([expect.arrayContaining(['World of Warcraft'])]));
  const dataOf = (html: string) => /<script type="application\/json" id="state"[^>]*>([^]*?)<\/script>/.exec(html)?.[1];
  for (const page of pages) expect(dataOf(page.text)).not.toContain(text.slice(0, 200));
});

test('the menu file is compressed for clients that accept it', async () => {
  const address = addressIn(await site.get('/en-us'));
  const { headers, body } = await site.get(address, { 'accept-encoding': 'br' });
  const whole = await site.get(address);
  expect([headers.vary, whole.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
  if (whole.body.byteLength >= 1024) expect(headers['content-encoding']).toBe('br');
  expect(body.byteLength).toBeLessThanOrEqual(whole.body.byteLength);
});

test('a changed catalogue gets a new menu file, and the previous one remains available', async () => {
  const before = addressIn(await site.get('/en-us'));
  await renameCategory(site, 'wow-carry', 'Warcraft of the World');
  const after = addressIn(await site.get('/en-us'));
  expect(after).not.toBe(before);
  expect((await site.get(after)).text).toContain('Warcraft of the World');
  expect((await site.get(before)).status).toBe(200);
});

test('an unknown menu file is not found, and that response is not cached', async () => {
  const { status, headers } = await site.get('/assets/menu-0123456789abcdef.json');
  expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
});
