import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepPromises } from '#shop/refund/late.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { deskOf, lineKey } from '#tests/support/desk.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { paymentOf, referenceOf } from '#tests/support/provider/payment.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, buyRanks, see } from '#tests/support/buyer/work.ts';

const HOUR_MS = 60 * 60 * 1000;
const BEGIN = new Date('2026-03-10T12:00:00Z');

describe.each(ENGINES)('the desk on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let desk: ReturnType<typeof deskOf>;
  let now = BEGIN;

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
    desk = deskOf(shop);
  });
  beforeEach(async () => {
    now = BEGIN;
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  const bought = () => buyRanks(shop, rest);
  const begun = async (to = 0) => {
    const order = await bought();
    await desk.begin(order, to);
    return order;
  };

  testOnce('is accessible only with its key', async () => {
    const order = await bought();
    for (const wrong of ['', 'x'.repeat(32), rest.token, `${shop.deskKey}x`]) {
      const stranger = deskOf(shop, 'Eve', wrong);
      expect([wrong, (await stranger.list()).status]).toEqual([wrong, 401]);
      expect((await stranger.act(order, 'cancel', { version: 1, reason: 'x' })).status).toBe(401);
      expect((await stranger.send('GET', '/orders/export')).response.status).toBe(401);
      expect((await stranger.proof(order, new Uint8Array(9))).status).toBe(401);
      expect((await stranger.send('GET', '/nothing')).response.status).toBe(401);
    }
    expect((await see(rest, order))['stage']).toBe('paid');
  });

  testOnce('shows an order without revealing its private link', async () => {
    const order = await bought();
    const { data } = await desk.show(order);
    expect(data).toMatchObject({ stage: 'paid', email: 'rowan@example.com', left_decimal: '60.50', acts: [] });
    expect(JSON.stringify(data)).not.toContain(String(order['order_token']));
    expect((await desk.show({ order_number: 'WS-99999' } as unknown as Loose)).status).toBe(404);
  });

  testOnce('takes an order from payment to completion, and records who did what', async () => {
    const order = await begun(1);
    const other = deskOf(shop, 'Grace');
    await other.act(order, 'message', { text: 'Silver is done.' });
    const { data } = await other.act(order, 'advance', { line: lineKey(order), by: 2 });
    expect(data).toMatchObject({ stage: 'completed', team: 'Halden' });
    expect(data['acts']?.map(({ desk: who, act: what, detail }) => [who, what, detail])).toEqual([
      ['Ada', 'assign', { team: 'Halden' }],
      ['Ada', 'advance', { line: lineKey(order), to: 1 }],
      ['Grace', 'message', { text: 'Silver is done.' }],
      ['Grace', 'advance', { line: lineKey(order), by: 2 }],
    ]);
    expect((await see(rest, order))['messages']).toMatchObject([{ from: 'team', text: 'Silver is done.' }]);
  });

  test('applies two concurrent advances, but only one of two that name the same version', async () => {
    const order = await begun();
    await Promise.all(
      ['Ada', 'Grace'].map((name) => deskOf(shop, name).act(order, 'advance', { line: lineKey(order), by: 1 })),
    );
    const { data } = await desk.show(order);
    expect(data['products']?.[0]).toMatchObject({ units_done: 2 });
    const version = data['version'];
    const answers = await Promise.all(
      ['Ada', 'Grace'].map((name) =>
        deskOf(shop, name).act(order, 'advance', { line: lineKey(order), by: -1, version }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await desk.show(order)).data['products']?.[0]).toMatchObject({ units_done: 1 });
    expect((await desk.show(order)).data['acts']).toHaveLength(5);
  });

  testOnce('can split a line without steps into finer units, until work on it is done', async () => {
    await fillCart(rest);
    const order = await buy(shop, rest, orderBody());
    await desk.act(order, 'assign', { team: 'Halden' });
    const finer = await desk.act(order, 'advance', { line: lineKey(order), to: 3, of: 8, unit: 'Bosses' });
    expect(finer.data['products']?.[0]).toMatchObject({ unit_name: 'Bosses', units_done: 3, units_total: 8 });
    expect((await see(rest, order))['refund_offer']).toMatchObject({ amount_decimal: '15.63' });
    expect((await desk.act(order, 'advance', { line: lineKey(order), of: 4 })).status).toBe(409);
    const ranks = await begun();
    expect((await desk.act(ranks, 'advance', { line: lineKey(ranks), of: 8 })).error).toEqual([
      'Rank Boost is counted in Steps already.',
    ]);
  });

  test('refunds a partial amount only once for repeated and concurrent requests', async () => {
    const order = await begun(1);
    const { version } = (await desk.show(order)).data;
    const asked = { version, amount: '10.00', reason: 'A boss was missing' };
    const same = 'refund-key-0000001';
    const answers = await Promise.all([
      desk.act(order, 'refund', asked, same),
      desk.act(order, 'refund', asked, same),
      deskOf(shop, 'Grace').act(order, 'refund', asked),
    ]);
    // Either of the two may be first; the repeated request gets the response of the one it repeats.
    expect([
      [200, 200, 409],
      [409, 409, 200],
    ]).toContainEqual(answers.map(({ status }) => status));
    const { data } = await desk.show(order);
    expect(data['refunds']).toMatchObject([{ amount_decimal: '10.00', cause: 'desk' }]);
    expect(data).toMatchObject({ stage: 'in_progress', left_decimal: '50.50' });
    await shop.deliverMail();
    expect(
      mailsOf(shop).filter(({ subject }) => subject === `$10.00 back for ${String(order['order_number'])}`),
    ).toHaveLength(1);
  });

  testOnce('refunds at most the remaining amount, and ends the order when it is fully refunded', async () => {
    const order = await begun(3);
    const refund = async (body: Record<string, unknown>) => {
      const { version } = (await desk.show(order)).data;
      return desk.act(order, 'refund', { version, reason: 'Goodwill', ...body });
    };
    expect((await refund({ amount: '60.51' })).error).toEqual(['At most 60.50 is left.']);
    expect((await refund({ amount: '0.5' })).status).toBe(400);
    expect((await refund({ line: '0', amount: '1.00' })).error).toEqual(['This order has no such line.']);
    expect((await refund({ amount: '0.50', line: lineKey(order) })).status).toBe(200);
    expect((await refund({})).data).toMatchObject({ stage: 'refunded', left_decimal: '0.00' });
    expect((await refund({})).error).toEqual(['Nothing of this order is left to give back.']);
  });

  testOnce('closes a fully refunded line, and completes the order if it was the last open line', async () => {
    await addRanks(rest);
    await fillCart(rest);
    const order = await buy(shop, rest, orderBody());
    await desk.act(order, 'assign', { team: 'Halden' });
    await desk.act(order, 'advance', { line: lineKey(order), to: 3 });
    const { version } = (await desk.show(order)).data;
    const refund = { version, line: lineKey(order, 1), amount: '25.00', reason: 'The coach is ill' };
    const { data } = await desk.act(order, 'refund', refund);
    expect(data).toMatchObject({ stage: 'completed', left_decimal: '60.50' });
    const again = { version: data['version'], line: lineKey(order, 1), reason: 'Once more' };
    expect((await desk.act(order, 'refund', again)).error).toEqual(['Nothing of this line is left to give back.']);
    expect((await see(rest, order))['products']?.map(({ refunded_decimal }) => refunded_decimal)).toEqual([
      '0.00',
      '25.00',
    ]);
  });

  testOnce('shows payment faults, and lists the orders that have one', async () => {
    const order = await bought();
    const number = String(order['order_number']);
    expect((await desk.list(`flagged=1&q=${number}`)).data).toEqual([]);
    const id = Number(order['order_id']);
    await shop.db.updateTable('payment').set({ fault: 'Taken: 1 USD' }).where('order_id', '=', id).execute();
    expect((await desk.list(`flagged=1&q=${number}`)).data).toHaveLength(1);
    expect((await desk.show(order)).data['payments']).toMatchObject([
      { provider: 'sandbox', state: 'approved', captured_decimal: '60.50', fault: 'Taken: 1 USD' },
    ]);
  });

  testOnce('cancels an order with a refund for work not yet done, or with a full refund', async () => {
    const [share, whole] = [await begun(1), await begun(1)];
    const version = async (order: Loose) => (await desk.show(order)).data['version'];
    expect((await desk.act(share, 'cancel', { reason: 'The game has changed' })).status).toBe(400);
    const ended = await desk.act(share, 'cancel', { version: await version(share), reason: 'The game has changed' });
    expect(ended.data).toMatchObject({ stage: 'refunded', refunds: [{ cause: 'cancelled', amount_decimal: '49.60' }] });
    const all = await desk.act(whole, 'cancel', { version: await version(whole), reason: 'Called off', whole: true });
    expect(all.data['refunds']).toMatchObject([{ amount_decimal: '60.50', reason: 'Called off' }]);
    expect((await desk.act(whole, 'cancel', { version: await version(whole), reason: 'Again' })).status).toBe(409);
  });

  testOnce('marks bank transfers and refunds by bank transfer as paid', async () => {
    await fillCart(rest);
    const { data: order } = await placeOrder(rest, orderBody());
    expect((await desk.act(order, 'paid')).status).toBe(409);
    await rest.put('/confirm');
    expect((await desk.act(order, 'paid')).data).toMatchObject({ stage: 'paid', paid_at: BEGIN.toISOString() });
    await act(rest, order, 'withdraw');
    const { refunds } = (await desk.show(order)).data;
    const settle = { refund: refunds?.[0]?.['id'], state: 'paid' };
    expect((await desk.act(order, 'settle-refund', settle)).data['refunds']).toMatchObject([{ state: 'paid' }]);
    expect((await see(rest, order))['refunds']).toMatchObject([{ state: 'paid' }]);
    expect((await desk.act(order, 'settle-refund', settle)).status).toBe(409);
  });

  testOnce('closes the payment begun online for an order that it marks as paid', async () => {
    await fillCart(rest);
    const { data: order } = await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }));
    const reference = referenceOf(order);
    expect((await rest.put('/confirm')).data).toMatchObject({ order_status: 'Pending' });
    expect((await desk.act(order, 'paid')).data).toMatchObject({ stage: 'paid' });
    expect(await paymentOf(shop, reference)).toMatchObject({ state: 'closed', captured_minor: 0 });
  });

  testOnce('finds orders by stage, team, game, buyer, date, waiting message and delay', async () => {
    const order = await begun(1);
    await desk.act(order, 'assign', { team: 'Night watch' });
    const numbers = async (query: string) => (await desk.list(query)).data.map(({ order_number: found }) => found);
    const number = order['order_number'];
    const found = [
      'status=in_progress,paused&team=Night%20watch',
      `q=${String(number)}`,
      'q=ROWAN@&team=Night%20watch',
      'game=arena-league&team=Night%20watch&from=2026-03-10&to=2026-03-11',
    ];
    for (const query of found) expect([query, await numbers(query)]).toEqual([query, [number]]);
    for (const query of ['status=paid', 'game=wow-carry', 'to=2026-03-10', 'q=nobody@', 'waiting=1', 'late=1']) {
      expect([query, await numbers(`${query}&team=Night%20watch`)]).toEqual([query, []]);
    }
    await act(rest, order, 'message', { text: 'Hello?' });
    expect(await numbers('waiting=1&team=Night%20watch')).toEqual([number]);
    now = new Date(BEGIN.getTime() + 12 * HOUR_MS);
    await sweepPromises(shop.db, now);
    expect(await numbers('late=1&team=Night%20watch')).toEqual([number]);
    expect((await desk.list('status=lost')).status).toBe(400);
    expect((await desk.list('from=yesterday')).status).toBe(400);
    const backwards = 'from=2026-03-11&to=2026-03-10';
    for (const path of ['/orders', '/orders/export', '/invoices', '/runs']) {
      expect(await desk.ask('GET', `${path}?${backwards}`)).toMatchObject({ status: 400, error: ['Invalid range'] });
    }
    expect(await desk.list('limit=2')).toMatchObject({ data: [{}, {}], total: expect.any(Number) });
  });

  test('updates open pages on a broken promise, and compensates it 72 hours after the work is done', async () => {
    const order = await begun(1);
    const { version } = await see(rest, order);
    now = new Date(BEGIN.getTime() + 11 * HOUR_MS);
    await sweepPromises(shop.db, now);
    expect(Number((await see(rest, order))['version'])).toBe(Number(version) + 1);
    await sweepPromises(shop.db, now);
    expect(Number((await see(rest, order))['version'])).toBe(Number(version) + 1);
    await desk.act(order, 'advance', { line: lineKey(order), to: 3 });
    now = new Date(BEGIN.getTime() + (11 + 73) * HOUR_MS);
    await Promise.all([sweepPromises(shop.db, now), sweepPromises(shop.db, now)]);
    expect((await see(rest, order))['refunds']).toMatchObject([{ cause: 'late', amount_decimal: '6.05' }]);
    expect((await see(rest, order))['refunds']).toHaveLength(1);
  });
});
