import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { POPULAR, RUNS_TITLE } from '#client/home/section-ids.ts';
import { momentIn } from '#client/session/clock.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const HOME = '/en-us';
const GAME = '/en-us/wow-carry';
const PRODUCT = '/en-us/product/normal-raid';
/** Only ends a test that hangs. */
const LIMIT_MS = 30_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** In the middle of an hour, so that the same runs are asked for some minutes later. */
const NOON = Date.parse('2026-12-01T12:10:00Z');

let shop: TestShop;
let site: Site;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(NOON);
  shop = await createTestShop();
  const starts_at = new Date(NOON + 2 * HOUR_MS);
  const ends_at = new Date(NOON + 3 * HOUR_MS);
  const { id } = await shop.db.selectFrom('event').where('run_key', '=', 'solo').select('id').executeTakeFirstOrThrow();
  await shop.db.updateTable('event').set({ starts_at, ends_at }).where('id', '=', id).execute();
});
afterAll(async () => {
  vi.useRealTimers();
  await shop.close();
});
beforeEach(async () => {
  vi.setSystemTime(NOON);
  site = await openSite({}, { shop });
});
afterEach(() => site.close());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const away = () => site.upstream.instead(() => 'reset');

/** The home page's sections by their titles, and whether each says that it has no data. */
async function sections(): Promise<Record<string, boolean>> {
  const { status, text } = await site.get(HOME);
  expect(status).toBe(200);
  const titles = [POPULAR.title, RUNS_TITLE, 'Reviews and questions'];
  const starts = titles.map((title) => text.indexOf(`${title}</h2>`));
  expect(starts).not.toContain(-1);
  const failed = titles.map((_, at) => text.slice(starts[at], starts[at + 1]).includes('No data available!'));
  return Object.fromEntries(titles.map((title, at) => [title, failed[at] === true]));
}

/** On a busy machine a page as it was before is sent until the new one is made. */
const soon = (check: () => Promise<void>) =>
  vi.waitFor(async () => {
    later(1_000);
    await check();
  }, LIMIT_MS);

test('each section is shown while the shop is away until its data is too old', async () => {
  await site.get(HOME);
  away();
  later(8 * MINUTE_MS);
  expect(Object.values(await sections())).toEqual([false, false, false]);
  later(5 * MINUTE_MS);
  await soon(async () => expect(Object.values(await sections())).toEqual([false, true, false]));
  later(HOUR_MS);
  await soon(async () => expect(Object.values(await sections())).toEqual([true, true, false]));
  later(1_000 * HOUR_MS);
  expect(Object.values(await sections())).toEqual([true, true, false]);
});

test.each([
  [HOME, 'America/New_York'],
  ['/en-us/schedule', 'America/New_York'],
])('%s shows the age of its seats once they are stale', async (path, zone) => {
  expect((await site.get(path)).text).not.toContain('Seats as of');
  away();
  later(5 * MINUTE_MS);
  const { time } = momentIn(zone, new Date(NOON).toISOString());
  await soon(async () => {
    const { text } = await site.get(path);
    expect(/Seats as of <time [^>]*>([^<]*)</.exec(text)?.[1]).toBe(time);
  });
});

test('a product shows the age of its stale price for an hour, then responds 503', async () => {
  expect((await site.get(PRODUCT)).text).not.toContain('Price as of');
  away();
  later(HOUR_MS - MINUTE_MS);
  await soon(async () => {
    const { status, text } = await site.get(PRODUCT);
    expect([status, text.includes('$14.90')]).toEqual([200, true]);
    expect(/Price as of <time [^>]*>([^<]*)<\/time>(.*?)</.exec(text)?.slice(1)).toEqual(['12:10', ' UTC']);
  });
  later(2 * MINUTE_MS);
  await soon(async () => expect((await site.get(PRODUCT)).status).toBe(503));
});

test.each([
  [6_000, (path: string) => path.includes('all-event')],
  [31_000, () => true],
])('after %d ms a page is rendered again and requests only the stale data', async (ms, isOld) => {
  await site.get(GAME);
  const first = site.upstream.paths();
  site.upstream.forget();
  later(4_000);
  await site.get(GAME);
  expect(site.upstream.paths()).toEqual([]);
  later(ms - 4_000);
  await site.get(GAME);
  await vi.waitFor(() => expect(site.upstream.paths().sort()).toEqual(first.filter(isOld).sort()), LIMIT_MS);
});

test('a page with an omitted part is not cached either', async () => {
  site.upstream.instead(({ path }) => (path.includes('all-event') ? { status: 500 } : undefined));
  const without = await site.get(PRODUCT);
  expect([without.status, without.headers.etag]).toEqual([200, undefined]);
  site.upstream.instead(undefined);
  await vi.waitUntil(async () => {
    later(15_000);
    return (await site.get(PRODUCT)).headers.etag !== undefined;
  }, LIMIT_MS);
});
