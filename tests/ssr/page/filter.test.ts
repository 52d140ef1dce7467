import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSite, SITE_URL, type Site } from '#tests/ssr/open-site.ts';

const GAME = '/en-us/wow-carry';

let site: Site;
/** Ids of the filters by their names. */
let ids: Record<string, string>;

beforeAll(async () => {
  site = await openSite();
  const { text } = await site.get(GAME);
  const boxes = text.matchAll(/name="f"[^>]*value="(\d+)"[^>]*\/><span>([^<]+)</g);
  ids = Object.fromEntries([...boxes].map(([, id, name]) => [name, id]));
});
afterAll(() => site.close());
beforeEach(() => site.upstream.forget());

const count = (text: string) => /id="results"[^>]*>([^<]+)</.exec(text)?.[1];
const chips = (text: string) => [...text.matchAll(/>Remove <\/span>(?:<!-- -->)?([^<]+)</g)].map(([, name]) => name);

test('a filter in the address filters the list and is shown as active', async () => {
  const { status, text } = await site.get(`${GAME}?f=${ids['Dungeons']}`);
  expect([status, count(text), chips(text)]).toEqual([200, '30 services', ['Dungeons']]);
  expect(text).toContain(`href="${GAME}?f=${ids['Dungeons']}&amp;page=2"`);
  expect(text).not.toContain('Heroic Raid</a>');
});

test('a form that sends filters one by one redirects to their canonical address', async () => {
  const own = ids['Self-played'];
  const raids = ids['Raids'];
  const tidy = `${GAME}?f=${[own, raids].sort((a, b) => Number(a) - Number(b)).join(',')}`;
  for (const sent of [`f=${raids}&f=${own}`, `f=${raids},${own},${raids}`, `f=${own}&f=${raids}&f=`]) {
    const { status, headers } = await site.get(`${GAME}?${sent}`);
    expect([sent, status, headers.location]).toEqual([sent, 302, tidy]);
  }
  const found = await site.get(tidy);
  expect([found.status, count(found.text), chips(found.text).length]).toEqual([200, '1 service', 2]);
});

test('unknown filters redirect to the list without them and are not cached', async () => {
  for (const [sent, leads] of [
    ['f=99999', ''],
    [`f=${ids['Raids']},99999&sort=name`, `?f=${ids['Raids']}&sort=name`],
    ['f=%3Cscript%3E', ''],
    ['f=', ''],
  ]) {
    const { status, headers } = await site.get(`${GAME}?${sent}`);
    expect([sent, status, headers.location]).toEqual([sent, 302, `${GAME}${leads}`]);
    expect(headers['cache-control']).toContain('no-store');
  }
});

test('a filtered list is not indexed, and its canonical address is the whole list', async () => {
  const narrow = await site.get(`${GAME}?f=${ids['Dungeons']}&page=2`);
  expect(narrow.text).toContain('<meta name="robots" content="noindex"/>');
  expect(narrow.text).toContain(`<link rel="canonical" href="${SITE_URL}${GAME}"/>`);
  const second = await site.get(`${GAME}?page=2`);
  expect(second.text).not.toContain('name="robots"');
  expect(second.text).toContain(`<link rel="canonical" href="${SITE_URL}${GAME}?page=2"/>`);
});

test('a price in the address filters the list, and its form redirects to a canonical address', async () => {
  const { status, text } = await site.get(`${GAME}?min=10&max=15`);
  expect([status, count(text), chips(text)]).toEqual([200, '6 services', ['$10 to $15']]);
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text).toMatch(/<input[^>]* name="min"[^>]* value="10"/);
  for (const [sent, leads] of [
    ['min=&max=', ''],
    ['min=15&max=10', '?min=10&max=15'],
    [`f=${ids['Dungeons']}&min=&max=010`, `?f=${ids['Dungeons']}&max=10`],
  ]) {
    const { status: moved, headers } = await site.get(`${GAME}?${sent}`);
    expect([sent, moved, headers.location]).toEqual([sent, 302, `${GAME}${leads}`]);
  }
  const search = '/en-us/search/dungeon';
  expect((await site.get(`${search}?min=10&max=15`)).text).toMatch(/>5(<!-- -->)? (<!-- -->)?results/);
  expect((await site.get(`${search}?min=&max=&sort=name`)).headers.location).toBe(`${search}?sort=name`);
  expect((await site.get(`${search}?min=900`)).text).toContain('No service at this price');
});

test('an empty list says so with a way back, and a page past the last one is 404', async () => {
  const filters = [ids['Self-played'], ids['Dungeons']].sort((a, b) => Number(a) - Number(b)).join(',');
  const { status, text } = await site.get(`${GAME}?f=${filters}`);
  expect([status, count(text)]).toEqual([200, '0 services']);
  expect(text).toContain('No service meets all of these');
  expect(text).not.toContain('No data available!');
  expect((await site.get(`${GAME}?f=${filters}&page=2`)).status).toBe(404);
});

test('an empty category says so and offers a retry', async () => {
  const { text } = await site.get(`${GAME}/empty`);
  expect(text).toMatch(/No data available!.*?<a[^>]* href="\/en-us\/wow-carry\/empty"[^>]*>Try again/s);
});

test('search results can be limited to a game that has some', async () => {
  const { status, text } = await site.get('/en-us/search/dungeon?game=wow-carry');
  expect([status, text]).toEqual([200, expect.stringMatching(/>30(<!-- -->)? (<!-- -->)?results/)]);
  const { status: moved, headers } = await site.get('/en-us/search/dungeon?game=arena-league&page=2');
  expect([moved, headers.location]).toEqual([302, '/en-us/search/dungeon']);
});

test('search results show the corrected query, and its text is escaped', async () => {
  expect((await site.get('/en-us/search/dungoen')).text).toMatch(/Showing results for .*<b>dungeon<\/b>/);
  const slashed = await site.get(encodeURI('/en-us/search/hc raid<script>alert(1)</script>'));
  expect([slashed.status, slashed.text.includes('<script>alert')]).toEqual([200, false]);
  const hostile = await site.get(`/en-us/search/${encodeURIComponent('hc raid<script>alert(1)</script>')}`);
  expect(hostile.text).not.toContain('<script>alert');
});
