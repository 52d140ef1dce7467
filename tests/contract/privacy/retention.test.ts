import { utimesSync } from 'node:fs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepRetention } from '#shop/privacy/retention.ts';
import { DEFAULT_RETENTION } from '#shop/config/retention-settings.ts';
import { sweepSessions } from '#shop/session/store.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { deskOf } from '#tests/support/desk.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { copyOrder, sweepIn } from '#tests/support/provider/payment.ts';
import { orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { request } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, NO_ACCOUNT } from '#tests/support/buyer/work.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH_MS = 31 * DAY_MS;

describe.each(ENGINES)('data retention on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop({ engine });
  });
  afterAll(() => shop.close());

  /** What the job does so many milliseconds from now, as a process of its own would do it. */
  const keepIn = (ms: number) =>
    keepRetention({
      db: shop.db,
      config: { dataDir: shop.dataDir, retention: DEFAULT_RETENTION },
      now: () => new Date(Date.now() + ms),
    });
  const emailOf = async (order: Loose) =>
    (
      await shop.db
        .selectFrom('placed_order')
        .where('id', '=', Number(order['order_id']))
        .select('email')
        .executeTakeFirstOrThrow()
    ).email;
  const count = async (table: 'order_message' | 'inquiry' | 'mail_outbox' | 'desk_act') =>
    (await shop.db.selectFrom(table).selectAll().execute()).length;

  async function finished(): Promise<Loose> {
    const rest = await shopperOf(shop);
    const desk = deskOf(shop);
    await addRanks(rest);
    const order = await buy(shop, rest);
    await act(rest, order, 'message', { text: 'Hello' });
    await desk.act(order, 'assign', { team: 'Halden' });
    await desk.act(order, 'advance', { line: String(order['products']?.[0]?.['key']), to: 3 });
    await sweepIn(5, shop);
    return order;
  }

  testOnce('an order loses its messages first and its buyer data later, and keeps its amounts', async () => {
    const order = await finished();
    await keepIn(20 * MONTH_MS);
    expect([await count('order_message'), await emailOf(order)]).toEqual([1, 'rowan@example.com']);
    await keepIn(25 * MONTH_MS);
    expect([await count('order_message'), await emailOf(order)]).toEqual([0, 'rowan@example.com']);
    await keepIn(73 * MONTH_MS);
    const row = await shop.db
      .selectFrom('placed_order')
      .where('id', '=', Number(order['order_id']))
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ email: '', fields: [], session_id: '', total_minor: 6050, stage: 'completed' });
    expect(row.anonymised_at).not.toBeNull();
    expect(await brokenRules(shop.db)).toEqual({});
  });

  testOnce(
    'buyer data is erased a month after an order expires unpaid, and never while one is in progress',
    async () => {
      const [rest, other] = [await shopperOf(shop), await shopperOf(shop)];
      await addRanks(rest);
      const { data: unpaid } = await placeOrder(rest, orderBody({ ...NO_ACCOUNT, payment_method: 'sandbox_card' }));
      await act(rest, unpaid, 'withdraw');
      await shop.db
        .updateTable('placed_order')
        .set({ status: 14, stage: 'expired', ended_at: new Date() })
        .where('id', '=', Number(unpaid['order_id']))
        .execute();
      await addRanks(other);
      const paid = await buy(shop, other);
      await sweepIn(5, shop);
      await keepIn(29 * DAY_MS);
      expect(await emailOf(unpaid)).toBe('rowan@example.com');
      await keepIn(100 * MONTH_MS);
      expect([await emailOf(unpaid), await emailOf(paid)]).toEqual(['', 'rowan@example.com']);
    },
  );

  testOnce('an order with a refund or payment that is not settled keeps its buyer data', async () => {
    const order = await finished();
    await shop.db
      .insertInto('order_refund')
      .values({
        order_id: Number(order['order_id']),
        cause: 'desk',
        amount_minor: 100,
        lines: '[]',
        reason: 'x',
        state: 'due',
        created_at: new Date(),
      })
      .execute();
    await keepIn(100 * MONTH_MS);
    expect(await emailOf(order)).toBe('rowan@example.com');
    await shop.db.deleteFrom('order_refund').execute();
    await shop.db.updateTable('payment').set({ state: 'refund_due', is_over: true }).execute();
    await keepIn(100 * MONTH_MS);
    expect(await emailOf(order)).toBe('rowan@example.com');
    await shop.db.updateTable('payment').set({ state: 'refunded' }).execute();
    await keepIn(100 * MONTH_MS);
    expect(await emailOf(order)).toBe('');
  });

  testOnce(
    'inquiries, mails with their files, the action log and sessions are deleted once their time is over',
    async () => {
      const body = { kind: 'contact', name: 'Ada', email: 'ada@example.com', topic: 'order', text: 'Hello' };
      expect((await request(shop, 'POST', '/api/public/inquiry', { body })).status).toBe(200);
      await finished();
      await shop.deliverMail();
      for (const file of readdirSync(shop.mailDir)) utimesSync(join(shop.mailDir, file), new Date(), new Date());
      await keepIn(29 * DAY_MS);
      const kept = [await count('inquiry'), await count('desk_act'), await count('mail_outbox')];
      expect(kept.every((rows) => rows > 0)).toBe(true);
      expect(readdirSync(shop.mailDir)).not.toEqual([]);
      await keepIn(31 * DAY_MS);
      expect([await count('mail_outbox'), readdirSync(shop.mailDir)]).toEqual([0, []]);
      expect(await count('inquiry')).toBe(1);
      await keepIn(13 * MONTH_MS);
      expect(await count('inquiry')).toBe(0);
      await keepIn(37 * MONTH_MS);
      expect(await count('desk_act')).toBe(0);
      await sweepSessions(shop.db, DEFAULT_RETENTION.sessionsDays, new Date(Date.now() + 3 * MONTH_MS));
      expect(await shop.db.selectFrom('session').selectAll().execute()).toEqual([]);
    },
  );

  test('several processes anonymise many orders concurrently', async () => {
    const order = await finished();
    await copyOrder(shop, Number(order['order_id']), 250);
    await shop.db.updateTable('payment').set({ state: 'approved', is_over: true }).execute();
    await Promise.all([1, 2, 3].map(() => keepIn(73 * MONTH_MS)));
    const left = await shop.db
      .selectFrom('placed_order')
      .where('stage', '=', 'completed')
      .where('email', '<>', '')
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });
});
