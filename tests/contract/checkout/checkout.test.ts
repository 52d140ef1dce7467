import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { productId, raidChoice } from '#tests/support/catalog/goods.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';

const CHANGED = 'Your cart has changed, please check it again.';

describe.each(ANY_ENGINE)('the checkout on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => new Date('2026-03-01T12:00:00Z') });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await fillCart(rest);
  });
  afterAll(() => shop.close());

  const ordersOf = async (email: string) =>
    (await shop.db.selectFrom('placed_order').where('email', '=', email).select('id').execute()).length;

  test('requests each identity field once per game, and omits fields already answered by a cart line', async () => {
    const raid = await productId(rest, 'heroic-raid');
    await rest.post('/cart', { product_id: raid, option: await raidChoice(rest) });
    const { data } = await rest.get('/guest');
    expect(data['custom_fields']).toEqual([
      {
        custom_field_id: 'platform',
        name: 'Platform',
        type: 'select',
        required: 1,
        format: '',
        placeholder: '',
        suggested: '',
        values: [
          { key: 'pc', name: 'PC' },
          { key: 'console', name: 'Console' },
        ],
        realms_of: '',
        game: { name: 'Destiny 2', seo_url: 'destiny-2-boosting' },
      },
      {
        custom_field_id: 'realm',
        name: 'Realm',
        type: 'text',
        required: 0,
        format: '',
        placeholder: '',
        suggested: '',
        values: [],
        realms_of: '',
        game: { name: 'World of Warcraft', seo_url: 'wow-carry' },
      },
    ]);
    await rest.post('/cart', { product_id: await productId(rest, 'dungeon-02') });
    await rest.delete(`/cart/${(await rest.get('/cart')).data['products']?.[1]?.['key']}`);
    const ids = (await rest.get('/guest')).data['custom_fields']?.map((field) => field['custom_field_id']);
    expect(ids).toEqual(['platform', 'battletag', 'realm']);
  });

  test('rejects invalid guest data and stores valid guest data', async () => {
    const { email, custom_field } = orderBody();
    expect(await rest.post('/guest', { email: 'no' })).toMatchObject({
      status: 400,
      error: ['E-Mail address does not appear to be valid!', 'Required'],
    });
    expect(await rest.post('/guest', { email, custom_field })).toMatchObject({ status: 200, data: [] });
    expect((await rest.get('/guest')).data).toMatchObject({
      email: 'rowan@example.com',
      custom_field: { account: { platform: 'pc' } },
    });
  });

  test('lists the payment methods and stores the choice until the cart changes', async () => {
    const { data } = await rest.get('/paymentmethods');
    expect(data['payment_methods']?.map(({ code, kind, icon }) => [code, kind, icon])).toEqual([
      ['sandbox_card', 'redirect', 'card'],
      ['bank_transfer', 'offline', 'bank'],
    ]);
    expect(await rest.post('/paymentmethods', { payment_method: 'gold', agree: 0 })).toMatchObject({
      status: 400,
      error: ['Warning: Payment method required!', 'Warning: You must agree to the Terms & conditions!'],
    });
    await rest.post('/paymentmethods', { payment_method: 'bank_transfer', agree: 1 });
    expect((await rest.get('/paymentmethods')).data['code']).toBe('bank_transfer');
    await fillCart(rest);
    expect((await rest.get('/paymentmethods')).data['code']).toBe('');
  });

  test('responds to a placed order with its number, URL and snapshot', async () => {
    const { status, data } = await placeOrder(rest, orderBody({ total: 1, price: '0.01' }));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      order_status_id: 0,
      total_decimal: '25.00',
      total_formated: '$25.00',
      currency_code: 'USD',
      payment: '',
      payment_action: { type: 'none' },
      email: 'rowan@example.com',
      payment_method: 'Bank transfer',
      totals: [{ code: 'sub_total' }, { code: 'total', value_decimal: '25.00' }],
      products: [{ name: 'Coaching', quantity: 1, price_decimal: '25.00', total_decimal: '25.00', eta: '1 h' }],
    });
    expect(data['order_number']).toMatch(/^WS-\d{5,}$/);
    expect(data['order_token']).toMatch(/^[\w-]{43}$/);
    expect(data['order_url']).toBe(`http://localhost:3000/en-us/order/${data['order_token']}`);
  });

  test('reports all errors at once, in the order of the form', async () => {
    const { status, details } = await placeOrder(rest, {
      email: 'ab@c.d',
      custom_field: { account: { platform: 'toaster' } },
      comment: 'x'.repeat(2001),
      coupon: 'FREE',
    });
    expect(status).toBe(400);
    expect(details).toEqual([
      { code: 'invalid_field', field: 'email', message: 'E-Mail address does not appear to be valid!' },
      {
        code: 'invalid_field',
        field: 'platform',
        message: 'Platform is not a valid input!',
        game: 'destiny-2-boosting',
      },
      {
        code: 'payment_method',
        field: 'payment_method',
        message: 'Warning: Payment method required!',
        hint: 'Choose how to pay.',
      },
      { code: 'terms', field: 'agree', message: 'Warning: You must agree to the Terms & conditions!' },
      { code: 'invalid_field', field: 'comment', message: 'Comment is not a valid input!' },
      {
        code: 'coupon',
        field: 'coupon',
        message: 'Warning: Coupon is either invalid, expired or reached its usage limit!',
        reason: 'unknown',
        hint: 'There is no coupon FREE. Check the spelling.',
      },
    ]);
  });

  test('validates the BattleTag when a game requires it', async () => {
    await rest.post('/cart', { product_id: await productId(rest, 'dungeon-02') });
    const tagged = (battletag: string) =>
      placeOrder(rest, orderBody({ custom_field: { account: { platform: 'pc', battletag } } }));
    expect((await tagged('')).details).toEqual([
      { code: 'required', field: 'battletag', message: 'Required', game: 'wow-carry' },
    ]);
    expect((await tagged('ab')).details).toEqual([
      {
        code: 'invalid_field',
        field: 'battletag',
        message: 'Format is SomeNickname88#12345',
        game: 'wow-carry',
      },
    ]);
    expect((await tagged('Rowan#2134')).status).toBe(200);
  });

  test('rejects an empty cart, an unavailable product and a quantity below the minimum', async () => {
    const empty = await placeOrder(await shopperOf(shop), orderBody());
    expect(empty.details).toEqual([
      {
        code: 'cart_unavailable',
        message: 'Your cart is empty or a product is out of stock.',
        hint: 'Your cart is empty. If you have just ordered in another tab, that order is in your email.',
      },
    ]);
    const gold = await productId(rest, 'gold');
    await rest.post('/cart', { product_id: gold, quantity: 10 });
    const account = { platform: 'pc', battletag: 'Rowan#2134' };
    const few = await placeOrder(rest, orderBody({ custom_field: { account } }));
    expect(few.details).toEqual([{ code: 'minimum_quantity', message: 'Minimum order amount for WoW Gold is 100!' }]);
    const id = await productId(rest, 'dungeon-03');
    await rest.post('/cart', { product_id: id });
    await shop.db.updateTable('product').set({ enabled: false }).where('id', '=', id).execute();
    expect((await placeOrder(rest, orderBody({ custom_field: { account } }))).details).toMatchObject([
      { code: 'cart_unavailable', hint: 'Dungeon 03 is no longer sold. Change it in your cart.' },
    ]);
  });

  test('creates no order when the total or the cart differs from what the buyer saw', async () => {
    const version = (await rest.get('/cart')).data['cart_version'];
    const email = 'guard@example.com';
    const now = { code: 'price_changed', total_decimal: '25.00', currency_code: 'USD', cart_version: version };
    for (const [guard, told] of [
      [{ expected_total: '24.99' }, { ...now, message: 'The total has changed. It is $25.00 now.' }],
      [{ expected_total: '25.001' }, now],
      [{ cart_version: 'other' }, { code: 'cart_changed', message: CHANGED }],
    ] as const) {
      const { status, details } = await placeOrder(rest, orderBody({ email, ...guard }));
      expect(status).toBe(409);
      expect(details).toMatchObject([{ ...told, field: Object.keys(guard)[0] }]);
    }
    expect(await ordersOf(email)).toBe(0);
    expect((await placeOrder(rest, orderBody({ email, expected_total: '25.00', cart_version: version }))).status).toBe(
      200,
    );
  });
});
