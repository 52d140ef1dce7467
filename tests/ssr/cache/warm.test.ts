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

test('a shop that is away keeps no storefront from opening', async () => {
  const site = await openSite();
  site.upstream.instead(() => ({ status: 500 }));
  await site.warm();
  site.upstream.instead(undefined);
  const { status } = await site.get('/en-us');
  await site.close();
  expect(status).toBe(200);
});
