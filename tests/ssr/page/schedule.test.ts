import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const ONE_HOUR_MS = 60 * 60 * 1000;
const ONE_DAY_MS = 24 * ONE_HOUR_MS;

let site: Site;
beforeEach(async () => void (site = await openSite()));
afterEach(() => site.close());

/** Next week: unlike this one, it is complete on any day. */
function nextWeek(): string {
  const now = Date.now();
  const weekday = (new Date(now).getUTCDay() + 6) % 7;
  return new Date(now + (7 - weekday) * ONE_DAY_MS).toISOString().slice(0, 10);
}

/** Runs of a region in the four weeks from this hour on. */
async function plannedIn(region: 'eu' | 'us'): Promise<number> {
  const hour = Math.floor(Date.now() / ONE_HOUR_MS) * ONE_HOUR_MS;
  const runs = await site.shop.db
    .selectFrom('event')
    .where('region', '=', region)
    .where('starts_at', '>=', new Date(hour))
    .where('starts_at', '<', new Date(hour + 28 * ONE_DAY_MS))
    .select('id')
    .execute();
  return runs.length;
}

const schedule = (search = '') => `/en-us/schedule?week=${nextWeek()}${search}`;

/** The parts of a document that the tests read. */
function wordsOf(html: string): string {
  return html.replace(/<script.*?<\/script>|<[^>]*>/g, '');
}

async function runOf(key: string) {
  return site.shop.db
    .selectFrom('event')
    .where('run_key', '=', key)
    .where('starts_at', '>', new Date(nextWeek()))
    .orderBy('starts_at')
    .select(['id', 'title', 'starts_at', 'product_id'])
    .executeTakeFirstOrThrow();
}

async function nextRunOf(product: number): Promise<number> {
  const { id } = await site.shop.db
    .selectFrom('event')
    .where('product_id', '=', product)
    .where('starts_at', '>', new Date())
    .orderBy('starts_at')
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('the schedule shows a week of runs in server time', async () => {
  const { status, text } = await site.get(schedule('&region=eu'));
  expect(status).toBe(200);
  expect(wordsOf(text)).toContain('Server time: Paris, GMT+');
  const run = await runOf('solo');
  expect(text).toContain(`<time dateTime="${run.starts_at.toISOString()}">20:00</time>`);
  expect(wordsOf(text)).toContain('1 seat left');
  expect(text).not.toContain(' style=');
});

test('filters of the schedule are in its address, which is the cache key', async () => {
  const [eu, us] = [await runOf('raid-eu'), await runOf('trials-us')];
  const named = (text: string) => [eu, us].map(({ id }) => text.includes(`?run=${id}"`));
  expect(named((await site.get(schedule())).text)).toEqual([true, true]);
  expect(named((await site.get(schedule('&region=us'))).text)).toEqual([false, true]);
  expect(named((await site.get(schedule('&game=wow-carry'))).text)).toEqual([true, false]);
  expect(named((await site.get(schedule('&difficulty=Flawless&loot=None'))).text)).toEqual([false, true]);
  const none = await site.get(schedule('&difficulty=Nightmare'));
  expect([none.status, none.text.includes('No run matches')]).toEqual([200, true]);
  site.upstream.forget();
  expect(named((await site.get(schedule('&region=us'))).text)).toEqual([false, true]);
  expect(site.upstream.paths()).toEqual([]);
});

test('a week without a schedule shows the current week', async () => {
  const weeks = ['week=2020-01-06', 'week=never', ''];
  const titles = await Promise.all(
    weeks.map(async (week) => /<title>[^<]*/.exec((await site.get(`/en-us/schedule?${week}`)).text)?.[0]),
  );
  expect(titles).toEqual(Array(3).fill('<title>Schedule of group runs | Waystone'));
});

test('without script booking a run leads to the cart, and a full run is rejected with a reason', async () => {
  const { id } = await runOf('solo');
  const first = await site.post('/en-us/schedule', { run: String(id) });
  expect([first.status, first.headers.location]).toEqual([303, '/en-us/checkout/cart']);
  const second = await site.post(schedule(), { run: String(id) });
  expect(second.status).toBe(422);
  expect(second.text).toContain('No seats are left in Normal Raid, one seat. Choose another run.');
  expect((await site.post('/en-us/schedule', { run: '999999' })).status).toBe(422);
});

test('a full run is marked as full and has no button', async () => {
  const { id } = await runOf('solo');
  await site.post('/en-us/schedule', { run: String(id) });
  const { text } = await site.get(schedule('&view=list&region=eu'));
  expect(wordsOf(text)).toContain('Full');
  expect(text).not.toContain(`<button value="${id}"`);
  expect(text).toContain(`<button value="${(await runOf('raid-eu')).id}"`);
});

/** The value of the run that is chosen on the page of a product. */
function chosenRun(html: string): string | undefined {
  const radios = html.match(/<input[^>]*name="event"[^>]*>/g) ?? [];
  return / value="([^"]*)"/.exec(radios.find((radio) => radio.includes('checked=""')) ?? '')?.[1];
}

test('the page of a product preselects the run in its address', async () => {
  const { id, product_id } = await runOf('raid-eu');
  const slug = '/en-us/product/normal-raid';
  const { text } = await site.get(`${slug}?run=${id}`);
  expect(chosenRun(text)).toBe(String(id));
  // The product begins with its next run, and takes no seat of it.
  expect(chosenRun((await site.get(slug)).text)).toBe(String(await nextRunOf(product_id)));
  const form = { product: String(product_id), quantity: '2', event: String(id) };
  expect((await site.post(slug, form)).status).toBe(303);
  const { text: after } = await site.get(schedule('&region=eu&view=list'));
  expect(wordsOf(after)).toContain('8 of 10 seats left');
});

test('calendar files contain one run, or all runs that match the filters', async () => {
  const run = await runOf('trials-us');
  const one = await site.get(`/en-us/schedule/${run.id}.ics`);
  expect(one.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const start = run.starts_at.toISOString().replace(/[-:]|\.\d+/g, '');
  expect(one.text.split('\r\n')).toEqual(
    expect.arrayContaining([`UID:run-${run.id}@localhost`, 'SEQUENCE:0', `DTSTART:${start}`, `SUMMARY:${run.title}`]),
  );
  // With a method, the media type would have to name it, and each run an organizer.
  expect(one.text).not.toContain('METHOD:');
  const count = async (search: string) =>
    (await site.get(`/en-us/schedule.ics${search}`)).text.split('BEGIN:VEVENT').length - 1;
  const [all, eu, us, none] = [
    await count(''),
    await count('?region=eu'),
    await count('?region=us'),
    await count('?game=x'),
  ];
  expect([all, none]).toEqual([eu + us, 0]);
  expect([eu, us]).toEqual([await plannedIn('eu'), await plannedIn('us')]);
  expect(us).toBeGreaterThan(2);
  expect((await site.get('/en-us/schedule/999999.ics')).status).toBe(404);
});

test('the calendar file of a canceled run replaces that of the scheduled one', async () => {
  const { id } = await runOf('trials-us');
  await site.shop.db.updateTable('event').set({ canceled: true }).where('id', '=', id).execute();
  const { text } = await site.get(`/en-us/schedule/${id}.ics`);
  expect(text.split('\r\n')).toEqual(expect.arrayContaining(['SEQUENCE:1', 'STATUS:CANCELLED']));
});
