import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindUnpaid } from '#shop/fulfilment/unpaid/remind.ts';
import { expireOrders } from '#shop/lifecycle/expire.ts';
import { endAfterAnswer } from '#shop/payment/event/after-answer.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { limitsWith } from '#tests/support/limits.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { fillCart, orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, type Shopper, shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, see } from '#tests/support/buyer/work.ts';

const MINUTE_MS = 60 * 1000;
const AFTER_MS = 10 * MINUTE_MS;

describe.each(ENGINES)('the reminder for an unpaid order on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let order: Loose;
  let now = new Date();

  beforeAll(async () => {
    const limits = { mail: limitsWith({ LIMIT_MAIL_RECIPIENT: '3/hour' }).mail ?? {} };
    shop = await createTestShop({ engine, now: () => now, config: { limits } });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    order = await ordered();
  });
  afterAll(() => shop.close());

  const ordered = async (by = rest, given: object = {}): Promise<Loose> => {
    await fillCart(by);
    const address = `${crypto.randomUUID()}@example.com`;
    return (await placeOrder(by, orderBody({ payment_method: 'sandbox_card', email: address, ...given }))).data;
  };
  const pass = (minutes: number) => void (now = new Date(now.getTime() + minutes * MINUTE_MS));
  const press = async (button: string, made = order) => {
    await visit(shop, `${String(made['payment_action']?.['url'])}/${button}`, 'POST');
    await endAfterAnswer(shop.db);
  };
  const remind = () => remindUnpaid(shop.db, now, AFTER_MS);
  const reminders = async (made = order) => {
    await shop.deliverMail();
    return mailsOf(shop).filter(
      ({ subject }) => subject === `Your order ${String(made['order_number'])} is not paid yet`,
    );
  };

  test('is sent once, ten minutes after the payment was abandoned, and links to the same order', async () => {
    pass(9);
    await remind();
    expect(await reminders()).toEqual([]);
    pass(1);
    await Promise.all([remind(), remind(), remind()]);
    const [mail, ...others] = await reminders();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(order['email']);
    expect(mail?.text).toContain(String(order['order_url']));
    expect(mail?.text).toContain('Total: $25.00');
    const { status, data } = await act(rest, order, 'pay');
    expect([status, data['order_id']]).toEqual([200, order['order_id']]);
    pass(15);
    await remind();
    expect(await reminders()).toHaveLength(1);
    await press('approve', data);
    expect(await see(rest, order)).toMatchObject({ stage: 'paid' });
  });

  testOnce('counts the minutes from the last attempt, and is sent after a decline too', async () => {
    pass(8);
    await press('decline');
    pass(8);
    await remind();
    expect(await reminders()).toEqual([]);
    pass(2);
    await remind();
    expect(await reminders()).toHaveLength(1);
  });

  testOnce('is not sent for an order that was paid, withdrawn or has expired', async () => {
    await press('approve');
    const withdrawn = await ordered(await shopperOf(shop));
    await act(rest, withdrawn, 'withdraw');
    const expired = await ordered(await shopperOf(shop));
    pass(31);
    await remind();
    await expireOrders(shop.db, now);
    await remind();
    for (const one of [order, withdrawn, expired]) expect(await reminders(one)).toEqual([]);
  });

  testOnce('is not sent for a bank transfer, nor when reminders are off', async () => {
    const transfer = await ordered(await shopperOf(shop), { payment_method: 'bank_transfer' });
    pass(12);
    await remindUnpaid(shop.db, now, 0);
    expect(await reminders()).toEqual([]);
    await remind();
    expect(await reminders(transfer)).toEqual([]);
  });

  testOnce.each([
    ['paid', () => press('approve')],
    ['withdrawn', async () => void (await act(rest, order, 'withdraw'))],
    ['given another link', async () => void (await act(rest, order, 'revoke'))],
    ['too old to be paid', async () => pass(30)],
  ])('is dropped when its order is %s before it is sent', async (_, happens) => {
    pass(10);
    await remind();
    await happens();
    expect(await reminders()).toEqual([]);
    const left = shop.db.selectFrom('mail_outbox').where('event', '=', `order-unpaid:${Number(order['order_id'])}`);
    expect(await left.select('given_up_at').execute()).toEqual([{ given_up_at: expect.any(Date) }]);
  });

  test('counts towards the mail limit of its recipient', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const orders = [];
    for (let at = 0; at < 4; at += 1) orders.push(await ordered(await shopperOf(shop), { email }));
    pass(10);
    await remind();
    expect((await Promise.all(orders.map((one) => reminders(one)))).flat()).toHaveLength(3);
  });
});
