import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';
import { createInterleaver } from '#tests/support/database/interleaver.ts';
import { isMatrix } from '#tests/support/matrix.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { productId } from '#tests/support/catalog/goods.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { type Random, randomOf } from '#tests/support/hostile/random.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Shopper, type ShopperAnswer } from '#tests/support/buyer/shopper.ts';

/** `npm run chaos` runs a thousand of them. */
const ROUNDS = Number(process.env['INTERLEAVINGS'] ?? (isMatrix ? 25 : 10));
const FIRST_SEED = Number(process.env['INTERLEAVING_SEED'] ?? 1);

type Attempt = { shopper: number; key: string; mail: string; answer: ShopperAnswer };

describe.each(ENGINES)('orders with randomly interleaved statements on %s', (engine) => {
  let shop: TestShop;
  let coaching: number;
  let random: Random = randomOf(0);
  const interleaver = createInterleaver((below) => random(below));

  beforeAll(async () => {
    shop = await createTestShop({ engine, plugin: interleaver.plugin });
    coaching = await productId(await shopperOf(shop), 'coaching');
  });
  afterAll(() => shop.close());

  /** Two sessions that order, add to their carts and compete for one use of a coupon, all at once. */
  const round = async (seed: number): Promise<Attempt[]> => {
    random = randomOf(seed);
    await sql`update coupon set use_limit = used + 1 where code = 'K1'`.execute(shop.db);
    const shoppers = await Promise.all([shopperOf(shop), shopperOf(shop)]);
    await Promise.all(shoppers.map(fillCart));
    interleaver.isOn = true;
    const acts = Array.from({ length: 4 + random(4) }, () => act(shoppers, seed));
    const attempts = (await Promise.all(acts)).filter((attempt) => attempt !== undefined);
    interleaver.isOn = false;
    return attempts;
  };

  const act = async (shoppers: Shopper[], seed: number): Promise<Attempt | undefined> => {
    const shopper = random(100) < 70 ? 0 : 1;
    const rest = shoppers[shopper];
    if (!rest) throw new Error('Two shoppers take part');
    if (random(100) < 15) {
      expect((await rest.post('/cart', { product_id: coaching })).status).toBe(200);
      return undefined;
    }
    const key = `interleaving-${seed}-${random(100) < 70 ? 'first' : 'second'}`;
    const mail = random(100) < 80 ? 'rowan@example.com' : 'wren@example.com';
    const coupon = random(100) < 40 ? { coupon: 'K1' } : {};
    const answer = await placeOrder(rest, orderBody({ email: mail, ...coupon }), key);
    return { shopper, key, mail: `${mail} ${JSON.stringify(coupon)}`, answer };
  };

  test(`${ROUNDS} rounds: each key yields one order from one form, and no invariant is broken`, async () => {
    let placed = 0;
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ROUNDS; seed += 1) {
      const attempts = await round(seed);
      const at = `seed ${seed}: ${attempts.map(({ answer }) => answer.status).join(' ')}`;
      for (const { answer } of attempts) expect([200, 400, 404, 409, 422], at).toContain(answer.status);
      const won = attempts.filter(({ answer }) => answer.status === 200);
      placed += won.length;
      for (const [name, group] of Object.entries(Object.groupBy(won, ({ shopper, key }) => `${shopper} ${key}`))) {
        expect(new Set(group?.map(({ answer }) => answer.data['order_id'])).size, `${at}, ${name}`).toBe(1);
        expect(new Set(group?.map(({ mail }) => mail)).size, `${at}, ${name}`).toBe(1);
      }
      expect(await brokenRules(shop.db), at).toEqual({});
    }
    // Rounds in which nobody buys would show nothing.
    expect(placed).toBeGreaterThan(ROUNDS / 2);
  });
});
