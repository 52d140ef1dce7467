import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './open-site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

test('the page of favorites is the same for everybody, kept out of indexes, and says what it needs', async () => {
  const { status, text, headers } = await site.get('/en-us/favourites');
  expect(status).toBe(200);
  expect(headers['set-cookie'] ?? []).toEqual([]);
  expect(text).toContain('<meta name="robots" content="noindex"');
  expect(text).toContain('This page needs JavaScript');
});

test('lists hold no heart, as only the browser knows whether it is pressed', async () => {
  const { text } = await site.get('/en-us/wow-carry/raids', { 'user-agent': 'Googlebot' });
  expect(text).toContain('<article');
  expect(text).not.toContain('aria-label="Favorite:');
});
