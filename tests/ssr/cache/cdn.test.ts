import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Catalog } from '#catalog/format.ts';
import { publishFiles } from '#shop/release/publish.ts';
import { freePort } from '#scripts/setup/postgres.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { CACHES, openSharedCache, type SharedCache } from '#tests/support/process/shared-cache.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const LIST = '/en-us/wow-carry/raids';
const OTHER = '/en-us/destiny-2-boosting';
/** Cookies of different browsers, some of which have chosen a currency. */
const VISITORS = Array.from({ length: 12 }, (_, at) => ({
  cookie: `waystone_cart=${at}; tracker=t${at}${at % 3 === 0 ? '; currency=EUR; region=eu' : ''}`,
  'user-agent': `Browser ${at}`,
}));

/** A client that is no browser gets the whole page, which is then cached. */
const PROGRAM = { 'user-agent': 'Googlebot' };

let shop: TestShop;
beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());

describe.each(CACHES)('behind a CDN (%s)', (kind) => {
  let site: Site;
  let cache: SharedCache;

  beforeAll(async () => {
    const port = await freePort();
    const purge = { PURGE_URL: `http://127.0.0.1:${port}/purge`, PURGE_HEADER: 'Authorization: Bearer t' };
    site = await openSite(purge, { shop, watchesRelease: true });
    cache = await openSharedCache(kind, { port, originPort: Number(new URL(site.url).port) });
  });
  afterAll(async () => {
    await cache.close();
    await site.close();
  });

  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(cache.url + path, { headers, redirect: 'manual' });
    return {
      status: answer.status,
      headers: answer.headers,
      text: await answer.text(),
      hit: answer.headers.get('x-cache') === 'true',
    };
  };

  test('only the first visitor of each currency and region reaches the storefront', async () => {
    const hits: boolean[] = [];
    for (const path of [LIST, OTHER, '/en-us/search/raid']) {
      for (const cookie of ['', 'currency=EUR; region=eu']) await site.get(path, { ...PROGRAM, cookie });
      for (const headers of VISITORS) {
        const { status, text, hit } = await visit(path, headers);
        const [shown, other] = headers.cookie.includes('EUR') ? ['€', /\$\d/] : ['$', /€\d/];
        expect([status, text.includes(shown), other.test(text)]).toEqual([200, true, false]);
        hits.push(hit);
      }
    }
    expect(hits.filter((hit) => !hit)).toHaveLength(6);
    expect(hits.filter(Boolean).length / hits.length).toBeGreaterThan(0.8);
  });

  test('a personal page is never cached', async () => {
    for (const path of ['/en-us/checkout/cart', '/en-us/checkout', '/en-us/nothing-here']) {
      const answers = [await visit(path), await visit(path)];
      expect([path, ...answers.map(({ hit }) => hit)]).toEqual([path, false, false]);
    }
  });

  test('publishing purges the pages of the changed game only', async () => {
    await visit(LIST);
    await visit(OTHER);
    expect([(await visit(LIST)).hit, (await visit(OTHER)).hit]).toEqual([true, true]);
    const price = kind === 'varnish' ? '32.00' : '31.00';
    const act = { author: 'Ada', source: 'publish' } as const;
    await publishFiles(shop.db, withPrice('coaching', price), { act, now: new Date() });
    await expect.poll(async () => (await visit(OTHER)).text, { timeout: 20_000 }).toContain(price);
    expect((await visit(LIST)).hit).toBe(true);
  });
});

describe('two storefronts', () => {
  let sites: Site[];
  beforeAll(async () => {
    // As a page shows no more of the time than the minute, it is the same on both within one. The shop has runs from
    // today on.
    vi.useFakeTimers({ toFake: ['Date'], now: tomorrow('12:00:10') });
    sites = [await openSite({}, { shop }), await openSite({}, { shop })];
  });
  afterAll(async () => {
    for (const site of sites) await site.close();
    vi.useRealTimers();
  });

  test.each([
    ['/en-us', 60, /^waystone page-home game-wow-carry product-1 /],
    ['/en-us/destiny-2-boosting', 60, /^waystone page-category game-destiny-2-boosting category-\d+ product-\d+$/],
    ['/en-us/wow-carry/raids/manaforge/normal-raid', 60, /^waystone page-product game-wow-carry product-2 /],
    ['/en-us/search/raid', 3_600, /^waystone page-search game-wow-carry product-1 product-2$/],
    // Which games have runs there depends on the day.
    ['/en-us/schedule', 60, /^waystone page-schedule(?: game-[a-z0-9-]+ product-\d+)+$/],
    ['/en-us/terms-conditions', 86_400, /^waystone page-information$/],
  ])('give %s the same ETag, cache lifetimes and cache keys', async (path, ifErrorS, keys) => {
    const answers = [];
    for (const site of sites) {
      answers.push(await site.get(path, { ...PROGRAM, 'x-currency': 'GBP', 'x-region': 'eu', cookie: 'currency=?' }));
      vi.setSystemTime(Date.now() + 7);
    }
    const [first, second] = answers.map(({ headers }) => headers);
    expect(first?.etag).toMatch(/^W\/".+"$/);
    expect(second?.etag).toBe(first?.etag);
    expect(first?.['cache-control']).toBe(
      `public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=${ifErrorS}`,
    );
    expect(first?.vary).toBe('Accept-Encoding, X-Currency, X-Region');
    expect(first?.['set-cookie']).toBeUndefined();
    expect(first?.['surrogate-key']).toMatch(keys);
    expect(first?.['cache-tag']).toBe(String(first?.['surrogate-key']).replaceAll(' ', ','));
  });
});

function tomorrow(time: string): Date {
  const day = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return new Date(`${day}T${time}Z`);
}

function withPrice(slug: string, price: string): Catalog {
  const games = testCatalog.games.map((game) => ({
    ...game,
    products: game.products.map((one) => (one.slug === slug ? { ...one, price } : one)),
  }));
  return { ...testCatalog, games };
}
