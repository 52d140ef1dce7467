import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openSite } from '#tests/ssr/open-site.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());

test('the first visitor of the home page waits for no shop call', async () => {
  const site = await openSite({}, { shop });
  await site.warm();
  site.upstream.forget();
  const { status } = await site.get('/en-us');
  await site.close();
  expect(status).toBe(200);
  expect(site.upstream.calls).toEqual([]);
});

test('rehearsing the first pages makes no shop call', async () => {
  const site = await openSite({}, { shop });
  await site.rehearse();
  expect(site.upstream.calls).toEqual([]);
  const { status } = await site.get('/en-us');
  await site.close();
  expect(status).toBe(200);
});

test('a storefront opens although its shop is away during warm-up', async () => {
  const site = await openSite({}, { shop });
  site.upstream.instead(() => ({ status: 500 }));
  await site.warm();
  site.upstream.instead(undefined);
  const { status } = await site.get('/en-us');
  await site.close();
  expect(status).toBe(200);
});

test('pages warmed before the first visitor remain cached when the release becomes known', async () => {
  const site = await openSite({}, { shop, watchesRelease: true });
  await site.warm();
  site.upstream.forget();
  const { status } = await site.get('/en-us');
  await site.close();
  expect(status).toBe(200);
  expect(site.upstream.paths().filter((path) => !path.includes('release'))).toEqual([]);
});

test('the first visitor of a product with dated runs finds its page cached', async () => {
  const site = await openSite({}, { shop });
  await site.warm();
  await site.warmProduct();
  expect(site.upstream.paths().filter((path) => /all-event\?.*\bproduct_id=/.test(path))).toHaveLength(1);
  const [slug] = site.upstream.paths().flatMap((path) => /\bproducts\/slug\/([\w-]+)/.exec(path)?.[1] ?? []);
  site.upstream.forget();
  const { status } = await site.get(`/en-us/product/${slug}`);
  await site.close();
  expect(status).toBe(200);
  expect(site.upstream.calls).toEqual([]);
});

test('warming a product does not fail while the shop is away', async () => {
  const site = await openSite({}, { shop });
  site.upstream.instead(() => ({ status: 500 }));
  await expect(site.warmProduct()).resolves.toBeUndefined();
  await site.close();
});
