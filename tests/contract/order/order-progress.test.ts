import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerBuyer, hold, release } from '#shop/fulfilment/team-acts.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, buyRanks, buyRanksAndLesson, mailsAbout, see, teamOf } from '#tests/support/buyer/work.ts';

const HOUR_MS = 60 * 60 * 1000;
const BEGIN = new Date('2026-03-10T12:00:00Z');
/** The shop may have paid it out meanwhile. */
const PAID_OR_SOON: unknown = expect.stringMatching(/^(accepted|paid)$/);

describe.each(ENGINES)('an order in progress on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let now = BEGIN;
  let team: ReturnType<typeof teamOf>;

  const after = (hours: number) => void (now = new Date(BEGIN.getTime() + hours * HOUR_MS));
  const at = (hours: number) => new Date(BEGIN.getTime() + hours * HOUR_MS).toISOString();
  const line = (order: Loose, index = 0) => order['products']?.[index] as Loose;
  const subjects = async (order: Loose) => (await mailsAbout(shop, order)).map(({ subject }) => subject);

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
    team = teamOf(shop, () => now);
  });
  beforeEach(async () => {
    after(0);
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  testOnce('shows its units, and promises times counted from its payment', async () => {
    const order = await buyRanks(shop, rest);
    expect(order).toMatchObject({ stage: 'paid', paid_at: at(0), team: '', compensation: null, messages: [] });
    expect(line(order)).toMatchObject({
      unit_name: 'Steps',
      units_total: 3,
      units_done: 0,
      start_by: at(0.5),
      done_by: at(10.5),
      started_at: null,
    });
    expect(line(order)['steps']?.map(({ key, done_at }) => [key, done_at])).toEqual([
      ['paid', at(0)],
      ['assigned', null],
      ['started', null],
      ['done', null],
      ['confirmed', null],
    ]);
    expect(await subjects(order)).toEqual([
      `Your order ${String(order['order_number'])}`,
      `We have your payment for ${String(order['order_number'])}`,
    ]);
    expect((await mailsAbout(shop, order))[1]?.text).toContain(
      'Rank Boost: starts by 10 Mar 2026, 12:30 UTC, done by 10 Mar 2026, 22:30 UTC',
    );
  });

  testOnce('moves from paid to completed as its units are done, and notifies the buyer', async () => {
    const order = await buyRanks(shop, rest);
    await team.assign(order);
    expect(await see(rest, order)).toMatchObject({ stage: 'assigned', team: 'Halden', order_status_id: 15 });
    after(1);
    await team.do(order, 0);
    after(2);
    await team.do(order, 2);
    const begun = await see(rest, order);
    expect(begun).toMatchObject({ stage: 'in_progress', order_status_id: 3 });
    expect(line(begun)).toMatchObject({ units_done: 2, unit_reached: 'Gold', started_at: at(1), done_at: null });
    await team.do(order, 3);
    const done = await see(rest, order);
    expect(done).toMatchObject({ stage: 'completed', order_status_id: 5, completed_at: at(2), refund_offer: null });
    expect(done['history']?.map(({ stage }) => stage)).toEqual([
      'created',
      'paid',
      'assigned',
      'in_progress',
      'completed',
    ]);
    expect((await subjects(order)).slice(2)).toEqual([
      `Work on ${String(order['order_number'])} has started`,
      `${String(order['order_number'])} is done`,
    ]);
    expect(Number(done['version'])).toBeGreaterThan(Number(begun['version']));
  });

  testOnce('is completed only with the last of its lines', async () => {
    const order = await buyRanksAndLesson(shop, rest);
    await team.assign(order);
    await team.do(order, 3, 0);
    expect(await see(rest, order)).toMatchObject({ stage: 'in_progress' });
    await team.do(order, 1, 1);
    expect(await see(rest, order)).toMatchObject({ stage: 'completed' });
  });

  testOnce('cannot be worked on before it is assigned, nor beyond its units', async () => {
    const order = await buyRanks(shop, rest);
    await expect(team.do(order, 1)).rejects.toThrow('This order is not being worked on.');
    await team.assign(order);
    await expect(team.do(order, 4)).rejects.toThrow('Rank Boost has 3 steps.');
    expect(line(await see(rest, order))).toMatchObject({ units_done: 0, started_at: null });
  });

  testOnce('carries messages both ways, and mails the buyer once for consecutive team messages', async () => {
    const order = await buyRanks(shop, rest);
    const key = 'message-key-000001';
    const sent = await act(rest, order, 'message', { text: '  Evenings <b>only</b>\nplease ' }, key);
    const again = await act(rest, order, 'message', { text: '  Evenings <b>only</b>\nplease ' }, key);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.data['messages']).toEqual(sent.data['messages']);
    expect(await act(rest, order, 'message', { text: 'Other' }, key)).toMatchObject({ status: 422 });
    await team.change(order, (one) => answerBuyer(one, 'We start at 20:00.', null));
    await team.change(order, (one) => answerBuyer(one, 'Server time.', null));
    const { messages } = await see(rest, order);
    expect(messages?.map(({ from, text }) => [from, text])).toEqual([
      ['buyer', 'Evenings <b>only</b>\nplease'],
      ['team', 'We start at 20:00.'],
      ['team', 'Server time.'],
    ]);
    expect((await subjects(order)).slice(2)).toEqual([`A message about ${String(order['order_number'])}`]);
  });

  testOnce('rejects a message that is empty or too long', async () => {
    const order = await buyRanks(shop, rest);
    for (const text of ['', '  ', 'x'.repeat(2001), 7]) {
      expect(await act(rest, order, 'message', { text } as Record<string, unknown>)).toMatchObject({ status: 400 });
    }
  });

  testOnce('pauses at the buyer’s request, and shifts its deadlines by the pause', async () => {
    const order = await buyRanks(shop, rest);
    await team.assign(order);
    expect(await act(rest, order, 'pause')).toMatchObject({
      status: 409,
      error: ['This order cannot be paused now.'],
    });
    await team.do(order, 1);
    after(1);
    const paused = await act(rest, order, 'pause');
    expect(paused.data).toMatchObject({ stage: 'paused', stopped: { cause: 'buyer', since: at(1) } });
    expect(paused.data['can']).toMatchObject({ pause: false, resume: true });
    expect((await act(rest, order, 'pause')).data['stage']).toBe('paused');
    await expect(team.do(order, 2)).rejects.toThrow('This order is not being worked on.');
    after(6);
    const resumed = await act(rest, order, 'resume');
    expect(resumed.data).toMatchObject({ stage: 'in_progress', stopped: null });
    expect(line(resumed.data)['done_by']).toBe(at(15.5));
    expect(resumed.data['history']?.map(({ stage }) => stage).slice(-3)).toEqual([
      'in_progress',
      'paused',
      'in_progress',
    ]);
  });

  testOnce('is not late while the team waits for the buyer, who cannot end that wait', async () => {
    const order = await buyRanks(shop, rest);
    await team.assign(order);
    await team.change(order, (one) => hold(one, 'waiting'));
    after(100);
    expect(await see(rest, order)).toMatchObject({ stage: 'assigned', compensation: null });
    expect(await act(rest, order, 'resume')).toMatchObject({ status: 409 });
    await team.change(order, release);
    after(100.4);
    expect(await see(rest, order)).toMatchObject({ compensation: null });
    after(103);
    expect(await see(rest, order)).toMatchObject({ compensation: { state: 'offered', amount_decimal: '3.03' } });
  });

  test('offers the policy’s compensation when late, pays it once, then the additional amount', async () => {
    const order = await buyRanks(shop, rest);
    await team.assign(order);
    await team.do(order, 1);
    after(10.6);
    const late = await see(rest, order);
    expect(late['compensation']).toMatchObject({
      state: 'offered',
      amount_decimal: '6.05',
      reason: 'Not done in time: Rank Boost',
      lines: [{ percent: 10, done_late_minutes: 6 }],
    });
    const accepted = await Promise.all([
      act(rest, order, 'accept-compensation'),
      act(rest, order, 'accept-compensation'),
    ]);
    expect(accepted.map(({ status }) => status)).toEqual([200, 200]);
    const paid = await see(rest, order);
    expect(paid['compensation']).toMatchObject({ state: PAID_OR_SOON, amount_decimal: '6.05' });
    expect(paid['refunds']).toMatchObject([{ cause: 'late', amount_decimal: '6.05' }]);
    after(10.5 + 25);
    expect((await see(rest, order))['compensation']).toMatchObject({
      state: 'offered',
      amount_decimal: '3.03',
      accepted_decimal: '6.05',
    });
    after(10.5 + 24 * 20);
    expect((await see(rest, order))['compensation']).toMatchObject({
      amount_decimal: '12.10',
      lines: [{ percent: 30 }],
    });
    expect((await subjects(order)).at(-1)).toBe(`$6.05 back for ${String(order['order_number'])}`);
  });

  testOnce('cannot be changed with an unknown token', async () => {
    const order = await buyRanks(shop, rest);
    for (const name of ['message', 'pause', 'resume', 'confirm', 'withdraw', 'accept-compensation', 'revoke']) {
      const body = name === 'message' ? { text: 'Hi' } : {};
      expect(await act(rest, { ...order, order_token: 'x'.repeat(43) } as unknown as Loose, name, body)).toMatchObject({
        status: 404,
      });
    }
    expect((await see(rest, order))['version']).toBe(order['version']);
  });
});
