import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { deskOf } from '#tests/support/desk.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, see } from '#tests/support/buyer/work.ts';

const BEGIN = new Date('2026-03-10T12:00:00Z');
const REASON = 'Two of our healers are ill.';

describe.each(ANY_ENGINE)('a canceled run on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let runs: { id: number; starts_at: Date; ends_at: Date; slots_total: number }[];
  let next = 0;
  let now = BEGIN;

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
    const events = shop.db.selectFrom('event').where('run_key', '=', 'raid-eu').where('starts_at', '>', BEGIN);
    runs = await events.orderBy('starts_at').selectAll().execute();
  });
  beforeEach(async () => {
    now = BEGIN;
    next = 0;
    await shop.db.deleteFrom('event_seat').execute();
    await shop.db.updateTable('event').set({ canceled: false }).execute();
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  /** The next one, and then others. */
  const freshRun = () => runs[next++]!;
  const bought = async (run: { id: number }, shopper = rest) => {
    await shopper.post('/cart', { product_id: await productId(shopper, 'normal-raid'), event_id: run.id, quantity: 1 });
    return buy(shop, shopper, { custom_field: { account: { battletag: 'Rowan#2134' } } });
  };
  const markRunCanceled = async (run: number | string, body: object = { reason: REASON }, key = shop.deskKey) => {
    const { response, text } = await deskOf(shop, 'Ada', key).send(
      'POST',
      `/runs/${run}/call-off`,
      JSON.stringify(body),
    );
    return { status: response.status, ...(JSON.parse(text) as { data: Loose; error: string[] }) };
  };
  const line = (order: Loose, at = 0) => String(order['products']?.[at]?.['key']);
  const seats = (run: { id: number }) =>
    shop.db.selectFrom('event_seat').where('event_id', '=', run.id).selectAll().execute();

  test('is announced once to each buyer with a seat, by mail and on the order page', async () => {
    const run = freshRun();
    const other = await bought(freshRun(), await shopperOf(shop));
    const order = await bought(run);
    const told = await markRunCanceled(run.id);
    expect(told).toMatchObject({ status: 200, data: { canceled: true, orders: [order['order_number']] } });
    const page = await see(rest, order);
    expect(page['messages']).toHaveLength(1);
    expect(page['messages']?.[0]).toMatchObject({ from: 'team', text: expect.stringContaining(REASON) });
    expect(Number(page['version'])).toBeGreaterThan(Number(order['version']));
    expect(page['products']?.[0]).toMatchObject({ run_canceled: true, can_reschedule: true });
    expect((await see(rest, other))['messages']).toEqual([]);

    expect((await markRunCanceled(run.id)).data['orders']).toEqual([]);
    expect((await see(rest, order))['messages']).toHaveLength(1);
    await shop.deliverMail();
    const mails = mailsOf(shop).filter(({ subject }) =>
      subject.includes(`${String(order['order_number'])} is called off`),
    );
    expect(mails).toHaveLength(1);
    const { data } = await deskOf(shop).show(order);
    expect(data['acts']).toMatchObject([{ desk: 'Ada', act: 'call-off', detail: { run: run.id, reason: REASON } }]);
  });

  test('refunds its line on request, and keeps the rest of the order', async () => {
    const run = freshRun();
    await addRanks(rest);
    const order = await bought(run);
    const [ranks, raid] = [0, 1].map((at) => order['products']?.[at]);
    expect(await act(rest, order, 'refund-run', { line: raid?.['key'] })).toMatchObject({ status: 409 });
    await markRunCanceled(run.id);
    const offered = await see(rest, order);
    expect(offered['products']?.map((one) => one['refund_offer_decimal'])).toEqual([null, raid?.['total_decimal']]);
    expect((await act(rest, order, 'refund-run', { line: ranks?.['key'] })).status).toBe(409);

    const { data } = await act(rest, order, 'refund-run', { line: raid?.['key'] });
    expect(data).toMatchObject({ stage: 'paid', refunds: [{ amount_decimal: raid?.['total_decimal'], state: 'due' }] });
    expect(data['products']?.[1]).toMatchObject({ refund_offer_decimal: null, can_reschedule: false });
    expect(await seats(run)).toEqual([]);
    expect((await act(rest, order, 'refund-run', { line: raid?.['key'] })).status).toBe(409);
  });

  test('ends an order without other lines when its line is refunded', async () => {
    const run = freshRun();
    const order = await bought(run);
    await markRunCanceled(run.id);
    const { data } = await act(rest, order, 'refund-run', { line: line(order) });
    expect(data).toMatchObject({ stage: 'refunded', refunds: [{ amount_decimal: order['total_decimal'] }] });
  });

  test('lets a buyer move to another date, and is not announced to them again', async () => {
    const run = freshRun();
    const order = await bought(run);
    await markRunCanceled(run.id);
    const [date] = (await see(rest, order))['products']?.[0]?.['other_dates'] ?? [];
    const { data } = await act(rest, order, 'reschedule', { line: line(order), event_id: date?.['event_id'] });
    expect(data['products']?.[0]).toMatchObject({ run_canceled: false, refund_offer_decimal: null });
    expect((await markRunCanceled(run.id)).data['orders']).toEqual([]);
  });

  test('rejects new seat reservations', async () => {
    const run = freshRun();
    await markRunCanceled(run.id);
    const product = await productId(rest, 'normal-raid');
    expect((await rest.post('/cart', { product_id: product, event_id: run.id, quantity: 1 })).status).toBe(400);
  });

  test('is listed to the desk beforehand with its number of taken seats', async () => {
    const run = freshRun();
    await bought(run);
    const { text } = await deskOf(shop).send('GET', '/runs?game=wow-carry');
    const { data } = JSON.parse(text) as { data: Loose };
    expect(data.find((one) => one['event_id'] === (run.id as never))).toMatchObject({
      seats_taken: 1,
      canceled: false,
    });
    expect((await deskOf(shop).send('GET', '/runs?from=soon')).response.status).toBe(400);
  });

  test('must be an existing run that is not over, and requires a reason and the desk key', async () => {
    const run = freshRun();
    expect((await markRunCanceled(run.id, {}, 'x'.repeat(32))).status).toBe(401);
    expect(await markRunCanceled(run.id, { reason: ' ' })).toMatchObject({ status: 400, error: ['Reason required!'] });
    expect([(await markRunCanceled(999_999)).status, (await markRunCanceled('first')).status]).toEqual([404, 404]);
    now = run.ends_at;
    expect((await markRunCanceled(run.id)).status).toBe(409);
    const row = shop.db.selectFrom('event').where('id', '=', run.id).select('canceled');
    expect(await row.executeTakeFirst()).toEqual({ canceled: false });
  });
});
