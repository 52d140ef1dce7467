import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deskOf } from '#tests/support/desk.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { addRanks, buy } from '#tests/support/buyer/work.ts';
import { openSite, type Site } from '#tests/ssr/open-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let shop: TestShop;
let site: Site;
let order: Awaited<ReturnType<typeof buy>>;
let path: string;

beforeAll(async () => void (shop = await createTestShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  site = await openSite({}, { shop });
  const shopper = await shopperOf(site.shop);
  await addRanks(shopper);
  order = await buy(site.shop, shopper);
  path = `/en-us/order/${String(order['order_token'])}`;
});
afterEach(() => site.close());

const read = async () => (await site.get(path)).text.replaceAll('<!-- -->', '');

async function work(to: number) {
  const desk = deskOf(site.shop);
  await desk.act(order, 'assign', { team: 'Halden' });
  if (to > 0) await desk.act(order, 'advance', { line: String(order['products']?.[0]?.['key']), to });
}

test('a paid order shows its payment, its latest start in UTC, and the refund for a withdrawal', async () => {
  const { headers, status } = await site.get(path);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  const text = await read();
  expect(text).toContain('is placed</h1>');
  expect(text).toContain('Paid, $60.50');
  expect(text).toMatch(/Starts by <time dateTime="[^"]+">\d+ \w+, \d\d:\d\d UTC</i);
  expect(text).toContain('You get back $60.50: 100% of what you paid.');
  expect(text).not.toMatch(/value="(confirm|pause|resume)"/);
});

test('an assigned order shows its team and is not in progress', async () => {
  await work(0);
  const text = await read();
  expect(text).toContain('has its team</h1>');
  expect(text).toMatch(/aria-current="step"[^]*?<b>Team found/);
});

test('finished work is counted, and can be paused without script', async () => {
  await work(2);
  expect(await read()).toContain('Steps: 2 of 3, Gold reached');
  const paused = await site.post(path, { intent: 'pause', key: 'pause-key-00000001' });
  expect([paused.status, paused.headers.location]).toEqual([303, path]);
  const text = await read();
  expect(text).toContain('is paused</h1>');
  expect(text).toContain('Paused by you');
});

test('without script a message is escaped, and is sent once when submitted twice', async () => {
  const message = { intent: 'message', key: 'message-key-000001', text: 'Evenings <b>only</b>\r\nplease' };
  for (const form of [message, message]) expect((await site.post(path, form)).status).toBe(303);
  expect((await read()).match(/>Evenings &lt;b&gt;only&lt;\/b&gt;\nplease</g)).toHaveLength(1);
});

test('an empty or too long message is rejected with an error, and its text is kept', async () => {
  const empty = await site.post(path, { intent: 'message', key: '', text: ' ' });
  expect([empty.status, empty.text.includes('aria-invalid="true"')]).toEqual([422, true]);
  const long = await site.post(path, { intent: 'message', key: '', text: 'too long '.repeat(250) });
  expect(long.status).toBe(422);
  expect(long.text).toContain('At most 2000 characters');
  expect(long.text).toContain('too long too long');
});

test('a finished order asks for a confirmation once', async () => {
  await work(3);
  expect(await read()).toContain('Confirm that it is done');
  expect((await site.post(path, { intent: 'confirm', key: 'confirm-key-000001' })).status).toBe(303);
  expect(await read()).not.toContain('Confirm that it is done');
});

test('a withdrawal ends the order and shows the refund', async () => {
  expect((await site.post(path, { intent: 'withdraw', key: 'withdraw-key-00001' })).status).toBe(303);
  const text = await read();
  expect(text).toMatch(/(On its way back|Given back)/);
  expect(text).not.toContain('value="withdraw"');
});

test('compensation for a missed deadline is offered, and accepted without script', async () => {
  const paid = new Date(Date.now() - 3 * DAY_MS);
  const token = String(order['order_token']);
  await site.shop.db.updateTable('placed_order').where('token', '=', token).set({ paid_at: paid }).execute();
  expect(await read()).toMatch(/Accept \$[1-9]/);
  expect((await site.post(path, { intent: 'accept', key: 'accept-key-0000001' })).status).toBe(303);
  const text = await read();
  expect(text).toMatch(/Compensation of \$[1-9]/);
  expect(text).not.toContain('value="accept"');
});

