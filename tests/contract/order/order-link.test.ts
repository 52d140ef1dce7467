import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { answerLookups } from '#shop/fulfilment/lookup-store.ts';
import { waitingCount } from '#shop/order/wait-for-change.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { fillCart, orderBody } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, buy, see, teamOf } from '#tests/support/buyer/work.ts';

const BEGIN = new Date('2026-03-10T12:00:00Z');

describe.each(ENGINES)('the link of an order on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let now = BEGIN;
  let minute = 0;

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    // What was asked for in an earlier test is no reason to wait.
    minute += 20;
    now = new Date(BEGIN.getTime() + minute * 60_000);
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  const bought = async () => {
    await fillCart(rest);
    return buy(shop, rest, orderBody());
  };
  const linksIn = async (order: Loose) => {
    // The shop does so after its response, too: a row that it holds now is skipped here.
    do await answerLookups(shop.db, now, 90);
    while (await shop.db.selectFrom('order_lookup').select('id').executeTakeFirst());
    await shop.deliverMail();
    return mailsOf(shop).filter(({ subject }) => subject === `The link to your order ${String(order['order_number'])}`);
  };

  testOnce('is mailed on request by number and address, and the response does not reveal whether it was', async () => {
    const order = await bought();
    const number = String(order['order_number']);
    const asked = [
      { number, email: 'Rowan@Example.com ' },
      { number, email: 'somebody@example.com' },
      { number: 'WS-99999', email: 'rowan@example.com' },
    ];
    for (const body of asked) {
      const { status, data, error } = await (await shopperOf(shop)).post('/order/lookup', body);
      expect([status, data, error]).toEqual([200, { status: 'asked' }, []]);
    }
    const [link, ...others] = await linksIn(order);
    expect(others).toEqual([]);
    expect(link?.to).toBe('rowan@example.com');
    expect(link?.text).toContain(String(order['order_url']));
    expect(await shop.db.selectFrom('order_lookup').selectAll().execute()).toEqual([]);
  });

  testOnce('is mailed once in ten minutes, however often it is requested', async () => {
    const order = await bought();
    // Not at a full ten minutes of the clock.
    now = new Date(now.getTime() + 5 * 60_000);
    const body = { number: String(order['order_id']), email: 'rowan@example.com' };
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await rest.post('/order/lookup', body)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await linksIn(order)).toHaveLength(1);
    for (const [minutes, mails] of [
      [9, 1],
      [1, 2],
      [9, 2],
    ] as const) {
      now = new Date(now.getTime() + minutes * 60_000);
      await rest.post('/order/lookup', body);
      expect([minutes, (await linksIn(order)).length]).toEqual([minutes, mails]);
    }
  });

  testOnce('is not looked up with an invalid order number or email address', async () => {
    for (const body of [
      {},
      { number: 'WS-1' },
      { number: '1 or 1=1', email: 'a@example.com' },
      { number: 1, email: 'a@example.com' },
      { number: '1', email: 'nobody' },
    ]) {
      expect(await rest.post('/order/lookup', body)).toMatchObject({ status: 400 });
    }
  });

  testOnce('is invalidated when its holder revokes it, and the new one is returned and mailed', async () => {
    const order = await bought();
    const revoked = await act(rest, order, 'revoke');
    const token = String(revoked.data['order_token']);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toBe(order['order_token']);
    expect((await rest.get(`/order/${String(order['order_token'])}`)).status).toBe(404);
    expect(await act(rest, order, 'message', { text: 'Hi' })).toMatchObject({ status: 404 });
    expect((await see(rest, revoked.data))['order_number']).toBe(order['order_number']);
    expect((await linksIn(order))[0]?.text).toContain(token);
  });

  test('revoked twice concurrently is replaced once', async () => {
    const order = await bought();
    const statuses = (await Promise.all([act(rest, order, 'revoke'), act(rest, order, 'revoke')])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 404]);
    expect(await linksIn(order)).toHaveLength(1);
  });

  describe('watched for changes', () => {
    const watch = (orders: Record<string, number>) => rest.post('/order/changes', { orders });
    const tokenOf = (order: Loose) => String(order['order_token']);
    const versionOf = (order: Loose) => Number(order['version']);

    test('responds at once when an order has already changed, also for several orders', async () => {
      const [one, two] = [await bought(), await bought()];
      await teamOf(shop, () => now).assign(one);
      const answer = await watch({
        [tokenOf(one)]: versionOf(one),
        [tokenOf(two)]: versionOf(two),
        ['x'.repeat(43)]: 1,
      });
      const version = versionOf(await see(rest, one));
      expect(answer.data['changed']).toEqual([
        { token: tokenOf(one), version },
        { token: 'x'.repeat(43), version: null },
      ]);
    });

    test('responds when the order changes', async () => {
      const order = await bought();
      const waiting = rest.get(`/order/${tokenOf(order)}/changes?since=${versionOf(order)}`);
      while (waitingCount(shop.db) === 0) await new Promise(setImmediate);
      await act(rest, order, 'message', { text: 'Hello' });
      const { data } = await waiting;
      expect(data['changed']?.[0]?.['version']).toBe((await see(rest, order))['version']);
      expect(waitingCount(shop.db)).toBe(0);
    });

    testOnce('responds when another process changes the order', async () => {
      const order = await bought();
      const waiting = watch({ [tokenOf(order)]: versionOf(order) });
      while (waitingCount(shop.db) === 0) await new Promise(setImmediate);
      await sql`update placed_order set version = version + 1 where token = ${tokenOf(order)}`.execute(shop.db);
      expect((await waiting).data['changed']).toEqual([{ token: tokenOf(order), version: versionOf(order) + 1 }]);
    });

    testOnce('rejects a request without orders or a version', async () => {
      for (const orders of [undefined, {}, [], { short: 1 }, { ['x'.repeat(43)]: 'y' }]) {
        expect(await rest.post('/order/changes', { orders })).toMatchObject({ status: 400 });
      }
      const order = await bought();
      expect(await rest.get(`/order/${tokenOf(order)}/changes`)).toMatchObject({ status: 400 });
      expect(await rest.get(`/order/${'x'.repeat(43)}/changes?since=1`)).toMatchObject({ status: 404 });
    });
  });
});
