import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, buy, see } from '#tests/support/buyer/work.ts';

const HOUR_MS = 60 * 60 * 1000;
const BEGIN = new Date('2026-03-10T12:00:00Z');

describe.each(ANY_ENGINE)('a purchased seat on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let now = BEGIN;

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    now = BEGIN;
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  const runs = () =>
    shop.db
      .selectFrom('event')
      .where('run_key', '=', 'raid-eu')
      .where('starts_at', '>', BEGIN)
      .orderBy('starts_at')
      .selectAll()
      .execute();
  const seatsOf = async (order: Loose) =>
    shop.db
      .selectFrom('event_seat')
      .where('order_id', '=', Number(order['order_id']))
      .select(['event_id', 'seats'])
      .execute();
  const bought = async (quantity = 1) => {
    const [run] = await runs();
    await rest.post('/cart', { product_id: await productId(rest, 'normal-raid'), event_id: run?.id, quantity });
    return buy(shop, rest, { custom_field: { account: { battletag: 'Rowan#2134' } } });
  };
  const move = (order: Loose, eventId: number | undefined) =>
    act(rest, order, 'reschedule', { line: String(order['products']?.[0]?.['key']), event_id: eventId });

  test('follows the times of its run, and can move to another date with its seats', async () => {
    const order = await bought(2);
    const [first, second] = await runs();
    const line = order['products']?.[0];
    expect(line).toMatchObject({
      start_by: first?.starts_at.toISOString(),
      done_by: first?.ends_at.toISOString(),
      can_pause: false,
      can_reschedule: true,
    });
    expect(line?.['other_dates']?.[0]).toMatchObject({ event_id: second?.id });
    const moved = await move(order, second?.id);
    expect(moved.data['products']?.[0]).toMatchObject({
      event: { event_id: second?.id },
      start_by: second?.starts_at.toISOString(),
    });
    expect(await seatsOf(order)).toEqual([{ event_id: second?.id, seats: 2 }]);
    expect((await move(order, second?.id)).status).toBe(200);
  });

  test('cannot move to a date of another run or to a full one', async () => {
    const order = await bought();
    const [, , third] = await runs();
    const other = await shop.db.selectFrom('event').where('run_key', '=', 'solo').selectAll().executeTakeFirstOrThrow();
    expect(await move(order, other.id)).toMatchObject({ status: 409, error: ['There is no seat at that date.'] });
    await shop.db.updateTable('event').set({ slots_total: 1 }).where('id', '=', Number(third?.id)).execute();
    const rival = await shopperOf(shop);
    const product = await productId(rival, 'normal-raid');
    await rival.post('/cart', { product_id: product, event_id: third?.id, quantity: 1 });
    expect((await move(order, third?.id)).status).toBe(409);
  });

  test('cannot move within two hours of its run, unless the run is canceled', async () => {
    const order = await bought();
    const [first, second] = await runs();
    now = new Date(Number(first?.starts_at) - 1.9 * HOUR_MS);
    expect((await see(rest, order))['products']?.[0]).toMatchObject({ can_reschedule: false, other_dates: [] });
    expect((await move(order, second?.id)).status).toBe(409);
    await shop.db.updateTable('event').set({ canceled: true }).where('id', '=', Number(first?.id)).execute();
    const off = await see(rest, order);
    expect(off['products']?.[0]).toMatchObject({ run_canceled: true, start_by: null, can_reschedule: true });
    expect(off['refund_offer']).toMatchObject({ share: 1 });
    expect((await move(order, second?.id)).status).toBe(200);
  });

  test('becomes free for others once its order is withdrawn', async () => {
    await shop.db.updateTable('event').set({ canceled: false }).where('run_key', '=', 'raid-eu').execute();
    const order = await bought();
    expect(await seatsOf(order)).toHaveLength(1);
    await act(rest, order, 'withdraw');
    expect(await seatsOf(order)).toEqual([]);
  });
});
