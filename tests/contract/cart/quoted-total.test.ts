import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { oneOf, randomOf, type Random } from '#tests/support/hostile/random.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper, type ShopperAnswer } from '#tests/support/buyer/shopper.ts';

const ROUNDS = 10;
const CURRENCIES = ['USD', 'EUR', 'GBP'] as const;
const account = { platform: 'pc', battletag: 'Rowan#2134' };

describe.each(ENGINES)('the total quoted to a session, on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;

  beforeAll(async () => {
    shop = await createTestShop({ engine });
  });
  afterAll(() => shop.close());

  const setPrice = (slug: string, micros: number) =>
    shop.db.updateTable('product').set({ price_micros: micros }).where('slug', '=', slug).execute();
  const inCurrency = (code: string) => ({ headers: { 'X-Oc-Currency': code } });

  test('is the total of the order, or the order is rejected with the current total, after random changes', async () => {
    const random = randomOf(20_260_310);
    const goods = ['coaching', 'normal-raid', 'dungeon-05'];
    const someone = await shopperOf(shop);
    const ids = await Promise.all(goods.map((slug) => productId(someone, slug)));
    let [made, refused] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      const rest = await shopperOf(shop);
      const told = new Map<string, string>();
      const tell = (currency: string, { data }: ShopperAnswer) =>
        void told.set(currency, String(data['total_decimal'] ?? data['cart']?.['total_decimal']));
      let version: string | undefined;
      for (let step = 0; step < 5; step += 1) {
        const currency = oneOf(random, CURRENCIES);
        const act = random(8);
        if (act <= 1 || step === 0) {
          const product_id = ids[random(ids.length)];
          tell(currency, await rest.post('/cart', { product_id, quantity: 1 + random(3) }, inCurrency(currency)));
        } else if (act === 2) {
          const answer = await rest.get('/cart', inCurrency(currency));
          tell(currency, answer);
          version = String(answer.data['cart_version']);
        } else if (act === 3) tell(currency, await rest.post('/pricelock', {}, inCurrency(currency)));
        else if (act === 4) {
          if ((await rest.post('/coupon', { coupon: 'TEN' }, inCurrency(currency))).status === 200) {
            tell(currency, await rest.get('/cart', inCurrency(currency)));
          }
        } else if (act === 5)
          await setPrice(oneOf(random, goods as [string, ...string[]]), 10_000_000 + random(9) * 1e6);
        else if (act === 6) await toggleCoupon(random);
        // Read where nobody sees it: nothing is agreed to.
        else await rest.get('/cart?preview=1', inCurrency(currency));
      }
      const currency = oneOf(random, CURRENCIES);
      const named = version !== undefined && random(3) === 0;
      const body = orderBody({ custom_field: { account }, ...(named && { cart_version: version }) });
      const { status, data, details } = await rest.post('/combined', body, inCurrency(currency));
      if (status === 200) {
        made += 1;
        if (!named) expect([round, data['total_decimal']]).toEqual([round, told.get(currency)]);
        expect(data['currency_code']).toBe(currency);
      } else {
        refused += 1;
        expect([status, ['price_changed', 'cart_changed']]).toEqual([409, expect.arrayContaining([details[0]?.code])]);
        const now = await rest.get('/cart?preview=1', inCurrency(currency));
        if (details[0]?.code === 'price_changed') {
          expect(details[0]).toMatchObject({
            total_decimal: now.data['total_decimal'],
            cart_version: now.data['cart_version'],
          });
        }
        const agreed = { ...body, expected_total: now.data['total_decimal'], cart_version: now.data['cart_version'] };
        const second = await rest.post('/combined', agreed, inCurrency(currency));
        expect([second.status, second.data['total_decimal']]).toEqual([200, now.data['total_decimal']]);
      }
    }
    expect([made > 0, refused > 0]).toEqual([true, true]);
    expect(await brokenRules(shop.db)).toEqual({});
    await shop.db.updateTable('coupon').set({ enabled: true }).where('code', '=', 'TEN').execute();
    await setPrice('coaching', 25_000_000);
  });

  const toggleCoupon = (random: Random) =>
    shop.db
      .updateTable('coupon')
      .set({ enabled: random(2) === 0 })
      .where('code', '=', 'TEN')
      .execute();

  testOnce('changes to the new total by reading the cart, not by repeating the order', async () => {
    const rest = await shopperOf(shop);
    await fillCart(rest);
    await setPrice('coaching', 26_000_000);
    for (const key of [randomUUID(), randomUUID()]) {
      const { status, details } = await placeOrder(rest, orderBody(), key);
      expect([status, details[0]]).toMatchObject([409, { code: 'price_changed', total_decimal: '26.00' }]);
    }
    await rest.get('/cart');
    expect((await placeOrder(rest, orderBody())).data['total_decimal']).toBe('26.00');
    await setPrice('coaching', 25_000_000);
  });

  test('is rejected with the total without the coupon when others have taken its last use', async () => {
    const crowd: Shopper[] = [];
    for (let buyers = 0; buyers < 8; buyers += 1) {
      const rest = await shopperOf(shop);
      await fillCart(rest);
      expect((await rest.post('/coupon', { coupon: 'K5' })).status).toBe(200);
      crowd.push(rest);
    }
    const answers = await Promise.all(crowd.map((rest) => placeOrder(rest, orderBody(), randomUUID())));
    const made = answers.filter(({ status }) => status === 200);
    expect(made.map(({ data }) => data['total_decimal'])).toEqual(Array.from({ length: 5 }, () => '22.50'));
    const others = answers.filter(({ status }) => status !== 200 && status !== 503);
    expect(
      new Set(others.map(({ details }) => `${details[0]?.code} ${details[0]?.['total_decimal' as never]}`)),
    ).toEqual(new Set(['price_changed 25.00']));
    expect(await brokenRules(shop.db)).toEqual({});
  });
});
