import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApi, type Api } from '#tests/support/buyer/api.ts';

const SITE = 'http://localhost:3000';

let api: Api;
beforeAll(async () => void (api = await openApi()));
afterAll(() => api.close());

const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
const textOf = async (path: string) => (await api.http.get(path).buffer(true).expect(200)).text;

test('the sitemap lists one file for the pages and one for each game', async () => {
  const files = addressesOf(await textOf('/sitemap.xml'));
  expect(files).toContain(`${SITE}/sitemap-pages.xml`);
  expect(files).toContain(`${SITE}/sitemap-wow-carry-1.xml`);
  expect(new Set(files).size).toBe(files.length);
});

test('a game’s sitemap lists its categories and products once, by canonical address', async () => {
  const addresses = addressesOf(await textOf('/sitemap-wow-carry-1.xml'));
  expect(addresses).toContain(`${SITE}/en-us/wow-carry`);
  expect(addresses).toContain(`${SITE}/en-us/wow-carry/raids`);
  expect(addresses).toContain(`${SITE}/en-us/wow-carry/raids/manaforge/heroic-raid`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.every((address) => address?.startsWith(`${SITE}/en-us/wow-carry`))).toBe(true);
});

test('sitemaps and the feed request only simple products and the menu from the shop', async () => {
  api.dropCached();
  api.upstream.forget();
  for (const path of ['/sitemap.xml', '/sitemap-wow-carry-1.xml', '/feed.xml']) await textOf(path);
  const paths = api.upstream.paths();
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => !/[?&](?:simple=1|fields=menu)(?:&|$)/.test(path))).toEqual([]);
});

test('a sitemap part that does not exist is not found', async () => {
  for (const path of ['/sitemap-wow-carry-2.xml', '/sitemap-wow-carry-0.xml', '/sitemap-no-such-game-1.xml']) {
    await api.http.get(path).expect(404);
  }
});

test('robots.txt names the sitemap and disallows personal pages', async () => {
  const text = await textOf('/robots.txt');
  expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  for (const path of ['/en-us/checkout', '/en-us/order', '/en-us/search', '/graphql']) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
});

test('security.txt has a contact and an expiry date', async () => {
  const text = await textOf('/.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('the feed lists new services with their addresses, and escapes markup in names', async () => {
  const xml = await textOf('/feed.xml');
  expect(xml).toContain(`<link>${SITE}/en-us/destiny-2-boosting/trials/coaching</link>`);
  expect(xml.match(/<item>/g)?.length).toBeGreaterThan(2);
  expect(xml).not.toMatch(
    /<(?!\?xml|\/?(?:rss|channel|title|link|atom:link|description|language|item|guid|category|pubDate)\b)/,
  );
});

test('llms.txt links the games and the GraphQL endpoint', async () => {
  const text = await textOf('/llms.txt');
  expect(text).toContain(`](${SITE}/en-us/wow-carry): `);
  expect(text).toContain(`${SITE}/graphql`);
});

test('the web app manifest has icons whose file names contain their sizes', async () => {
  const { body } = await api.http
    .get('/manifest.webmanifest')
    .expect(200)
    .expect('Content-Type', /manifest\+json/);
  for (const { src, sizes } of JSON.parse(String(body instanceof Buffer ? body : JSON.stringify(body))).icons) {
    expect(src).toContain(sizes);
  }
});
