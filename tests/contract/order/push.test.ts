import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anonymiseOrders } from '#shop/privacy/erase.ts';
import { exportPerson } from '#shop/privacy/export.ts';
import { personOfOrders } from '#shop/privacy/person.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { createBrowser, readVapid, startPushService } from '#tests/support/provider/push-service.ts';
import { request } from '#tests/support/buyer/rest.ts';
import { type Loose, type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, see, teamOf } from '#tests/support/buyer/work.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { withoutIntervals } from '#tests/support/without-intervals.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(ANY_ENGINE)('push notifications of an order on %s', (engine) => {
  let service: Awaited<ReturnType<typeof startPushService>>;
  let shop: TestShop;
  let rest: Shopper;
  let order: Loose;
  let browser: ReturnType<typeof createBrowser>;
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
    browser = createBrowser();
  });
  afterAll(async () => {
    await shop.close();
    await service.close();
  });

  const start = (given: object = browser.subscription) => act(rest, order, 'push', { ...given });
  const arrivals = (path = browser.path) => service.arrived.filter((one) => one.path === path);
  const devices = async () => (await see(rest, order))['notifications']?.['devices'];
  const begin = async (one = order) => {
    const team = teamOf(shop, () => now);
    await team.assign(one);
    await team.do(one, 1);
  };
  const waiting = () =>
    shop.db
      .selectFrom('push_message')
      .innerJoin('push_device', 'push_device.id', 'device_id')
      .where('order_id', '=', Number(order['order_id']))
      .select('push_message.attempts')
      .execute();

  test('reach the browser encrypted and signed, without the buyer’s details', async () => {
    expect((await start()).status).toBe(200);
    await begin();
    await shop.deliverPushes();
    const [push, ...more] = arrivals();
    expect(more).toEqual([]);
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(browser.read(push?.body ?? Buffer.alloc(0))).toEqual({
      title: `Order ${String(order['order_number'])}`,
      body: 'Your team has started.',
      path: `/en-us/order/${String(order['order_token'])}`,
    });
    const { key, claims } = readVapid(push?.headers['authorization']);
    expect(key).toBe((await see(rest, order))['notifications']?.['public_key']);
    expect(claims).toMatchObject({ aud: 'https://updates.push.example.com', sub: 'mailto:support@test.example' });
  });

  test('go to every subscribed browser of the order once, and not to browsers of other orders', async () => {
    const other = createBrowser();
    await start();
    await start();
    await start(other.subscription);
    await begin();
    await shop.deliverPushes();
    await shop.deliverPushes();
    expect([arrivals(), arrivals(other.path)].map(({ length }) => length)).toEqual([1, 1]);
    await addRanks(rest);
    await begin(await buy(shop, rest));
    await shop.deliverPushes();
    expect(arrivals()).toHaveLength(1);
  });

  test('list an order’s browsers as digests, at most five', async () => {
    await start();
    const digest = createHash('sha256').update(browser.subscription.endpoint).digest('base64url');
    expect(await devices()).toEqual([digest]);
    for (let more = 0; more < 4; more += 1) expect((await start(createBrowser().subscription)).status).toBe(200);
    expect((await start(createBrowser().subscription)).status).toBe(409);
    expect((await start()).status).toBe(200);
    expect(await devices()).toHaveLength(5);
  });

  test('can be turned off for one or all browsers, which also clears the queue', async () => {
    const other = createBrowser();
    await start();
    await start(other.subscription);
    const [first, second] = (await devices()) ?? [];
    expect((await act(rest, order, 'push-off', { device: first })).status).toBe(200);
    expect(await devices()).toEqual([second]);
    await act(rest, order, 'push-off');
    expect(await devices()).toEqual([]);
    await begin();
    await shop.deliverPushes();
    expect([...arrivals(), ...arrivals(other.path)]).toEqual([]);
  });

  test.each([404, 410])('stop for a browser when the push service responds with %i', async (status) => {
    service.answer(browser.path, status);
    await start();
    await begin();
    await shop.deliverPushes();
    expect([await devices(), arrivals().length]).toEqual([[], 1]);
    expect((await see(rest, order))['undelivered']).toEqual(['push']);
    await start(createBrowser().subscription);
    expect((await see(rest, order))['undelivered']).toEqual([]);
  });

  test('are retried after other failures, at most five times, and the browser stays subscribed', async () => {
    service.answer(browser.path, 503);
    await start();
    await begin();
    await shop.deliverPushes();
    await shop.deliverPushes();
    expect(await waiting()).toEqual([{ attempts: 1 }]);
    for (let day = 0; day < 6; day += 1) {
      now = new Date(now.getTime() + DAY_MS);
      await shop.deliverPushes();
    }
    expect(arrivals()).toHaveLength(5);
    expect((await see(rest, order))['undelivered']).toEqual(['push']);
    expect([await waiting(), (await devices())?.length]).toEqual([[], 1]);
  });

  test('move to a browser’s new address when it proves the old one, including queued ones', async () => {
    const [fresh, stranger] = [createBrowser(), createBrowser()];
    const renew = (old: object, given: object = fresh.subscription) =>
      request(shop, 'POST', '/api/public/push/renew', { body: { ...old, ...given } });
    const { endpoint: old_endpoint, auth: old_auth } = browser.subscription;
    await start();
    await begin();
    await addRanks(rest);
    const other = await buy(shop, rest);
    await act(rest, other, 'push', { ...browser.subscription });
    const { version } = await see(rest, other);
    expect((await renew({ old_endpoint, old_auth: stranger.subscription.auth })).status).toBe(404);
    expect((await renew({ old_endpoint: stranger.subscription.endpoint, old_auth })).status).toBe(404);
    const inside = { ...fresh.subscription, endpoint: 'https://127.0.0.1/a' };
    expect((await renew({ old_endpoint, old_auth }, inside)).status).toBe(400);
    expect((await renew({ old_endpoint, old_auth })).status).toBe(200);
    const digest = createHash('sha256').update(fresh.subscription.endpoint).digest('base64url');
    expect(await devices()).toEqual([digest]);
    expect(await see(rest, other)).toMatchObject({ notifications: { devices: [digest] } });
    expect((await see(rest, other))['version']).not.toBe(version);
    await shop.deliverPushes();
    expect([arrivals(), arrivals(fresh.path)].map(({ length }) => length)).toEqual([0, 1]);
    expect((await renew({ old_endpoint, old_auth })).status).toBe(404);
  });

  test('end when the order link is revoked', async () => {
    await start();
    const { data: renewed } = await act(rest, order, 'revoke');
    expect(renewed['notifications']?.['devices']).toEqual([]);
  });

  test('are exported without the push endpoint, and erased', async () => {
    await start();
    await begin();
    const person = personOfOrders([Number(order['order_id'])]);
    const told = await shop.db.transaction().execute((tx) => exportPerson(tx, person, now));
    expect(told.data['push_device']).toMatchObject([{ order_id: Number(order['order_id']) }]);
    expect(JSON.stringify(told)).not.toContain(browser.subscription.endpoint);
    await shop.db.transaction().execute((tx) => anonymiseOrders(tx, { dataDir: shop.dataDir }, person.orderIds, now));
    const left = shop.db.selectFrom('push_device').where('order_id', '=', Number(order['order_id']));
    expect([await left.selectAll().execute(), await waiting()]).toEqual([[], []]);
  });

  test.each([
    ['endpoint', 'http://push.example.com/a'],
    ['endpoint', 'https://127.0.0.1/a'],
    ['endpoint', 'https://2130706433/a'],
    ['endpoint', 'https://[::1]/a'],
    ['endpoint', 'https://localhost/a'],
    ['endpoint', 'https://db.internal/a'],
    ['endpoint', 'https://db.internal./a'],
    ['endpoint', 'https://push.example.com:8443/a'],
    ['endpoint', 'https://user:word@push.example.com/a'],
    ['endpoint', undefined],
    ['p256dh', 'B'.repeat(87)],
    ['p256dh', ''],
    ['auth', 'short'],
  ])('are rejected for the invalid %s %s', async (field, value) => {
    const { status, details } = await start({ ...browser.subscription, [field]: value });
    expect([status, details.map((one) => one.field)]).toEqual([400, [field]]);
  });
});

test('push keys are generated once for all processes of a database, unless configured', async () => {
  const shop = await createTestShop();
  const push = { publicKey: 'B'.repeat(87), privateKey: 'x'.repeat(43) };
  const [same, given] = [
    await createTestShop({ beside: shop }),
    await createTestShop({ beside: shop, config: { push } }),
  ];
  const keyIn = async (one: TestShop) => {
    const rest = await shopperOf(one);
    await addRanks(rest);
    return (await buy(one, rest))['notifications']?.['public_key'];
  };
  const own = await keyIn(shop);
  expect(own).toMatch(/^B[\w-]{86}$/);
  expect([await keyIn(same), await keyIn(given)]).toEqual([own, push.publicKey]);
  for (const one of [given, same, shop]) await one.close();
});
