import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const SUBSCRIBE = '/en-us/subscribe';

let site: Site;
beforeEach(async () => void (site = await openSite()));
afterEach(() => site.close());

test('the home page asks for an address, and without script the form leads to what comes next', async () => {
  expect((await site.get('/en-us', { 'user-agent': 'Googlebot' })).text).toContain(`action="${SUBSCRIBE}"`);
  const sent = await site.post(SUBSCRIBE, { email: 'ada@example.com', source: 'FOOTER' });
  expect([sent.status, sent.headers.location]).toEqual([303, `${SUBSCRIBE}?link=sent`]);
  expect((await site.get(`${SUBSCRIBE}?link=sent`)).text).toContain('Check your inbox');
});

test('a wrong address comes back with 422, what is wrong and what was typed', async () => {
  const { status, text } = await site.post(SUBSCRIBE, { email: 'ada@' });
  expect(status).toBe(422);
  expect(text).toContain('Enter correct email');
  expect(text).toContain('value="ada@"');
});

test('the page of the mailed link says whether it worked, and is not for search engines', async () => {
  const { text, status } = await site.get('/en-us/subscription-confirmed?link=confirmed');
  expect(status).toBe(200);
  expect(text).toContain('You are subscribed');
  expect(text).toContain('noindex');
  expect((await site.get('/en-us/subscription-confirmed?link=invalid')).text).toContain('no longer works');
});

test('the page of the mailed link, opened without one, confirms nothing and asks for an address', async () => {
  const { text, status } = await site.get('/en-us/subscription-confirmed');
  expect(status).toBe(200);
  expect(text).not.toContain('You are subscribed');
  expect(text).toContain(`action="${SUBSCRIBE}"`);
});
