import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepKeys } from '#shop/idempotency/store.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

const KEY = 'one-attempt-to-buy';
const ONE_DAY_MS = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('the idempotency key of an order on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let now = new Date('2026-03-10T12:00:00Z');

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await fillCart(rest);
  });
  afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));
  afterAll(() => shop.close());

  const isReplay = ({ headers }: { headers: Headers }) => headers.get('Idempotent-Replayed') === 'true';

  test('used by 100 concurrent requests creates one order', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => placeOrder(rest, orderBody(), KEY)));
    const made = answers.filter(({ status }) => status === 200);
    expect(new Set(made.map(({ data }) => data['order_id'])).size).toBe(1);
    expect(made.filter((answer) => !isReplay(answer))).toHaveLength(1);
    expect(new Set(answers.map(({ status, details }) => details[0]?.code ?? status))).toEqual(new Set([200]));
  });

  testOnce('replays the errors of an invalid form, and accepts the corrected form', async () => {
    const faulty = orderBody({ email: 'no', agree: 0 });
    const first = await placeOrder(rest, faulty, KEY);
    const again = await placeOrder(rest, faulty, KEY);
    expect([first.status, isReplay(first), isReplay(again)]).toEqual([400, false, true]);
    expect(again).toMatchObject({ status: 400, error: first.error, details: first.details });
    const placed = await placeOrder(rest, orderBody(), KEY);
    expect([placed.status, isReplay(placed)]).toEqual([200, false]);
    expect((await placeOrder(rest, faulty, KEY)).details[0]?.code).toBe('key_reused');
    expect((await placeOrder(rest, orderBody(), KEY)).data).toEqual(placed.data);
  });

  testOnce('of a rejected form is validated again once the cart has changed', async () => {
    const body = orderBody({ custom_field: { account: { platform: 'toaster' } } });
    await placeOrder(rest, body, KEY);
    await fillCart(rest);
    expect(isReplay(await placeOrder(rest, body, KEY))).toBe(false);
    expect(isReplay(await placeOrder(rest, body, KEY))).toBe(true);
  });

  testOnce('can be reused after a recoverable error: a used-up coupon or a changed total', async () => {
    const body = orderBody({ expected_total: '22.50', coupon: 'K1' });
    await shop.db.updateTable('coupon').set({ used: 1 }).where('code', '=', 'K1').execute();
    expect((await placeOrder(rest, body, KEY)).details[0]?.code).toBe('coupon');
    await shop.db.updateTable('coupon').set({ used: 0 }).where('code', '=', 'K1').execute();
    expect((await placeOrder(rest, { ...body, expected_total: '20.00' }, KEY)).status).toBe(409);
    const placed = await placeOrder(rest, body, KEY);
    expect([placed.status, isReplay(placed)]).toEqual([200, false]);
  });

  testOnce('is scoped to its session: another session can use the same key', async () => {
    const mine = await placeOrder(rest, orderBody(), KEY);
    const other = await shopperOf(shop);
    await fillCart(other);
    const theirs = await placeOrder(other, orderBody(), KEY);
    expect([theirs.status, isReplay(theirs)]).toEqual([200, false]);
    expect(theirs.data['order_id']).not.toBe(mine.data['order_id']);
  });

  testOnce('is stored for 24 hours and then swept', async () => {
    const before = now;
    await placeOrder(rest, orderBody(), KEY);
    now = new Date(before.getTime() + ONE_DAY_MS);
    await sweepKeys(shop.db, now);
    expect(isReplay(await placeOrder(rest, orderBody(), KEY))).toBe(true);
    now = new Date(before.getTime() + ONE_DAY_MS + 1);
    await sweepKeys(shop.db, now);
    expect(await shop.db.selectFrom('idempotency_key').select('key').execute()).toEqual([]);
    expect(isReplay(await placeOrder(rest, orderBody(), KEY))).toBe(false);
    now = before;
  });
});