test('an action that is no longer possible is rejected on the order page', async () => {
  await work(1);
  await site.post(path, { intent: 'pause', key: 'pause-key-00000001' });
  const again = await site.post(path, { intent: 'accept', key: 'accept-key-0000001' });
  expect(again.status).toBe(422);
  expect((await site.post(path, { intent: 'dance' })).status).toBe(400);
});

test('a failed message keeps its text and idempotency key, so that it is not sent twice', async () => {
  site.upstream.instead(({ method, path: asked }) =>
    method === 'POST' && asked.endsWith('/message') ? { status: 500 } : undefined,
  );
  const { status, text } = await site.post(path, {
    intent: 'message',
    key: 'message-key-000009',
    text: 'Are you there?',
  });
  expect(status).toBe(503);
  expect(text).toContain('The shop did not answer.');
  expect(text).toContain('value="message-key-000009"');
  expect(text).toContain('>Are you there?</textarea>');
});

test('an action on an unknown order is not found', async () => {
  const { status } = await site.post(`/en-us/order/${'x'.repeat(43)}`, { intent: 'pause', key: '' });
  expect(status).toBe(404);
});

test('an expired link responds 410 without order data, and offers a new link without script', async () => {
  await work(3);
  const over = new Date(Date.now() - 91 * DAY_MS);
  await shop.db
    .updateTable('placed_order')
    .set({ completed_at: over })
    .where('id', '=', Number(order['order_id']))
    .execute();
  const { status, headers, text } = await site.get(path);
  expect([status, headers['cache-control']]).toEqual([410, 'private, no-store']);
  expect(text).toContain('This link has expired');
  expect(text).toContain('noindex');
  expect(text).toMatch(/<form[^>]*action="\/en-us\/order"/);
  expect(text).not.toContain(String(order['order_number']));
  expect(text).not.toContain('rowan@example.com');
  const acted = await site.post(path, { intent: 'confirm', key: 'confirm-key-0000001' });
  expect([acted.status, acted.headers.location]).toEqual([303, path]);
});

test('a finished order can be reordered with the same configuration', async () => {
  await work(3);
  const text = await read();
  expect(text).toContain('>Order again<');
  const again = await site.post(path, {
    intent: 'again',
    key: 'again-key-00000001',
    line: String(order['products']?.[0]?.['key']),
  });
  expect([again.status, again.headers.location]).toEqual([303, '/en-us/checkout/cart']);
  const { options } = await site.shop.db
    .selectFrom('cart_line')
    .select('options')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(Object.values(options)).toEqual(['bronze-platinum']);
  expect((await site.post(path, { intent: 'again', key: 'again-key-00000002', line: '999999' })).status).toBe(404);
});

test('a finished order shows today’s price', async () => {
  await work(3);
  const product = site.shop.db.updateTable('product').where('slug', '=', 'rank-boost');
  await product.set({ price_micros: 7_000_000 }).execute();
  const text = await read();
  await product.set({ price_micros: 5_000_000 }).execute();
  expect(text.match(/Today <b[^>]*>[^<]*/)?.[0]).toBe('Today <b class="num">$62.50');
});

test('an option that is no longer sold is named, with a link to the product instead of a reorder', async () => {
  await work(3);
  const value = site.shop.db.updateTable('product_option_value').where('name', '=', 'Platinum');
  await value.set({ enabled: false }).execute();
  const text = await read();
  await value.set({ enabled: true }).execute();
  expect(text.match(/No longer sold[^<]*/)?.[0]).toBe('No longer sold: Rank: Bronze – Platinum');
  expect(text.match(/href="([^"]*)">See what is sold today/)?.[1]).toBe('/en-us/arena-league/ladder/rank-boost');
  expect(text).not.toMatch(/>Order again</);
});
