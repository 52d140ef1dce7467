import { expect, test } from 'vitest';
import { openSite } from '#tests/ssr/open-site.ts';

test('the first visitor of the home page waits for no call to the shop', async () => {
  const site = await openSite();
  await site.warm();
  site.upstream.forget();
  const { status } = await site.get('/en-us');
  await site.close();
  expect(status).toBe(200);
  expect(site.upstream.calls).toEqual([]);
});

test('what the first pages ask is compiled without asking the shop, and leaves nothing behind', async () => {
  const site = await openSite();
  await site.rehearse();
  expect(site.upstream.calls).toEqual([]);
  const { status } = await site.get('/en-us');
  await site.close();
  expect(status).toBe(200);
});

test('a shop that is away keeps no storefront from opening', async () => {
  const site = await openSite();
  site.upstream.instead(() => ({ status: 500 }));
  await site.warm();
  site.upstream.instead(undefined);
  const { status } = await site.get('/en-us');
  await site.close();
  expect(status).toBe(200);
});

test('what is made before the first visitor outlives the word of which release is on sale', async () => {
  const site = await openSite({}, { watchesRelease: true });
  await site.warm();
  site.upstream.forget();
  const { status } = await site.get('/en-us');
  await site.close();
  expect(status).toBe(200);
  expect(site.upstream.paths().filter((path) => !path.includes('release'))).toEqual([]);
});

test('the first visitor of a product finds its page made, one with dated runs', async () => {
  const site = await openSite();
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

test('a shop that is away keeps nobody from its storefront for want of a product', async () => {
  const site = await openSite();
  site.upstream.instead(() => ({ status: 500 }));
  await expect(site.warmProduct()).resolves.toBeUndefined();
  await site.close();
});
