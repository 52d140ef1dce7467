import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import pino from 'pino';
import { createLimiter } from '#shop/limit/limiter.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { limitsWith } from '#tests/support/limits.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { request } from '#tests/support/buyer/rest.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Shopper, type ShopperAnswer, shopperOf } from '#tests/support/buyer/shopper.ts';

describe.each(ANY_ENGINE)('rate limits on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;

  // The limiter reads the real clock, so the tests hold that one still.
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    shop = await createTestShop({ engine, config: { limits: limitsWith() } });
    rest = await shopperOf(shop);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await shop.close();
  });

  const from = (address: string) => ({
    'X-Visitor-Address': address,
    'X-Visitor-Signature': createHmac('sha256', shop.clientSecret).update(address).digest('base64url'),
  });
  const subscribe = (who: Shopper, at: number, headers = {}) =>
    who.post('/subscribe', { email: `many${at}@example.com` }, { headers });
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();
  const times = <Result>(count: number, work: (at: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, at) => work(at)));

  test('a session over its limit gets the time to wait, and is allowed again after it', async () => {
    const first = await subscribe(rest, 0);
    expect(headersOf(first)).toEqual({ limit: '5', remaining: '4', reset: '60', retry: null });
    expect(statusesOf(await times(4, (at) => subscribe(rest, at + 1)))).toEqual([200, 200, 200, 200]);
    vi.setSystemTime(Date.now() + 20_000);
    const refused = await subscribe(rest, 6);
    expect([refused.status, refused.error]).toEqual([429, ['Too many tries. Try again in 40 seconds.']]);
    expect(headersOf(refused)).toEqual({ limit: '5', remaining: '0', reset: '40', retry: '40' });
    vi.setSystemTime(Date.now() + 40_000);
    expect((await subscribe(rest, 7)).status).toBe(200);
  });

  test('an address is one caller, whatever sessions it opens and headers it forges', async () => {
    const answers = await times(12, async (at) =>
      subscribe(await shopperOf(shop), at, {
        'X-Forwarded-For': `8.8.8.${at}`,
        'X-Real-IP': `8.8.4.${at}`,
        Forwarded: `for=8.8.4.${at}`,
        'X-Visitor-Address': `8.8.4.${at}`,
      }),
    );
    expect(statusesOf(answers).filter((status) => status === 200)).toHaveLength(5);
  });

  test('visitors named by the storefront are counted separately, and an IPv6 network as one', async () => {
    for (const address of ['8.8.8.8', '9.9.9.9', '2001:4860::1']) {
      expect((await subscribe(await shopperOf(shop), 1, from(address))).status).toBe(200);
    }
    const household = await times(6, async (at) =>
      subscribe(await shopperOf(shop), at, from(`2a00:1450:4001:80b::${at}`)),
    );
    expect(statusesOf(household)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('a client can try at most ten wrong coupons a minute, also in orders and other sessions', async () => {
    await fillCart(rest);
    const guesses = await times(40, (at) => rest.post('/coupon', { coupon: `GUESS${at}` }));
    expect(statusesOf(guesses).filter((status) => status === 400)).toHaveLength(10);
    const other = await shopperOf(shop);
    await fillCart(other);
    expect((await other.post('/coupon', { coupon: 'GUESS' })).status).toBe(429);
    expect((await placeOrder(other, orderBody({ coupon: 'GUESS' }))).status).toBe(429);
    expect((await placeOrder(other, orderBody())).status).toBe(200);
  });

  test('a valid coupon does not count as a guess', async () => {
    await fillCart(rest);
    for (let time = 0; time < 15; time += 1) {
      expect((await rest.post('/coupon', { coupon: 'TEN' })).status).toBe(200);
    }
  });

  test('orders, searches, quotes and sessions have separate limits', async () => {
    const search = await times(61, () => rest.get('/products/search/gold'));
    expect(statusesOf(search).at(-1)).toBe(429);
    expect(statusesOf(search).filter((status) => status === 200)).toHaveLength(60);
    const orders = await times(11, () => placeOrder(rest, orderBody()));
    expect(statusesOf(orders).filter((status) => status === 429)).toHaveLength(1);
    const quotes = await times(121, () => rest.get('/liveprice/1/1'));
    expect(statusesOf(quotes).filter((status) => status === 429)).toHaveLength(1);
    const basic = Buffer.from(`${shop.clientId}:${shop.clientSecret}`).toString('base64');
    const tokens = await times(61, () =>
      request(shop, 'POST', '/oauth2/token/client_credentials', {
        headers: { Authorization: `Basic ${basic}`, ...from('9.9.9.9') },
      }),
    );
    expect(statusesOf(tokens).filter((status) => status === 429)).toHaveLength(1);
  });

  test('requests of the storefront itself are not counted', async () => {
    const answers = await times(70, () => rest.get('/products/search/gold', { headers: from('-') }));
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
  });

  test('counts are shared by all processes of the shop, and stored without addresses or sessions', async () => {
    const limits = limitsWith();
    const processes = [1, 2].map(() => createLimiter(shop.db, limits, pino({ level: 'silent' }), 30_000));
    const allowed = [];
    for (let at = 0; at < 8; at += 1) {
      allowed.push(await processes[at % 2]?.count('lookup', { own: 'one session', address: '8.8.8.8' }));
    }
    expect(allowed.map((one) => one?.isAllowed)).toEqual([true, true, true, true, true, false, false, false]);
    const rows = await shop.db.selectFrom('rate_limit').select('key').execute();
    expect(rows.map(({ key }) => key).filter((key) => !/^[a-z]+-(own|address):\d{1,5}$/.test(key))).toEqual([]);
  });

  test('without its table the limiter allows requests, and coupon guesses stay limited', async () => {
    await fillCart(rest);
    await shop.db.schema.dropTable('rate_limit').execute();
    expect((await placeOrder(rest, orderBody())).status).toBe(200);
    const guesses = await times(30, (at) => rest.post('/coupon', { coupon: `GUESS${at}` }));
    expect(statusesOf(guesses).filter((status) => status !== 429).length).toBeLessThanOrEqual(10);
  });
});

function headersOf({ headers }: ShopperAnswer) {
  const read = (name: string) => headers.get(name);
  return {
    limit: read('ratelimit-limit'),
    remaining: read('ratelimit-remaining'),
    reset: read('ratelimit-reset'),
    retry: read('retry-after'),
  };
}
