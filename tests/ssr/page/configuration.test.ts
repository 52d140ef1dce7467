import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const RAID = '/en-us/wow-carry/raids/manaforge/heroic-raid';
const RANK = '/en-us/arena-league/ladder/rank-boost';
const TRANSFER = '/en-us/arena-league/transfer';
const BOT = { 'user-agent': 'Googlebot' };

let shop: TestShop;
let site: Site;
beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => void (site = await openSite({}, { shop })));
afterEach(() => site.close());

/** Values of the checked and selected controls of a page. */
function chosenIn(html: string): string[] {
  const tags = html.match(/<(input|option)[^>]*>[^<]*/g) ?? [];
  return tags.filter((tag) => / (checked|selected)=""/.test(tag)).map((tag) => / value="([^"]*)"/.exec(tag)?.[1] ?? '');
}

/** The value of the row or list entry with this name. */
function valueOf(html: string, name: string): string {
  const row = html.split('<input').find((part) => part.includes(`<b>${name}</b>`));
  const entry = new RegExp(`<option value="([^"]*)"[^>]*>${name}[ <(]`).exec(html)?.[1];
  return entry ?? / value="([^"]*)"/.exec(row ?? '')?.[1] ?? '';
}

test('a configuration in the address is preselected', async () => {
  const plain = (await site.get(RAID, BOT)).text;
  const { status, text } = await site.get(`${RAID}?play=piloted&loot=priority&extras=stream,mount&quantity=2`, BOT);
  expect(status).toBe(200);
  for (const name of ['Piloted', 'Priority', 'Stream', 'Mount']) {
    expect(chosenIn(text), name).toContain(valueOf(text, name));
    expect(chosenIn(plain), name).not.toContain(valueOf(plain, name));
  }
  expect(text).toMatch(/name="quantity"[^>]*value="2"/);
  expect(text.includes(`<link rel="canonical" href="http://localhost:3000${RAID}"/>`)).toBe(true);
});

test('both ends of a range are preselected from the address', async () => {
  expect(chosenIn((await site.get(RANK, BOT)).text)).toEqual(expect.arrayContaining(['bronze', 'silver']));
  const { text } = await site.get(`${RANK}?rank=silver-platinum`, BOT);
  expect(chosenIn(text)).toEqual(expect.arrayContaining(['silver', 'platinum']));
});

test('a configured page is not cached and does not change the cached page', async () => {
  const plain = await site.get(RAID);
  const configured = await site.get(`${RAID}?play=piloted`);
  expect(configured.headers['cache-control']).toBe('private, no-store');
  expect(configured.text).not.toBe(plain.text);
  const again = await site.get(RAID);
  expect(again.headers['cache-control']).toMatch(/^public, /);
  expect(chosenIn(again.text)).not.toContain(valueOf(again.text, 'Piloted'));
});

test('the price in the HTML is that of the preselected configuration', async () => {
  const total = async (path: string) => /<output[^>]*>([^<]*)</.exec((await site.get(path, BOT)).text)?.[1];
  expect(await total(RAID)).toBe('$42.50');
  const dearer = await total(`${RAID}?play=piloted&loot=group&extras=stream,mount`);
  expect(dearer).toBe('$74.40');
});

test('a configured product page makes at most one more price request per configuration', async () => {
  await site.get(RAID);
  site.upstream.forget();
  for (const play of ['self', 'piloted', 'self']) await site.get(`${RAID}?play=${play}&loot=group`);
  expect(site.upstream.calls.map(({ path }) => path.replace(/\/.*/, ''))).toEqual(['liveprice', 'liveprice']);
});

test('parameters that do not configure the product use the cached page', async () => {
  const plain = await site.get(RAID, BOT);
  expect(plain.headers.etag).toBeDefined();
  for (const query of ['utm_source=x&fbclid=y', 'levels=10-80', 'battletag=Rowan%232134', '__proto__=x']) {
    const tagged = await site.get(`${RAID}?${query}`);
    expect(tagged.headers.etag, query).toBe(plain.headers.etag);
  }
});

test('an invalid answer in the address shows the default selection', async () => {
  const plain = (await site.get(RAID, BOT)).text;
  const { status, text } = await site.get(`${RAID}?play=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`, BOT);
  expect(status).toBe(200);
  expect(chosenIn(text)).toEqual(chosenIn(plain));
  expect(text.includes('<script>alert')).toBe(false);
});

test('realms are in the HTML only once, for input with and without script', async () => {
  const { text } = await site.get(TRANSFER, BOT);
  expect(text.match(/Illidan/g)).toHaveLength(1);
  expect(text.includes('<option value="Illidan" data-region="us">US</option>')).toBe(true);
  expect(text.match(/Ragnaros/g)).toHaveLength(2);
});
