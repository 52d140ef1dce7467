import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anonymiseOrders } from '#shop/privacy/erase.ts';
import { exportPerson } from '#shop/privacy/export.ts';
import { personOfOrders } from '#shop/privacy/person.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { startPushService } from '#tests/support/provider/push-service.ts';
import { type Loose, type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, see, teamOf } from '#tests/support/buyer/work.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { withoutIntervals } from '#tests/support/without-intervals.ts';

const MINUTE_MS = 60 * 1000;
let made = 0;

describe.each(ANY_ENGINE)('a Discord channel of an order on %s', (engine) => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  let shop: TestShop;
  let rest: Shopper;
  let order: Loose;
  let path: string;
  let now = new Date();

  beforeAll(async () => {
    service = await startPushService();
    const push = { publicKey: '', privateKey: '', agent: service.agent };
    shop = await withoutIntervals(() => createTestShop({ engine, now: () => now, config: { push } }));
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await addRanks(rest);
    order = await buy(shop, rest);
    made += 1;
    path = `/api/webhooks/${'1'.repeat(17)}${made}/${'a'.repeat(68)}`;
  });
  afterAll(async () => {
    await shop.close();
    await service.close();
  });

  const set = (webhook: unknown = `https://discord.com${path}`) => act(rest, order, 'discord', { webhook });
  const state = async () => (await see(rest, order))['discord'];
  const arrivals = () =>
    service.arrived.filter((one) => one.path === path).map(({ body }) => JSON.parse(String(body)) as Loose);
  const begin = async () => {
    const team = teamOf(shop, () => now);
    await team.assign(order);
    await team.do(order, 1);
  };

  test('receives a test message and then updates, without the buyer’s data or the order link', async () => {
    const { data } = await set(`https://canary.discordapp.com${path}`);
    expect(data['discord']).toBe('testing');
    await begin();
    await shop.deliverPushes();
    expect(await state()).toBe('on');
    const [test, started, ...more] = arrivals();
    expect(more).toEqual([]);
    expect(test?.['allowed_mentions']).toEqual({ parse: [] });
    expect(started?.['content']).toBe(`**Order ${String(order['order_number'])}**: Your team has started.`);
    expect(JSON.stringify(arrivals())).not.toContain(String(order['order_token']));
  });

  test('is removed by the buyer, a new order link or erasure, and is omitted from exports', async () => {
    await set();
    await act(rest, order, 'discord', { webhook: null });
    expect(await state()).toBeNull();
    await shop.deliverPushes();
    expect(arrivals()).toEqual([]);
    await set();
    const { data: renewed } = await act(rest, order, 'revoke');
    expect(renewed['discord']).toBeNull();
    order = renewed;
    await set();
    const person = personOfOrders([Number(order['order_id'])]);
    const told = await shop.db.transaction().execute((tx) => exportPerson(tx, person, now));
    expect(JSON.stringify(told)).not.toContain('a'.repeat(68));
    await shop.db.transaction().execute((tx) => anonymiseOrders(tx, { dataDir: shop.dataDir }, person.orderIds, now));
    const left = shop.db.selectFrom('discord_webhook').where('order_id', '=', Number(order['order_id']));
    expect(await left.selectAll().execute()).toEqual([]);
  });

  test.each([401, 404])('is disabled and its token deleted when Discord responds with %i', async (status) => {
    service.answer(path, status);
    await set();
    await begin();
    await shop.deliverPushes();
    expect([await state(), arrivals().length]).toEqual(['gone', 1]);
    const kept = shop.db.selectFrom('discord_webhook').where('order_id', '=', Number(order['order_id']));
    expect(await kept.select('token').execute()).toEqual([{ token: '' }]);
    await shop.deliverPushes();
    expect(arrivals()).toHaveLength(1);
  });

  test('reports a failed test message until one is delivered or a webhook is entered again', async () => {
    service.answer(path, 400);
    await set();
    await shop.deliverPushes();
    const seen = await see(rest, order);
    expect([seen['discord'], seen['undelivered']]).toEqual(['testing', ['discord']]);
    service.answer(path, 204);
    await set();
    expect((await see(rest, order))['undelivered']).toEqual([]);
    await shop.deliverPushes();
    expect([await state(), arrivals().length]).toEqual(['on', 2]);
    service.answer(path, 500);
    await begin();
    await shop.deliverPushes();
    expect((await see(rest, order))['undelivered']).toEqual(['discord']);
    service.answer(path, 204);
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    await shop.deliverPushes();
    expect((await see(rest, order))['undelivered']).toEqual([]);
  });

  test('is retried after the time Discord requests, and redirects are not followed', async () => {
    service.answer(path, 429, { 'Retry-After': '1800.5' });
    await set();
    await shop.deliverPushes();
    now = new Date(now.getTime() + 29 * MINUTE_MS);
    await shop.deliverPushes();
    expect(arrivals()).toHaveLength(1);
    service.answer(path, 302, { Location: 'https://discord.com/elsewhere' });
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    await shop.deliverPushes();
    expect([arrivals().length, service.arrived.some((one) => one.path === '/elsewhere')]).toEqual([2, false]);
    service.answer(path, 204);
    now = new Date(now.getTime() + 6 * MINUTE_MS);
    await shop.deliverPushes();
    expect([arrivals().length, await state()]).toEqual([3, 'on']);
  });

  test.each([
    'http://discord.com/api/webhooks/111111111111111111/',
    'https://discord.com.example/api/webhooks/111111111111111111/',
    'https://discord.com@127.0.0.1/api/webhooks/111111111111111111/',
    'https://evil.discord.com/api/webhooks/111111111111111111/',
    'https://discord.com:8443/api/webhooks/111111111111111111/',
    'https://discord.com/api/webhooks/../111111111111111111/',
    'https://discord.com/api/channels/111111111111111111/',
  ])('is rejected for a webhook URL starting with %s', async (begin) => {
    const { status, details } = await set(`${begin}${'a'.repeat(68)}`);
    expect([status, details.map((one) => one.field)]).toEqual([400, ['webhook']]);
  });
});
