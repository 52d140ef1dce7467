import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './open-site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

test('the page of favorites sets no cookie, is not indexed, and says that it needs JavaScript', async () => {
  const { status, text, headers } = await site.get('/en-us/favourites');
  expect(status).toBe(200);
  expect(headers['set-cookie'] ?? []).toEqual([]);
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(text).toContain('This page needs JavaScript');
});

test('lists have no favorite button in their HTML, as only the browser knows its state', async () => {
  const { text } = await site.get('/en-us/wow-carry/raids', { 'user-agent': 'Googlebot' });
  expect(text).toContain('<article');
  expect(text).not.toContain('aria-label="Favorite:');
});
