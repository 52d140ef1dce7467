import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openSite, SITE_URL, type Site } from '#tests/ssr/open-site.ts';

let shop: TestShop;
let site: Site;
beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => void (site = await openSite({}, { shop })));
afterEach(() => site.close());

test('home, a category and a product are complete without running a script', async () => {
  const pages = {
    '/en-us': ['World of Warcraft', 'Destiny 2'],
    '/en-us/wow-carry/raids': ['<h1', 'Raids', 'Heroic Raid', '$14.90'],
    '/en-us/wow-carry/raids/manaforge/heroic-raid': ['<h1', 'Heroic Raid', 'Who plays', '$38.50'],
  };
  for (const [path, words] of Object.entries(pages)) {
    const { status, text } = await site.get(path);
    expect(status).toBe(200);
    expect(text).toMatch(/^<!DOCTYPE html><html lang="en-US"/);
    expect(text).toMatch(/<title>[^<]{5,}<\/title>/);
    const { main } = partsOf(text);
    for (const word of words) expect(main).toContain(word);
  }
});

test('the head has a canonical address and metadata for search and sharing', async () => {
  const { text } = await site.get('/en-us/wow-carry/heroic-raid');
  const canonical = `${SITE_URL}/en-us/wow-carry/raids/manaforge/heroic-raid`;
  expect(text).toContain(`<link rel="canonical" href="${canonical}"/>`);
  expect(text).toContain(`<meta property="og:url" content="${canonical}"/>`);
  expect(text).toMatch(/<meta name="description" content="[^"]+"/);
  expect(text).not.toContain('noindex');
});

test('cart, checkout and search are not indexed', async () => {
  for (const path of ['/en-us/checkout/cart', '/en-us/search/raid']) {
    expect((await site.get(path)).text).toContain('<meta name="robots" content="noindex');
  }
});

test('a whole document has no pending or failed Suspense boundary', async () => {
  for (const path of [
    '/en-us',
    '/en-us/wow-carry/raids',
    '/en-us/wow-carry/heroic-raid',
    '/en-us/checkout/cart',
    '/en-us/x',
  ]) {
    const { text } = await site.get(path, { 'user-agent': 'Googlebot' });
    expect(text).not.toMatch(/<!--\$[!?]-->/);
    expect(text).toMatch(/<footer/);
    // What stands behind the state says that it has come whole (client/app/boot.js).
    expect(text).toMatch(/id="state"[^<]*<\/script><(?:script|template)/);
  }
});

test('each datum is serialized only once beside its markup', async () => {
  const { text } = await site.get('/en-us/terms-conditions');
  expect(text.split('An order is a contract.').length - 1).toBe(2);
  const product = await site.get('/en-us/wow-carry/gold', { 'user-agent': 'Googlebot' });
  expect(partsOf(product.text).state.split('"name":"WoW Gold"').length - 1).toBe(1);
});

test('the serialized state has neither type names nor full menu paths', async () => {
  for (const path of ['/en-us', '/en-us/wow-carry/raids', '/en-us/wow-carry/raids/manaforge/heroic-raid']) {
    const { text } = await site.get(path);
    const data = [...text.matchAll(/<script type="application\/json"[^>]*>([^]*?)<\/script>/g)].map(([, json]) => json);
    expect(data.length).toBeGreaterThan(0);
    expect(data.join(' ')).not.toContain('__typename');
    // Of the site's menu the last step of each path alone.
    const { loaderData } = JSON.parse(data.find((json) => json?.includes('"loaderData"')) ?? '') as {
      loaderData: { site: unknown };
    };
    expect(JSON.stringify(loaderData.site)).not.toContain('wow-carry/raids');
  }
});

test('catalogue text is escaped in the markup and in the state', async () => {
  const { text } = await site.get('/en-us/wow-carry');
  expect(text).not.toContain('<approve>');
  expect(text).toContain('Tom &amp; Jerry &lt;approve&gt;');
  expect(partsOf(text).state).toContain('Tom & Jerry \\u003capprove>');
});

test('interactive modules are only named, to be fetched after the first paint', async () => {
  const product = '/en-us/wow-carry/raids/manaforge/heroic-raid';
  const [read, interactive] = await Promise.all(['/en-us', product].map(async (path) => (await site.get(path)).text));
  for (const text of [read, interactive]) expect(text).not.toMatch(/modulepreload|type="module"/);
  const modulesOf = (text = '') => /data-modules="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? [];
  expect(modulesOf(read)).toEqual([expect.stringMatching(/^\/assets\/entry\.client-[\w-]+\.js$/)]);
  expect(modulesOf(interactive)[0]).toBe(modulesOf(read)[0]);
  expect(modulesOf(interactive).length).toBeGreaterThan(1);
});

test('markup has no style attributes or event handlers, which the policy would block', async () => {
  for (const path of [
    '/en-us',
    '/en-us/wow-carry',
    '/en-us/wow-carry/heroic-raid',
    '/en-us/checkout/cart',
    '/en-us/x',
  ]) {
    const { text } = await site.get(path, { 'user-agent': 'Googlebot' });
    expect(text).not.toMatch(/<[^>]+ (style|on[a-z]+)=/);
  }
});

test('a personal page is never cached and contains no session data', async () => {
  const { status, headers, text } = await site.get('/en-us/checkout/cart');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers.etag).toBeUndefined();
  expect(text).not.toMatch(/access_token|waystone=/);
});

function partsOf(html: string): { main: string; state: string } {
  const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';
  const state = /<script type="application\/json" id="state"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  return { main, state };
}
