import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './open-site.ts';

const DEVICE = '/en-us/device';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

const deleted = async (entry: string) => {
  const { status, headers } = await site.post(DEVICE, { delete: entry });
  const cookies = headers['set-cookie'] ?? [];
  return {
    status,
    to: headers.location,
    ended: cookies.filter((one) => one.includes('Max-Age=0')).map((one) => one.split('=')[0]),
  };
};

test('without script each entry is deleted by its button, and all entries by one', async () => {
  const { status, text, headers } = await site.get(DEVICE);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(text).toContain('noindex');
  expect(text).toContain('value="place"');
  expect(await deleted('place')).toMatchObject({
    status: 303,
    to: `${DEVICE}?link=deleted`,
    ended: ['currency', 'region', 'language'],
  });
  expect((await site.post(DEVICE, { delete: 'all' })).headers['clear-site-data']).toBe('"storage"');
  expect((await deleted('all')).ended).toEqual(
    expect.arrayContaining(['waystone', 'waystone_cart', 'theme', 'waystone_offer']),
  );
  expect((await site.get(`${DEVICE}?link=deleted`)).text).toContain('Deleted from this browser');
});

test('an unknown entry deletes nothing', async () => {
  expect(await deleted('nonsense')).toEqual({ status: 303, to: DEVICE, ended: [] });
});
