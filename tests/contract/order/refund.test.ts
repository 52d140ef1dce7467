import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readShopConfig } from '#shop/config/config.ts';
import type { PaymentDeps } from '#shop/payment/provider.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { lockPayment } from '#shop/order/payment/store.ts';
import { payRefunds } from '#shop/refund/pay-out.ts';
import { untilBlocked } from '#tests/support/database/blocked.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { deskOf } from '#tests/support/desk.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, buyRanks, see } from '#tests/support/buyer/work.ts';

const LATER_MS = 6 * 60 * 1000;

describe.each(ENGINES)('a due refund on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let deps: PaymentDeps;
  let now = new Date('2026-03-10T12:00:00Z');

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
    const config = readShopConfig({ DATA_DIR: shop.dataDir });
    deps = { db: shop.db, config, now: () => now, log: pino({ level: 'silent' }) };
  });
  beforeEach(async () => {
    now = new Date(now.getTime() + LATER_MS);
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  const bought = () => buyRanks(shop, rest);
  const paidBack = (order: Loose) =>
    shop.db
      .selectFrom('payment_refund')
      .innerJoin('payment', 'payment.reference', 'payment_refund.reference')
      .where('payment.order_id', '=', Number(order['order_id']))
      .select(['payment_refund.amount_minor', 'payment_refund.state'])
      .execute();

  test('is paid out once, even when several runs process it concurrently', async () => {
    const order = await bought();
    await act(rest, order, 'withdraw');
    await Promise.all(Array.from({ length: 4 }, () => payRefunds(deps)));
    now = new Date(now.getTime() + LATER_MS);
    await payRefunds(deps);
    expect(await paidBack(order)).toEqual([{ amount_minor: 6050, state: 'done' }]);
    expect((await see(rest, order))['refunds']).toMatchObject([{ state: 'paid', amount_decimal: '60.50' }]);
  });

  testOnce('of an order paid by bank transfer waits for the desk', async () => {
    await fillCart(rest);
    const { data: order } = await placeOrder(rest, orderBody());
    await rest.put('/confirm');
    await deskOf(shop).act(order, 'paid');
    await act(rest, order, 'withdraw');
    await payRefunds(deps);
    expect((await see(rest, order))['refunds']).toMatchObject([{ state: 'due' }]);
    expect((await deskOf(shop).list('owed=1')).data.map(({ order_number: number }) => number)).toContain(
      order['order_number'],
    );
  });

  testOnce('that the provider may have paid cannot be marked as paid outside the shop', async () => {
    const order = await bought();
    await act(rest, order, 'withdraw');
    await payRefunds(deps);
    // As after a response of the provider that was lost.
    await shop.db.updateTable('payment_refund').set({ state: 'begun' }).execute();
    const due = { state: 'due', settled_at: null } as const;
    await shop.db.updateTable('order_refund').where('order_id', '=', Number(order['order_id'])).set(due).execute();
    const settle = async () => {
      const [owed] = (await deskOf(shop).show(order)).data['refunds'] ?? [];
      return (await deskOf(shop).act(order, 'settle-refund', { refund: owed?.['id'], state: 'paid' })).status;
    };
    expect(await settle()).toBe(409);
    await shop.db.updateTable('payment_refund').set({ state: 'failed' }).execute();
    expect(await settle()).toBe(200);
  });

  // The embedded database lets nobody in while a transaction is open.
  test.each([engine].filter((one) => one === 'postgres'))(
    'that the desk marks as paid before the provider is asked is not paid by both (%s)',
    async () => {
      const order = await bought();
      await act(rest, order, 'withdraw');
      const [owed] = (await deskOf(shop).show(order)).data['refunds'] ?? [];
      const { reference } = await shop.db
        .selectFrom('payment')
        .where('order_id', '=', Number(order['order_id']))
        .select('reference')
        .executeTakeFirstOrThrow();
      const paying = await inTransaction(shop.db, async (tx) => {
        await lockPayment(tx, reference);
        const asked = payRefunds(deps);
        await untilBlocked(tx);
        const settled = await deskOf(shop).act(order, 'settle-refund', { refund: owed?.['id'], state: 'paid' });
        expect(settled.status).toBe(200);
        return { asked };
      });
      await paying.asked;
      expect(await paidBack(order)).toEqual([]);
      expect((await see(rest, order))['refunds']).toMatchObject([{ state: 'paid' }]);
    },
  );

  testOnce('rejected by the provider stays due, is reported to the desk, and can be retried', async () => {
    const order = await bought();
    const payment = shop.db.updateTable('payment').where('order_id', '=', Number(order['order_id']));
    await payment.set({ captured_minor: 100 }).execute();
    await act(rest, order, 'withdraw');
    await payRefunds(deps);
    const [failed] = (await deskOf(shop).show(order)).data['refunds'] ?? [];
    expect(failed).toMatchObject({ state: 'failed', fault: expect.stringContaining('more than was paid') });
    expect((await see(rest, order))['refunds']).toMatchObject([{ state: 'due' }]);
    await payment.set({ captured_minor: 6050 }).execute();
    await deskOf(shop).act(order, 'settle-refund', { refund: failed?.['id'], state: 'due' });
    await payRefunds(deps);
    expect(await paidBack(order)).toEqual([{ amount_minor: 6050, state: 'done' }]);
  });
});
