import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { at, eachOf, type Rest, restOf } from '#tests/support/buyer/rest.ts';
import { fillCart, orderBody } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';

describe.each(ANY_ENGINE)('the shipping endpoints on %s', (engine) => {
  let shop: TestShop;
  let rest: Rest;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
    rest = await restOf(shop);
  });
  afterAll(() => shop.close());

  test('offer no shipping method, and accept any choice without effect', async () => {
    const offered = await rest.get('/shippingmethods');
    expect([offered.status, offered.data]).toEqual([200, { shipping_methods: [], code: '', comment: '' }]);
    const chosen = await rest.post('/shippingmethods', { shipping_method: 'flat.flat', comment: '' });
    expect([chosen.status, chosen.data]).toEqual([200, []]);
    expect((await rest.get('/shippingmethods')).data).toMatchObject({ code: '' });
  });

  test.each([{ comment: 'x' }, { shipping_method: '' }, { shipping_method: 3 }])(
    'reject %o as a choice without a valid shipping method',
    async (body) => {
      const answer = await rest.post('/shippingmethods', body);
      expect([answer.status, answer.error]).toEqual([400, ['Warning: Shipping method required!']]);
    },
  );

  test('validate an address but do not store it', async () => {
    const address = {
      firstname: 'Ada',
      lastname: 'L',
      address_1: 'A street',
      city: 'York',
      country_id: 222,
      zone_id: 1,
    };
    expect((await rest.post('/guestshipping', address)).data).toEqual([]);
    expect((await rest.get('/guestshipping')).data).toMatchObject({ firstname: '', city: '', custom_field: {} });
    const faulty = await rest.post('/guestshipping', { city: 'Y', firstname: 'x'.repeat(33) });
    expect([faulty.status, faulty.error]).toEqual([
      400,
      ['First Name must be between 1 and 32 characters!', 'City must be between 2 and 128 characters!'],
    ]);
    expect(eachOf(faulty.details, 'field')).toEqual(['firstname', 'city']);
  });

  test('an optional name or phone number is validated at the guest step too', async () => {
    const shopper = await shopperOf(shop);
    await fillCart(shopper);
    const answer = await shopper.post('/guest', orderBody({ firstname: 'x'.repeat(33), telephone: '12' }));
    expect([answer.status, answer.error]).toEqual([
      400,
      ['First Name must be between 1 and 32 characters!', 'Telephone must be between 3 and 32 characters!'],
    ]);
    expect((await shopper.post('/guest', orderBody({ firstname: 'Ada', address_1: '' }))).status).toBe(200);
  });

  test.each(['/guestshipping', '/shippingmethods'])('%s rejects an empty body', async (path) => {
    expect((await rest.post(path, {})).error).toEqual(['Invalid request body, please validate the json object']);
  });

  test('the order status list holds the 14 statuses an order can have', async () => {
    const { data, total } = await rest.get('/order_statuses');
    expect([total, at(data, '0')]).toEqual([14, { order_status_id: 1, name: 'Pending' }]);
    expect(eachOf(data, 'order_status_id')).toEqual([1, 2, 3, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  });
});
