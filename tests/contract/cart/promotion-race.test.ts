import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { expireOrders } from '#shop/lifecycle/expire.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { fillCart, orderBody, placeOrder, usesOf } from '#tests/support/buyer/purchase.ts';
import { isMatrix } from '#tests/support/matrix.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper, type ShopperAnswer } from '#tests/support/buyer/shopper.ts';

/** On PostgreSQL several times as many as the shop has connections; the rest of them only wait. */
const SHOPPERS = isMatrix ? { pglite: 60, postgres: 200 } : { pglite: 20, postgres: 60 };
const LIMITS = [1, 5, 50];
const LATE = { pglite: 10, postgres: 40 };
const BUSY_PAUSE_MS = 100;
const DEAD = [7, 8, 10, 14, 16];

// PGlite has one connection, so its transactions never meet; only PostgreSQL shows a race.
describe.each(ENGINES)('many concurrent shoppers on %s', (engine) => {
  let shop: TestShop;
  let now = new Date('2026-03-10T12:00:00Z');

  const open = async () => {
    now = new Date('2026-03-10T12:00:00Z');
    shop = await createTestShop({ engine, now: () => now });
  };
  afterEach(async () => {
    const broken = await brokenRules(shop.db);
    await shop.close();
    expect(broken).toEqual({});
  });

  const crowd = async (size: number) => {
    const shoppers: Shopper[] = [];
    while (shoppers.length < size) {
      shoppers.push(...(await Promise.all(Array.from({ length: 10 }, () => shopperOf(shop)))));
    }
    return shoppers;
  };
  const liveOrdersWith = async (code: string) =>
    (
      await shop.db
        .selectFrom('placed_order')
        .where('coupon', '=', code)
        .where('status', 'not in', DEAD)
        .select('id')
        .execute()
    ).length;

  test('use a coupon exactly up to its limit, and free its uses when their orders expire', async () => {
    await open();
    const shoppers = await crowd(SHOPPERS[engine]);
    for (const rest of shoppers) await fillCart(rest);
    const limits = LIMITS.filter((limit) => limit < shoppers.length);
    for (const limit of limits) {
      const coupon = `K${limit}`;
      const answers = await Promise.all(shoppers.map((rest) => persist(rest, orderBody({ coupon }))));
      const made = answers.filter(({ status }) => status === 200);
      expect([limit, made.length]).toEqual([limit, limit]);
      expect(new Set(made.map(({ data }) => data['total_decimal']))).toEqual(new Set(['22.50']));
      const others = answers.filter(({ status }) => status !== 200);
      expect(others.filter(({ details }) => details[0]?.code !== 'coupon')).toEqual([]);
      expect([await liveOrdersWith(coupon), await usesOf(shop, coupon)]).toEqual([limit, limit]);
    }
    now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
    await Promise.all(Array.from({ length: 4 }, () => expireOrders(shop.db, now)));
    for (const limit of limits) expect(await usesOf(shop, `K${limit}`)).toBe(0);
  });

  test('use a coupon for one order of each buyer once, though unpaid orders get one address at the same time', async () => {
    await open();
    const shoppers = await crowd(10);
    for (const rest of shoppers) await fillCart(rest);
    const made = async (email: (at: number) => string) => {
      const bodies = shoppers.map((_, at) =>
        orderBody({ coupon: 'ONCE', payment_method: 'sandbox_card', email: email(at) }),
      );
      const answers = await Promise.all(shoppers.map((rest, at) => persist(rest, bodies[at]!)));
      return answers.filter(({ status }) => status === 200).length;
    };
    expect(await made((at) => `rowan${at}@example.com`)).toBe(10);
    expect(await made(() => 'rowan@example.com')).toBe(1);
  });

  test('get the last seat of a run only once in their carts', async () => {
    await open();
    const { event, product } = await lastSeat();
    const shoppers = await crowd(SHOPPERS[engine] / 2);
    const answers = await Promise.all(
      shoppers.map((rest) => rest.post('/cart', { product_id: product, event_id: event })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(shoppers.length - 1);
  });

  test('get the last seat of a run only once when all order after their holds have expired', async () => {
    await open();
    const { event, product } = await lastSeat();
    const shoppers = await crowd(LATE[engine]);
    for (const rest of shoppers) {
      expect((await rest.post('/cart', { product_id: product, event_id: event })).status).toBe(200);
      now = new Date(now.getTime() + 16 * 60 * 1000);
    }
    const body = orderBody({ custom_field: { account: { battletag: 'Rowan#2134' } } });
    const answers = await Promise.all(shoppers.map((rest) => persist(rest, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ details }) => details[0]?.code))).toEqual(new Set(['cart_unavailable']));
  });

  const lastSeat = async () => {
    const event = await shop.db
      .selectFrom('event')
      .where('run_key', '=', 'solo')
      .orderBy('starts_at')
      .select('id')
      .executeTakeFirstOrThrow();
    return { event: event.id, product: await productId(await shopperOf(shop), 'normal-raid') };
  };
});

/** Orders like the storefront's visitors do: again with the same key while the shop is too busy. */
async function persist(rest: Shopper, body: Record<string, unknown>): Promise<ShopperAnswer> {
  const key = randomUUID();
  for (;;) {
    const answer = await placeOrder(rest, body, key);
    if (answer.status !== 503 && answer.details[0]?.code !== 'in_progress') return answer;
    await wait(BUSY_PAUSE_MS);
  }
}
