import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOf } from '#tests/support/desk.ts';
import { openSite, type Site } from './open-site.ts';

const MORROW = { slug: 'morrow', name: 'Morrow', games: ['wow-carry'], languages: ['en', 'pl'], hours: 'Evenings' };
const PATH = '/en-us/player/morrow';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

test('a player’s page is public once it is published, and shows known facts only', async () => {
  const desk = deskOf(site.shop);
  await desk.ask('POST', '/players', JSON.stringify(MORROW));
  expect((await site.get(PATH)).status).toBe(404);
  await desk.ask('POST', '/players/morrow/publish', JSON.stringify({ published: true }));
  const { status, text, headers } = await site.get(`${PATH}?after=x`);
  expect(status).toBe(200);
  expect(headers['set-cookie'] ?? []).toEqual([]);
  expect(text).toContain('>Morrow</h1>');
  expect(text).toContain('English, Polish · Evenings');
  expect(text).toContain('href="/en-us/wow-carry"');
  expect(text).toContain('No review yet.');
  expect(text).not.toMatch(/orders? finished|on time|"AggregateRating"/);
  for (const unknown of ['nobody', '__proto__', 'constructor', 'a%20b', '%00']) {
    expect((await site.get(`/en-us/player/${unknown}`)).status).toBeGreaterThanOrEqual(400);
    expect((await site.get(`/en-us/player/${unknown}`)).status).toBeLessThan(500);
  }
});
