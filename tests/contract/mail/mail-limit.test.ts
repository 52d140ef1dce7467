import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '#shop/db/transaction.ts';
import { enqueueMail } from '#shop/mail/outbox.ts';
import { answerLookups, noteLookup } from '#shop/fulfilment/lookup-store.ts';
import { mailboxOf } from '#shop/limit/mailbox.ts';
import { moveOrder } from '#shop/lifecycle/move-order.ts';
import { EXPIRED } from '#shop/order/stage.ts';
import { lockOrder } from '#shop/order/store.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { limitsWith } from '#tests/support/limits.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { fillCart, orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, shopperOf } from '#tests/support/buyer/shopper.ts';
import { act } from '#tests/support/buyer/work.ts';

const HOUR_MS = 60 * 60 * 1000;

describe.each(ANY_ENGINE)('mails to one recipient on %s', (engine) => {
  let shop: TestShop;

  // The limiter reads the real clock, so the tests hold that one still.
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const limits = { mail: limitsWith({ LIMIT_MAIL_RECIPIENT: '3/hour' }).mail ?? {} };
    shop = await createTestShop({ engine, config: { limits } });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await shop.close();
  });

  const order = async (payment_method = 'bank_transfer'): Promise<Loose> => {
    const rest = await shopperOf(shop);
    await fillCart(rest);
    const { data } = await placeOrder(rest, orderBody({ payment_method }));
    if (payment_method === 'bank_transfer') await rest.put('/confirm');
    return data;
  };
  const ordered = async (count: number) => {
    const orders = [];
    for (let at = 0; at < count; at += 1) orders.push(await order());
    return orders;
  };
  const subjects = async () => {
    await shop.deliverMail();
    return mailsOf(shop).map(({ subject }) => subject);
  };
  const waiting = () =>
    shop.db.selectFrom('mail_outbox').where('sent_at', 'is', null).where('given_up_at', 'is', null).selectAll();

  test('about unpaid orders are rate-limited, and delayed ones are all sent later', async () => {
    const orders = await ordered(5);
    const all = orders.map((one) => `Your order ${String(one['order_number'])}`);
    expect(await subjects()).toEqual(all.slice(0, 3));
    expect((await waiting().execute()).map(({ attempts }) => attempts)).toEqual([0, 0]);
    vi.setSystemTime(Date.now() + HOUR_MS - 1_000);
    expect(await subjects()).toHaveLength(3);
    vi.setSystemTime(Date.now() + 1_000);
    expect((await subjects()).toSorted()).toEqual(all.toSorted());
  });

  test('are not delayed for paid orders, nor limited for the team', async () => {
    await ordered(4);
    await subjects();
    const paid = await order('sandbox_card');
    await visit(shop, `${String(paid['payment_action']?.['url'])}/approve`, 'POST');
    const number = String(paid['order_number']);
    expect((await subjects()).slice(3)).toEqual([`Your order ${number}`, `We have your payment for ${number}`]);
    const facts = { reference: 'Q-1', from: 'ada@example.com', facts: [], text: 'Hello' };
    for (let at = 0; at < 5; at += 1) await enqueue(`team:${at}`, { kind: 'inquiry-for-team', ...facts });
    expect(await subjects()).toHaveLength(10);
  });

  test('count requested links of paid orders, no matter who requests them', async () => {
    const orders = await ordered(5);
    const ids = orders.map(({ order_id }) => Number(order_id));
    await shop.db.updateTable('placed_order').set({ paid_at: new Date() }).where('id', 'in', ids).execute();
    const before = (await subjects()).length;
    // One that was sent before its order was paid has been counted.
    vi.setSystemTime(Date.now() + HOUR_MS);
    for (const id of ids) await noteLookup(shop.db, id, 'rowan@example.com', new Date());
    await answerLookups(shop.db, new Date(), 90);
    expect((await subjects()).length - before).toBe(3);
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect((await subjects()).length - before).toBe(5);
  });

  const orderFree = async () => {
    const rest = await shopperOf(shop);
    await fillCart(rest);
    await rest.post('/coupon', { coupon: 'ALL' });
    const { data } = await placeOrder(rest, orderBody({ payment_method: 'free_checkout', expected_total: '0.00' }));
    expect((await rest.put('/confirm')).data['order_status']).toBe('Processing');
    return { rest, data, subject: `Your order ${String(data['order_number'])}` };
  };

  test('count orders fully paid by coupon: each order is accepted, its mail may be delayed', async () => {
    const orders = [];
    for (let at = 0; at < 7; at += 1) orders.push(await orderFree());
    const all = orders.map(({ subject }) => subject);
    expect(await subjects()).toEqual(all.slice(0, 3));
    const last = orders.at(-1)!;
    expect((await act(last.rest, last.data, 'withdraw')).data['stage']).toBe('cancelled');
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect(await subjects()).toEqual(all.slice(0, 6));
    expect(await waiting().execute()).toEqual([]);
  });

  test('count repeated link renewals of a free order', async () => {
    const { rest, data } = await orderFree();
    let held = data;
    for (let at = 0; at < 4; at += 1) {
      held = (await act(rest, held, 'revoke')).data;
    }
    expect(await subjects()).toHaveLength(3);
    expect(await waiting().execute()).toHaveLength(2);
  });

  test('that were delayed are sent at the end of the hour if their order has been paid since', async () => {
    const held = (await ordered(4))[3];
    expect(await subjects()).toHaveLength(3);
    await shop.db
      .updateTable('placed_order')
      .set({ paid_at: new Date() })
      .where('id', '=', Number(held?.['order_id']))
      .execute();
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect((await subjects()).at(-1)).toBe(`Your order ${String(held?.['order_number'])}`);
  });

  test('of orders that ended unpaid are dropped instead of being delayed again', async () => {
    const orders = await ordered(8);
    await subjects();
    await inTransaction(shop.db, async (tx) => {
      for (const { order_id } of orders)
        await moveOrder(tx, await lockOrder(tx, Number(order_id)), EXPIRED, new Date());
    });
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect(await subjects()).toHaveLength(6);
    expect(await waiting().execute()).toEqual([]);
  });

  test.each([
    ['ada@example.com', 'Ada@example.com', 'ada+1@example.com', 'ada+2@example.com'],
    ['ada@münchen.de', 'ada@xn--mnchen-3ya.de', 'ada@MÜNCHEN.de', 'ada+1@xn--mnchen-3ya.de'],
  ])('share one limit across spellings of an address, which is not stored: %s, %s', async (...addresses) => {
    for (const recipient of addresses) {
      await enqueue(recipient, { kind: 'subscribe-confirm', token: recipient }, recipient);
    }
    await enqueue('other', { kind: 'subscribe-confirm', token: 'other' }, 'bob@example.com');
    await shop.deliverMail();
    const recipients = mailsOf(shop).map(({ to }) => to);
    expect(recipients).toHaveLength(4);
    expect(recipients.at(-1)).toBe('bob@example.com');
    const rows = await shop.db.selectFrom('rate_limit').select('key').execute();
    expect(rows.map(({ key }) => key).filter((key) => !/^mail-own:\d{1,5}$/.test(key))).toEqual([]);
  });

  async function enqueue(
    event: string,
    message: Parameters<typeof enqueueMail>[1]['message'],
    recipient = 'a@b.example',
  ) {
    await inTransaction(shop.db, (tx) => enqueueMail(tx, { event, recipient, message }, new Date()));
  }
});

test.each([
  ['Ada.Lovelace+shop@Gmail.com', 'adalovelace@gmail.com'],
  ['ada.lovelace@example.com', 'ada.lovelace@example.com'],
])('%s is normalized to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
