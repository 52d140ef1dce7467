import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { addRaid, fillCart, orderBody, placeOrder, usesOf } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

const REFUSED = 'Warning: Coupon is either invalid, expired or reached its usage limit!';

describe.each(ENGINES)('a coupon on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let now = new Date('2026-03-10T12:00:00Z');

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
  });
  beforeEach(async () => {
    now = new Date('2026-03-10T12:00:00Z');
    rest = await shopperOf(shop);
    await fillCart(rest);
  });
  afterEach(async () => expect(await brokenRules(shop.db)).toEqual({}));
  afterAll(() => shop.close());

  const apply = (coupon: unknown) => rest.post('/coupon', { coupon });
  const totals = async (headers = {}) =>
    (await rest.get('/cart', { headers })).data['totals']?.map(({ code, value_decimal }) => [code, value_decimal]);

  testOnce('is subtracted from the total and shown in the cart', async () => {
    const before = (await rest.get('/cart')).data['cart_version'];
    expect(await apply('  ten ')).toMatchObject({ status: 200, data: [], message: ['Coupon (TEN)'] });
    const { data } = await rest.get('/cart');
    expect(data).toMatchObject({ coupon: 'TEN', total_decimal: '22.50', total: '1 item(s) - $22.50' });
    expect(data['totals']).toMatchObject([
      { code: 'sub_total', value_decimal: '25.00' },
      { code: 'coupon', title: 'Coupon (TEN)', text: '-$2.50', value: -2.5, value_decimal: '-2.50' },
      { code: 'total', value_decimal: '22.50' },
    ]);
    expect(data['products']?.[0]).toMatchObject({ total_decimal: '25.00', discount_decimal: '2.50' });
    expect(data['cart_version']).not.toBe(before);
    expect(await rest.delete('/coupon')).toMatchObject({ status: 200, data: [] });
    expect((await rest.get('/cart')).data).toMatchObject({ coupon: '', total_decimal: '25.00', cart_version: before });
  });

  testOnce('is rejected with the same message whatever the reason', async () => {
    for (const code of ['NOPE', 'MARCH2', 'BIG', 'RAIDS', 'x'.repeat(21), 'ten%', 5, {}, ['TEN']]) {
      expect(await apply(code)).toMatchObject({ status: 400, error: [REFUSED] });
    }
    expect(await apply(' ')).toMatchObject({ status: 400, error: ['Warning: Please enter a coupon code!'] });
    expect(await rest.post('/coupon', { code: 'TEN' })).toMatchObject({
      status: 400,
      error: ['Warning: Please enter a coupon code!'],
    });
    expect((await rest.get('/cart')).data['coupon']).toBe('');
    expect(await rest.delete('/coupon')).toMatchObject({ status: 404, error: ['No coupon found.'] });
    const stranger = await shopperOf(shop);
    // An empty cart does not tell which codes there are.
    for (const coupon of ['TEN', 'nope', 'CR-AAAA-BBBB-CCCC']) {
      const { status, error, details } = await stranger.post('/coupon', { coupon });
      expect([status, error, details[0]?.['reason'], details[0]?.['hint']]).toEqual([
        400,
        [REFUSED],
        'not_for_cart',
        'Your cart is empty. Put something in, then use the code.',
      ]);
    }
    expect(await stranger.delete('/coupon')).toMatchObject({ status: 404 });
  });

  testOnce('that is rejected has one reason and a remedy, in the currency of the cart', async () => {
    const why = async (coupon: string, headers = {}) => {
      const { status, details } = await rest.post('/coupon', { coupon }, { headers });
      return [status, ...details.map(({ reason, hint }) => [reason, hint])];
    };
    expect(await why('nope')).toEqual([400, ['unknown', 'There is no coupon NOPE. Check the spelling.']]);
    expect(await why('BIG')).toEqual([400, ['minimum', 'BIG works from $50.00. Add $25.00 more to use it.']]);
    const [, euros] = await why('BIG', { 'X-Oc-Currency': 'EUR' });
    expect(euros).toEqual([
      'minimum',
      expect.stringMatching(/^BIG works from €[\d.]+\. Add €[\d.]+ more to use it\.$/),
    ]);
    expect(await why('RAIDS')).toEqual([
      400,
      ['not_for_cart', 'RAIDS is only for Raids, and nothing of that is in your cart.'],
    ]);
    now = new Date('2026-02-01T12:00:00Z');
    rest = await shopperOf(shop);
    await fillCart(rest);
    expect(await why('MARCH')).toEqual([400, ['not_yet', 'MARCH works from 1 Mar 2026, 00:00 UTC.']]);
    now = new Date('2026-04-01T12:00:00Z');
    rest = await shopperOf(shop);
    await fillCart(rest);
    expect(await why('MARCH')).toEqual([400, ['expired', 'MARCH ended on 31 Mar 2026.']]);
    await shop.db.updateTable('coupon').set({ use_limit: 0 }).where('code', '=', 'K1').execute();
    expect(await why('K1')).toEqual([400, ['used_up', 'K1 has been used up. Try another code.']]);
    await shop.db.updateTable('coupon').set({ use_limit: 1 }).where('code', '=', 'K1').execute();
  });

  testOnce('for one order of a buyer is refused to the session, and to the mailbox, that has used it', async () => {
    const order = async (shopper: Shopper, email: string) => {
      await shopper.get('/cart');
      return placeOrder(shopper, orderBody({ email }));
    };
    const usedBefore = {
      status: 400,
      details: [{ reason: 'used_before', hint: expect.stringContaining('ONCE works once for each buyer') }],
    };
    await apply('ONCE');
    const first = await order(rest, 'once@example.com');
    expect(first.data).toMatchObject({ total_decimal: '22.50' });
    await rest.put('/confirm');
    await fillCart(rest);
    expect(await apply('ONCE')).toMatchObject(usedBefore);

    const other = await shopperOf(shop);
    await fillCart(other);
    expect((await other.post('/coupon', { coupon: 'ONCE' })).status).toBe(200);
    for (const email of ['Once@Example.com', 'once+again@example.com'])
      expect(await order(other, email)).toMatchObject(usedBefore);
    expect(await usesOf(shop, 'ONCE')).toBe(1);
    expect((await order(other, 'twice@example.com')).status).toBe(200);

    expect((await rest.post(`/order/${first.data['order_token']}/withdraw`, {})).status).toBe(200);
    expect((await apply('ONCE')).status).toBe(200);
  });

  testOnce('that no longer applies has its reason shown in the cart', async () => {
    await addRaid(rest);
    expect((await apply('RAIDS')).status).toBe(200);
    const raid = (await rest.get('/cart')).data['products']?.find(({ model }) => String(model) === 'heroic-raid');
    expect((await rest.get('/cart')).data['coupon_hint']).toBe('');
    await rest.delete('/cart', { key: raid?.['key'] });
    expect((await rest.get('/cart')).data).toMatchObject({
      coupon: 'RAIDS',
      coupon_hint: 'RAIDS is only for Raids, and nothing of that is in your cart.',
    });
  });

  testOnce('applies only within its time window', async () => {
    for (const [at, status] of [
      ['2026-02-28T23:59:59.999Z', 400],
      ['2026-03-01T00:00:00Z', 200],
      ['2026-03-31T23:59:59.999Z', 200],
      ['2026-04-01T00:00:00Z', 400],
    ] as const) {
      now = new Date(at);
      rest = await shopperOf(shop);
      await fillCart(rest);
      expect((await apply('MARCH')).status).toBe(status);
    }
  });

  testOnce('replaces another coupon, and a rejected coupon leaves it in place', async () => {
    await apply('TEN');
    await apply('FIVE-OFF');
    await apply('NOPE');
    expect((await rest.get('/cart')).data['coupon']).toBe('FIVE-OFF');
    expect(await totals()).toEqual([
      ['sub_total', '25.00'],
      ['coupon', '-5.00'],
      ['total', '20.00'],
    ]);
    expect(await totals({ 'X-Oc-Currency': 'EUR' })).toEqual([
      ['sub_total', '23.00'],
      ['coupon', '-4.60'],
      ['total', '18.40'],
    ]);
  });

  testOnce('for a category discounts only the products within that category', async () => {
    await addRaid(rest);
    await apply('RAIDS');
    const { data } = await rest.get('/cart');
    expect(data['products']?.map((line) => line['discount_decimal'])).toEqual(['0.00', '19.25']);
    expect(data['total_decimal']).toBe('44.25');
  });

  testOnce('of a fixed amount takes off at most the price of its products', async () => {
    await rest.post('/cart', { product_id: await productId(rest, 'dungeon-01') });
    await apply('DUNGEON');
    expect(await totals()).toEqual([
      ['sub_total', '55.50'],
      ['coupon', '-30.50'],
      ['total', '25.00'],
    ]);
  });

  testOnce('that no longer applies keeps its code and gives no discount', async () => {
    const key = (await addRaid(rest)).data['cart']?.['products']?.[1]?.['key'];
    await apply('BIG');
    expect((await rest.get('/cart')).data['total_decimal']).toBe('50.80');
    await rest.delete(`/cart/${key}`);
    expect((await rest.get('/cart')).data).toMatchObject({ coupon: 'BIG', total_decimal: '25.00' });
    expect(await totals()).toEqual([
      ['sub_total', '25.00'],
      ['total', '25.00'],
    ]);
  });

  test('applied fifty times concurrently to one cart gives one discount', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply('TEN')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await rest.get('/cart')).data['total_decimal']).toBe('22.50');
  });
});
