import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const SUBSCRIBE = '/en-us/subscribe';

let site: Site;
beforeEach(async () => void (site = await openSite()));
afterEach(() => site.close());

test('the home page has a newsletter form, which works without script', async () => {
  expect((await site.get('/en-us', { 'user-agent': 'Googlebot' })).text).toContain(`action="${SUBSCRIBE}"`);
  const sent = await site.post(SUBSCRIBE, { email: 'ada@example.com', source: 'FOOTER' });
  expect([sent.status, sent.headers.location]).toEqual([303, `${SUBSCRIBE}?link=sent`]);
  expect((await site.get(`${SUBSCRIBE}?link=sent`)).text).toContain('Check your inbox');
});

test('an invalid email address is shown again with 422 and an error', async () => {
  const { status, text } = await site.post(SUBSCRIBE, { email: 'ada@' });
  expect(status).toBe(422);
  expect(text).toContain('Enter correct email');
  expect(text).toContain('value="ada@"');
});

test('the page of the mailed link reports success or failure, and is not indexed', async () => {
  const { text, status } = await site.get('/en-us/subscription-confirmed?link=confirmed');
  expect(status).toBe(200);
  expect(text).toContain('You are subscribed');
  expect(text).toContain('noindex');
  expect((await site.get('/en-us/subscription-confirmed?link=invalid')).text).toContain('no longer works');
});

test('the page of the mailed link, opened without one, confirms nothing and shows the form', async () => {
  const { text, status } = await site.get('/en-us/subscription-confirmed');
  expect(status).toBe(200);
  expect(text).not.toContain('You are subscribed');
  expect(text).toContain(`action="${SUBSCRIBE}"`);
});
