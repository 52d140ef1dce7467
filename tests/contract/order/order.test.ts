import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { productId, raidChoice } from '#tests/support/catalog/goods.ts';
import { fillCart, orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { request } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

describe.each(ENGINES)('an order on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await fillCart(rest);
  });
  afterAll(() => shop.close());

  const json = { headers: { Accept: 'application/json' } };
  const cardBody = () => orderBody({ payment_method: 'sandbox_card' });
  const statusOf = async (token: unknown) => (await rest.get(`/order/${token}`)).data['order_status_id'];
  const countOf = async () => (await rest.get('/cart')).data['total_product_count'];

  testOnce('is confirmed once, however often requested, and its lines are removed from the cart', async () => {
    const { data } = await placeOrder(rest, orderBody());
    const confirmed = await rest.put('/confirm', { order_token: data['order_token'] });
    expect(confirmed.data).toEqual({
      order_id: data['order_id'],
      order_status_id: 1,
      order_status: 'Pending',
      total_formated: '$25.00',
      order_token: data['order_token'],
    });
    expect((await rest.get('/cart')).data).toEqual([]);
    await fillCart(rest);
    const named = { order_id: String(data['order_id']), order_token: data['order_token'] };
    expect((await rest.put('/confirm', named)).data).toEqual(confirmed.data);
    expect(await countOf()).toBe(1);
    const { history } = (await rest.get(`/order/${data['order_token']}`)).data;
    expect(history?.map(({ order_status_id }) => order_status_id)).toEqual([0, 1]);
  });

  test('confirmed several times concurrently gets one history entry', async () => {
    const { data } = await placeOrder(rest, orderBody());
    const answers = await Promise.all(Array.from({ length: 10 }, () => rest.put('/confirm')));
    expect(new Set(answers.map((answer) => answer.data['order_status_id']))).toEqual(new Set([1]));
    expect((await rest.get(`/order/${data['order_token']}`)).data['history']).toHaveLength(2);
  });

  testOnce('keeps later additions from another tab in the cart', async () => {
    await placeOrder(rest, orderBody());
    await fillCart(rest);
    await rest.post('/cart', { product_id: await productId(rest, 'heroic-raid'), option: await raidChoice(rest) });
    await rest.put('/confirm');
    const { data } = await rest.get('/cart');
    expect(data['products']?.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Coaching', 1],
      ['Heroic Raid', 1],
    ]);
  });

  testOnce('of another session cannot be confirmed', async () => {
    const { data } = await placeOrder(rest, orderBody());
    const stranger = await shopperOf(shop);
    for (const body of [undefined, { order_id: data['order_id'] }, { order_id: 'x' }, { order_id: 1e15 }]) {
      expect(await stranger.put('/confirm', body)).toMatchObject({ status: 400, error: ['No order in session'] });
    }
    expect(await statusOf(data['order_token'])).toBe(0);
  });

  testOnce('is unaffected by later catalogue changes', async () => {
    const id = await productId(rest, 'dungeon-05');
    await rest.post('/cart', { product_id: id });
    const account = { platform: 'pc', battletag: 'Rowan#2134' };
    const placed = (await placeOrder(rest, orderBody({ custom_field: { account } }))).data;
    await shop.db
      .updateTable('product')
      .set({ name: 'Renamed', price_micros: 1, enabled: false })
      .where('id', '=', id)
      .execute();
    const seen = (await rest.get(`/order/${placed['order_token']}`)).data;
    expect(seen).toMatchObject({
      total_decimal: placed['total_decimal'],
      custom_field: [{ value: 'PC' }, { value: 'Rowan#2134' }],
    });
    expect(seen['products']?.[1]).toMatchObject({ name: 'Dungeon 05', seo_url: '', total_decimal: '26.50' });
  });

  testOnce('keeps the currency it was placed in', async () => {
    const headers = { 'X-Oc-Currency': 'GBP' };
    await rest.get('/cart', { headers });
    const { data } = await rest.post('/combined', orderBody(), { headers });
    const seen = (await rest.get(`/order/${data['order_token']}`)).data;
    expect(seen).toMatchObject({ currency_code: 'GBP', total_decimal: '19.75', total_formated: '£19.75' });
  });

  testOnce('can be seen with its token only', async () => {
    const { data } = await placeOrder(rest, orderBody());
    const stranger = await shopperOf(shop);
    expect((await stranger.get(`/order/${data['order_token']}`)).data['order_number']).toBe(data['order_number']);
    for (const token of [data['order_id'], data['order_number'], 'x'.repeat(43), '%27%20or%201=1']) {
      expect(await stranger.get(`/order/${token}`)).toMatchObject({ status: 404, error: ['Order not found'] });
    }
    expect((await request(shop, 'GET', `/order/${data['order_token']}`)).status).toBe(401);
  });

  testOnce('shows its payment action while it awaits payment', async () => {
    expect(await rest.get('/pay', json)).toMatchObject({ status: 400, error: ['No order in session'] });
    const { data } = await placeOrder(rest, cardBody());
    const pay = await rest.get('/pay', json);
    expect(pay.data).toMatchObject({
      order_id: data['order_id'],
      order_status_id: 0,
      payment_action: data['payment_action'],
    });
    await visit(shop, `${data['payment_action']?.['url']}/approve`, 'POST');
    expect((await rest.get('/pay', json)).data).toMatchObject({ order_status_id: 2, payment_action: { type: 'none' } });
  });

  testOnce('shows a page with a payment link to any client that does not request JSON', async () => {
    const { data } = await placeOrder(rest, cardBody());
    const response = await fetch(`${shop.url}/api/rest/pay`, {
      headers: { Authorization: `Bearer ${rest.token}`, Accept: 'text/html' },
    });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await response.text()).toContain(`href="${data['payment_action']?.['url']}"`);
  });
});
