import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveOrder } from '#shop/lifecycle/move-order.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { payRefunds } from '#shop/refund/pay-out.ts';
import { catalogWithVat } from '#tests/support/catalog/vat.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { deskOf } from '#tests/support/desk.ts';
import { orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, NO_ACCOUNT, see, teamOf } from '#tests/support/buyer/work.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { paymentDepsOf } from '#tests/support/provider/payment.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const IN_GERMANY = { ...NO_ACCOUNT, country: 'DE' };
const BUYERS = 12;

describe.each(ENGINES)('invoices on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let desk: ReturnType<typeof deskOf>;
  const now = new Date('2026-03-10T12:00:00Z');

  beforeAll(async () => {
    shop = await createTestShop({ engine, catalog: catalogWithVat(), now: () => now });
    desk = deskOf(shop);
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await addRanks(rest);
  });
  afterAll(() => shop.close());

  const begin = async (): Promise<number> => {
    const shopper = await shopperOf(shop);
    await addRanks(shopper);
    const body = orderBody({ ...IN_GERMANY, payment_method: 'bank_transfer' });
    return Number((await placeOrder(shopper, body)).data['order_id']);
  };
  const pay = (id: number, fails = false) =>
    inTransaction(shop.db, async (tx) => {
      const order = await tx.selectFrom('placed_order').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
      await moveOrder(tx, order, 'paid', now);
      if (fails) throw new Error('The power is gone');
    });
  const numbers = async (kind: 'invoice' | 'credit_note') => {
    const rows = await shop.db.selectFrom('invoice').where('kind', '=', kind).select('number').execute();
    return rows.map(({ number }) => number).toSorted((one, other) => one - other);
  };
  const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
  const read = async (url: unknown) => {
    const answer = await fetch(`${shop.url}${String(url)}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
    return (await extractText(document, { mergePages: true })).text.replace(/\s+/g, ' ');
  };
  const refund = async (order: Loose, amount: string) => {
    const { version } = (await desk.show(order)).data;
    return desk.act(order, 'refund', { amount, reason: 'Lag', version });
  };
  const invoicesOf = (order: Loose) => order['invoices'] as unknown as Record<string, string>[];

  test('are numbered without gaps under concurrent payments, even when payments are rolled back', async () => {
    const before = (await numbers('invoice')).length;
    const ids = await Promise.all(Array.from({ length: BUYERS }, begin));
    const outcomes = await Promise.allSettled(ids.map((id, at) => pay(id, at % 3 === 0)));
    const failed = ids.filter((_, at) => outcomes[at]?.status === 'rejected');
    expect(failed).toHaveLength(BUYERS / 3);
    expect(await numbers('invoice')).toEqual(upTo(before + BUYERS - failed.length));
    await Promise.all(failed.map((id) => pay(id)));
    expect(await numbers('invoice')).toEqual(upTo(before + BUYERS));
  });

  testOnce('are issued once, with the payment, and state net, VAT and gross', async () => {
    const order = await buy(shop, rest, IN_GERMANY);
    const [invoice, ...others] = invoicesOf(order);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'invoice', amount_decimal: '60.50', vat_decimal: '9.66' });
    const text = await read(invoice?.['url']);
    for (const words of [
      `Invoice ${invoice?.['number']}`,
      'Seller Street 1, 10115 Berlin',
      'VAT number DE123456789',
      `Order ${String(order['order_number'])}, 10 Mar 2026`,
      'Country Germany',
      'Total in USD $60.50',
      'Net $50.84',
      'VAT 19 %, Germany $9.66',
    ]) {
      expect(text).toContain(words);
    }
    await shop.deliverMail();
    const subject = `We have your payment for ${String(order['order_number'])}`;
    const mail = mailsOf(shop).find((one) => one.subject === subject);
    expect(mail?.text).toContain(String(invoice?.['number']));
    expect(mail?.text).toContain(String(order['receipt_url']));
  });

  testOnce('are reversed by separately numbered credit notes whose VAT adds up to the invoice’s', async () => {
    const order = await buy(shop, rest, IN_GERMANY);
    const before = (await numbers('credit_note')).length;
    for (const amount of ['10.01', '20.02']) {
      expect((await refund(order, amount)).status).toBe(200);
    }
    await act(rest, order, 'withdraw');
    const [invoice, ...notes] = invoicesOf(await see(rest, order));
    expect(notes.map(({ amount_decimal }) => amount_decimal)).toEqual(['10.01', '20.02', '30.47']);
    const cents = notes.reduce((sum, { vat_decimal }) => sum + Math.round(Number(vat_decimal) * 100), 0);
    expect(cents).toBe(Math.round(Number(invoice?.['vat_decimal']) * 100));
    expect(await numbers('credit_note')).toEqual(upTo(before + 3));
    const text = await read(notes[0]?.['url']);
    for (const words of [
      `Credit note ${notes[0]?.['number']}`,
      `For invoice ${invoice?.['number']}`,
      'Total in USD -$10.01',
      'Lag',
      'Net -$8.41',
      'VAT 19 %, Germany -$1.60',
    ]) {
      expect(text).toContain(words);
    }
    expect(await read(invoice?.['url'])).toContain('Total in USD $60.50');
  });

  testOnce('are available to the link holder only, and no longer once the order was handed over', async () => {
    const order = await buy(shop, rest, IN_GERMANY);
    const [invoice] = invoicesOf(order);
    const other = await buy(shop, await filled(), IN_GERMANY);
    const swapped = String(invoice?.['url']).replace(String(order['order_token']), String(other['order_token']));
    const statusOf = async (url: string) => (await fetch(`${shop.url}${url}`)).status;
    expect(await statusOf(swapped)).toBe(404);
    for (const name of ['INV-999999', 'x', '..%2Freceipt', 'INV-000001%00']) {
      const path = `/api/public/order/${String(order['order_token'])}/invoice/${name}.pdf`;
      expect([name, await statusOf(path)]).toEqual([name, name.endsWith('%00') ? expect.any(Number) : 404]);
      expect(await statusOf(path)).toBeLessThan(500);
    }
    await act(rest, order, 'hand-over', { email: 'gift@example.com' });
    const token = await shop.db
      .selectFrom('placed_order')
      .where('id', '=', Number(order['order_id']))
      .select('token')
      .executeTakeFirstOrThrow();
    const held = await see(rest, { ...order, order_token: token.token } as unknown as Loose);
    expect(held['invoices']).toEqual([]);
    expect(await statusOf(String(invoice?.['url']).replace(String(order['order_token']), token.token))).toBe(404);
    const pdf = await desk.send('GET', `/orders/${String(order['order_number'])}/invoice/${invoice?.['number']}.pdf`);
    expect(pdf.response.status).toBe(200);
  });

  testOnce('are reversed by a credit note for the remaining amount when a dispute is lost', async () => {
    const order = await buy(shop, rest, IN_GERMANY);
    expect((await refund(order, '10.00')).status).toBe(200);
    for (const state of ['open', 'lost']) {
      const { version } = (await desk.show(order)).data;
      expect((await desk.act(order, 'dispute', { version, state, reason: 'The bank says so' })).status).toBe(200);
    }
    const seen = await see(rest, order);
    expect(seen['stage']).toBe('reversed');
    expect(invoicesOf(seen).map(({ kind, amount_decimal }) => [kind, amount_decimal])).toEqual([
      ['invoice', '60.50'],
      ['credit_note', '10.00'],
      ['credit_note', '50.50'],
    ]);
    const cents = invoicesOf(seen).map(({ vat_decimal }) => Math.round(Number(vat_decimal) * 100));
    expect((cents[1] ?? 0) + (cents[2] ?? 0)).toBe(cents[0]);
    expect(seen['refunds']).toMatchObject([{}, { cause: 'chargeback', amount_decimal: '50.50', state: 'paid' }]);
    await payRefunds(paymentDepsOf(shop));
    const sent = await shop.db
      .selectFrom('payment_refund')
      .innerJoin('payment', 'payment.reference', 'payment_refund.reference')
      .where('order_id', '=', Number(order['order_id']))
      .select('payment_refund.amount_minor')
      .execute();
    expect(sent.map(({ amount_minor }) => Number(amount_minor))).toEqual([1000]);
  });

  testOnce('are listed for accounting in order of issue', async () => {
    const order = await buy(shop, rest, IN_GERMANY);
    await refund(order, '10.00');
    const { data, total } = await desk.ask('GET', '/invoices?from=2026-03-10&to=2026-03-11&limit=100');
    const rows = (data as unknown as Loose[]).filter(
      (row) => String(row['order_number']) === String(order['order_number']),
    );
    expect(rows).toMatchObject([
      { kind: 'invoice', seller: 'DE123456789', percent: '19', net_decimal: '50.84', vat_decimal: '9.66' },
      { kind: 'credit_note', net_decimal: '-8.40', vat_decimal: '-1.60', amount_decimal: '-10.00' },
    ]);
    expect(total).toBeGreaterThanOrEqual(2);
    expect((await desk.ask('GET', '/invoices?from=2026-03-11')).total).toBe(0);
    expect((await desk.ask('GET', '/invoices?from=yesterday')).status).toBe(400);
  });

  testOnce('are not issued by a shop without VAT', async () => {
    const plain = await createTestShop({ engine, now: () => now });
    const shopper = await shopperOf(plain);
    await addRanks(shopper);
    const order = await buy(plain, shopper);
    await act(shopper, order, 'withdraw');
    expect((await see(shopper, order))['invoices']).toEqual([]);
    expect(await plain.db.selectFrom('invoice').selectAll().execute()).toEqual([]);
    await plain.close();
  });

  testOnce('exclude a tip, whose VAT is stated on the receipt', async () => {
    const order = await buy(shop, rest, IN_GERMANY);
    const team = teamOf(shop, () => now);
    await team.assign(order);
    await team.do(order, 3);
    const { data: begun } = await act(rest, order, 'tip', { amount: '7.50' });
    await visit(shop, `${String(begun['payment_action']?.['url'])}/approve`, 'POST');
    expect(invoicesOf(await see(rest, order))).toHaveLength(1);
    expect(await read(order['receipt_url'])).toContain('Includes $1.20 VAT (19 %, Germany)');
  });

  async function filled(): Promise<Shopper> {
    const shopper = await shopperOf(shop);
    await addRanks(shopper);
    return shopper;
  }
});
