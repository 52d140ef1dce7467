import { afterEach, beforeEach, expect, test } from 'vitest';
import { runWords } from '#client/cart/timing-words.ts';
import { deskOf } from '#tests/support/desk.ts';
import type { Loose } from '#tests/support/buyer/shopper.ts';
import { buyRun, buyRunLate } from '#tests/support/buyer/work.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

let site: Site;
let order: Loose;
let path: string;

beforeEach(async () => {
  site = await openSite();
  order = await buyRun(site.shop);
  path = `/en-us/order/${String(order['order_token'])}`;
});
afterEach(() => site.close());

const read = async (at = path) => (await site.get(at)).text.replaceAll('<!-- -->', '');
const line = () => String(order['products']?.[0]?.['key']);
const date = () => order['products']?.[0]?.['other_dates']?.[0];
const move = (event: string) =>
  site.post(path, { intent: 'reschedule', key: '', line: line(), [`event-${line()}`]: event });
const markRunCanceled = () =>
  deskOf(site.shop).send(
    'POST',
    `/runs/${String(order['products']?.[0]?.['event']?.['event_id'])}/call-off`,
    JSON.stringify({ reason: 'A healer is ill.' }),
  );

test('without script the date of a run can be changed', async () => {
  expect(await read()).toContain(`<option value="${String(date()?.['event_id'])}">`);
  const missing = await move('');
  expect([missing.status, missing.text.includes('aria-invalid="true"')]).toEqual([422, true]);
  const moved = await move(String(date()?.['event_id']));
  expect([moved.status, moved.headers.location]).toEqual([303, path]);
  const start = runWords({ startsAt: String(date()?.['starts_at']) }, 'UTC');
  expect(await read()).toContain(`${start}, done\u00a0by\u00a0`);
});

test('without script a canceled run is reported and can be refunded', async () => {
  await markRunCanceled();
  const text = await read();
  expect(text).toContain('We had to call this run off');
  expect(text).toContain('A healer is ill. Choose another date');
  expect(text).toMatch(/Take back \$[1-9]/);
  const back = await site.post(path, { intent: 'refund', key: 'refund-key-0000001', line: line() });
  expect([back.status, back.headers.location]).toEqual([303, path]);
  expect(await read()).toContain('The run was called off');
});

test('without script an order that was paid late offers dates and a refund, and is rebooked to a date', async () => {
  order = await buyRunLate(site.shop);
  path = `/en-us/order/${String(order['order_token'])}`;
  const text = await read();
  expect(text).toMatch(/Your payment of \$[\d.]+ came late<\/h2>/);
  expect(text).toContain('and its seats were open to others again. Choose what happens now.');
  expect(text).toMatch(/Take back \$[1-9]/);
  expect(text).not.toContain('Nothing was charged');
  const form = { intent: 'rebook', key: 'rebook-key-0000001' };
  const missing = await site.post(path, { ...form, [`event-${line()}`]: '' });
  expect([missing.status, missing.text.includes('aria-invalid="true"')]).toEqual([422, true]);
  const taken = await site.post(path, { ...form, [`event-${line()}`]: String(date()?.['event_id']) });
  expect([taken.status, taken.headers.location]).toEqual([303, path]);
  expect(await read()).toContain('is placed</h1>');
});

test('without script the order link is replaced, and the old one is not found', async () => {
  const { status, headers } = await site.post(path, { intent: 'revoke', key: 'revoke-key-0000001' });
  expect(status).toBe(303);
  const fresh = String(headers.location);
  expect(fresh).toMatch(/^\/en-us\/order\/[\w-]{43}\?link=new$/);
  expect(await read(fresh)).toContain('This page has a new address');
  expect((await site.get(path)).status).toBe(404);
});

test('the receipt names its seller, and its dates have a year', async () => {
  const text = await read();
  expect(text).toContain('Test Company, registered in the United Arab Emirates, number 42');
  expect(text).toMatch(/<dt>Paid<\/dt><dd><time [^>]+>\d+ \w{3} \d{4}, \d\d:\d\d UTC</);
});
