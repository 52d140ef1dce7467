import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepHolds } from '#shop/event/seat-store.ts';
import { expireOrders } from '#shop/lifecycle/expire.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { nthRun, takeSeats } from '#tests/support/catalog/runs.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { request } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper, type ShopperAnswer } from '#tests/support/buyer/shopper.ts';

const START = '2026-03-10T12:00:00Z';
const ONE_MINUTE_MS = 60 * 1000;

describe.each(ANY_ENGINE)('seats of dated runs on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let now = new Date(START);

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    now = new Date(START);
    await shop.db.deleteFrom('event_seat').where('order_id', 'is', null).execute();
    rest = await shopperOf(shop);
  });
  afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));
  afterAll(() => shop.close());

  const listed = async (query = '') => (await request(shop, 'GET', `/api/public/all-event${query}`)) as ShopperAnswer;
  const nth = (key: string, week = 0) => nthRun(shop, now, key, week);
  const seatsLeft = async (id: number) =>
    (await listed('?to=2026-04-10')).data.find((event) => Number(event['event_id']) === id)?.['slots_left'];
  const raidOrder = (given = {}) => orderBody({ custom_field: { account: { battletag: 'Rowan#2134' } }, ...given });
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  test('are held for 15 minutes once a run is in a cart', async () => {
    const { id, starts_at, ends_at } = await nth('raid-eu');
    const { data } = await takeSeats(rest, id, 2);
    expect(data['cart']?.['products']?.[0]?.['event']).toEqual({
      event_id: id,
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      hold_expires_at: '2026-03-10T12:15:00.000Z',
    });
    expect(await seatsLeft(id)).toBe(8);
    pass(15 * ONE_MINUTE_MS - 1);
    expect(await seatsLeft(id)).toBe(8);
    pass(1);
    expect(await seatsLeft(id)).toBe(10);
    const line = (await rest.get('/cart')).data['products']?.[0];
    expect(line).toMatchObject({ stock: true, event: { event_id: id, hold_expires_at: null } });
    await sweepHolds(shop.db, now);
    expect(await shop.db.selectFrom('event_seat').where('event_id', '=', id).selectAll().execute()).toEqual([]);
  });

  test('have one cart line for each run of a product, and are released when they leave the cart', async () => {
    const [first, second] = [await nth('raid-eu'), await nth('raid-eu', 1)];
    await takeSeats(rest, first.id);
    await takeSeats(rest, second.id);
    await rest.post('/cart', { product_id: await productId(rest, 'normal-raid') });
    const { data } = await takeSeats(rest, first.id, 3);
    const lines = data['cart']?.['products'];
    expect(lines?.map((line) => [line['event']?.['event_id'] ?? null, line['quantity']])).toEqual([
      [first.id, 4],
      [second.id, 1],
      [null, 1],
    ]);
    const key = lines?.[0]?.['key'];
    await rest.put('/cart', { key, quantity: 9 });
    expect(await seatsLeft(first.id)).toBe(1);
    expect(await rest.put('/cart', { key, quantity: 11 })).toMatchObject({
      status: 400,
      details: [
        {
          code: 'sold_out',
          field: 'event_id',
          message: 'Only 10 seats are left in Normal Raid. Take fewer, or another run.',
        },
      ],
    });
    await rest.delete(`/cart/${key}`);
    expect([await seatsLeft(first.id), await seatsLeft(second.id)]).toEqual([10, 9]);
    await rest.delete('/cart/empty');
    expect(await seatsLeft(second.id)).toBe(10);
  });

  test('are rejected for a run that is full, over, canceled, unknown or of another product', async () => {
    const solo = await nth('solo');
    await takeSeats(rest, solo.id);
    const other = await shopperOf(shop);
    expect(await takeSeats(other, solo.id)).toMatchObject({
      status: 400,
      error: ['No seats are left in Normal Raid, one seat. Choose another run.'],
    });
    expect((await listed()).data[0]).toMatchObject({ status: 'full', slots_left: 0 });
    expect((await other.get('/cart')).data).toEqual([]);
    const trials = await nth('trials-us');
    for (const event_id of [0, 'x', 2 ** 40, trials.id, 999_999]) {
      expect(await takeSeats(other, event_id as number)).toMatchObject({ status: 400, error: ['Event not found'] });
    }
    const next = await nth('solo', 1);
    await shop.db.updateTable('event').set({ canceled: true }).where('id', '=', next.id).execute();
    expect((await takeSeats(other, next.id)).details[0]?.code).toBe('sold_out');
    await shop.db.updateTable('event').set({ canceled: false }).where('id', '=', next.id).execute();
    now = solo.starts_at;
    expect((await takeSeats(other, solo.id)).details[0]?.code).toBe('sold_out');
    expect((await rest.get('/cart')).data['products']?.[0]).toMatchObject({ stock: false });
  });

  test('are held for an order, and released when it expires unpaid', async () => {
    const { id, starts_at } = await nth('solo', 1);
    await takeSeats(rest, id);
    const { data } = await placeOrder(rest, raidOrder());
    expect(data['products']?.[0]?.['event']).toEqual({ event_id: id, starts_at: starts_at.toISOString() });
    pass(60 * ONE_MINUTE_MS);
    expect(await seatsLeft(id)).toBe(0);
    const other = await shopperOf(shop);
    expect((await takeSeats(other, id)).status).toBe(400);
    // The shopper who has it may order it again.
    expect((await rest.get('/cart')).data['products']?.[0]).toMatchObject({ stock: true });
    const again = await placeOrder(rest, raidOrder({ comment: 'once more' }));
    expect(again.status).toBe(200);
    pass(24 * 60 * ONE_MINUTE_MS);
    await expireOrders(shop.db, now);
    expect(await seatsLeft(id)).toBe(1);
    expect((await takeSeats(other, id)).status).toBe(200);
    expect(await placeOrder(rest, raidOrder())).toMatchObject({
      status: 400,
      error: ['Your cart is empty or a product is out of stock.'],
    });
  });

  test('of a confirmed order stay taken when its line has left the cart', async () => {
    const { id } = await nth('raid-eu', 2);
    const { data } = await takeSeats(rest, id, 3);
    await placeOrder(rest, raidOrder());
    await rest.put('/cart', { key: data['cart']?.['products']?.[0]?.['key'], quantity: 5 });
    expect(await seatsLeft(id)).toBe(5);
    await rest.put('/confirm');
    expect((await rest.get('/cart')).data['products']?.[0]).toMatchObject({ quantity: 2, stock: true });
    expect(await seatsLeft(id)).toBe(5);
    await rest.delete('/cart/empty');
    expect(await seatsLeft(id)).toBe(7);
  });
});
