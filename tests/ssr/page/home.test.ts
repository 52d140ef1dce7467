import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const ONE_HOUR_MS = 60 * 60 * 1000;
const SECTION = 'Runs with open seats';

let site: Site;
beforeEach(async () => void (site = await openSite()));
afterEach(() => site.close());

const soon = (hours: number) => new Date(Date.now() + hours * ONE_HOUR_MS);

/** Moves the next run of this key to the coming hours. */
async function startSoon(key: string): Promise<number> {
  const { id } = await site.shop.db
    .selectFrom('event')
    .where('run_key', '=', key)
    .where('starts_at', '>', soon(48))
    .orderBy('starts_at')
    .select('id')
    .executeTakeFirstOrThrow();
  await site.shop.db
    .updateTable('event')
    .set({ starts_at: soon(2), ends_at: soon(4) })
    .where('id', '=', id)
    .execute();
  return id;
}

test('the home page lists the next runs, and books them without script', async () => {
  const id = await startSoon('solo');
  const { text } = await site.get('/en-us');
  const section = text.slice(text.indexOf(SECTION), text.indexOf('Reviews and questions'));
  expect(section).toContain(`?run=${id}"`);
  expect(section).toContain('href="/en-us/schedule"');
  expect(section).toContain(`<button value="${id}"`);
  expect((await site.post('/en-us/schedule', { run: String(id) })).status).toBe(303);
});

test('the home page reports when the runs of the shop cannot be loaded', async () => {
  await startSoon('solo');
  site.upstream.instead(({ path }) => (path.includes('event') ? { status: 404 } : undefined));
  const { status, text } = await site.get('/en-us');
  expect([status, text.includes('Full schedule'), text.includes('Popular right now')]).toEqual([200, false, true]);
  expect(text.slice(text.indexOf(SECTION))).toContain('No data available!');
});
