import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalog } from '#catalog/format.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { productId, raidChoice } from '#tests/support/catalog/goods.ts';
import { mailsOf } from '#tests/support/provider/mail.ts';
import { orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { oneOf, randomOf } from '#tests/support/hostile/random.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Loose, type Shopper } from '#tests/support/buyer/shopper.ts';

const CARTS = 9;
const COUPONS = [undefined, 'TEN', 'FIVE-OFF', 'RAIDS', 'ALL'] as const;
const CURRENCIES = ['USD', 'EUR', 'GBP'] as const;

/** With a quantity price on coaching, and a service that costs nothing. */
const catalog: Catalog = {
  ...testCatalog,
  games: testCatalog.games.map((game) => ({
    ...game,
    products: game.products.map((product) => {
      if (product.slug === 'coaching') return { ...product, discounts: [{ from: 3, price: '21.99' }] };
      return product.slug === 'dungeon-30' ? { ...product, price: '0' } : product;
    }),
  })),
};

const minor = (text: string) =>
  Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100) * (/^[-−]/.test(text) ? -1 : 1);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe.each(ANY_ENGINE)('the sums of an order on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop({ engine, catalog, config: { payUrl: 'https://pay.test' } });
  });
  afterAll(() => shop.close());

  async function fill(rest: Shopper, random: ReturnType<typeof randomOf>): Promise<void> {
    const add = async (slug: string, quantity: number, option?: object) =>
      rest.post('/cart', { product_id: await productId(rest, slug), quantity, ...(option && { option }) });
    await add('coaching', 1 + random(5));
    if (random(2)) await add('gold', 100 + random(5000));
    if (random(2)) await add('heroic-raid', 1, await raidChoice(rest));
    if (random(2)) await add('dungeon-30', 1);
  }

  const bodyOf = (method: string) =>
    orderBody({
      payment_method: method,
      custom_field: { account: { platform: 'pc', realm: 'Draenor', battletag: 'Rowan#12345' } },
    });

  /** The first list holds the lines, a second one what lies between them and the total. */
  function readPage(text: string) {
    const amounts = [...text.matchAll(/<span class="amount">([^<]+)<\/span>/g)].map(([, amount]) => amount ?? '');
    const total = /<p class="total">.*?<strong>([^<]+)<\/strong>/s.exec(text)?.[1] ?? '';
    return { amounts, total };
  }

  function expectToAddUp(rows: string[], total: string, lines: number, discount: boolean) {
    const priced = rows.slice(0, lines).map((row) => (row === 'Free' ? 0 : minor(row)));
    expect(rows.length).toBe(lines + (discount ? 2 : 0));
    expect(rows.join(' ')).not.toMatch(/[$€£]0\.00/);
    if (discount) expect(minor(rows[lines] ?? '')).toBe(sum(priced));
    expect(sum(priced) + (discount ? minor(rows[lines + 1] ?? '') : 0)).toBe(minor(total));
  }

  function checkOrder(order: Loose, discount: boolean) {
    const lines = sum((order['products'] ?? []).map((line) => minor(String(line['total_decimal']))));
    const totals = (order['totals'] ?? []).map((row) => minor(String(row['value_decimal'])));
    expect(totals.length).toBe(discount ? 3 : 2);
    expect(totals[0]).toBe(lines);
    expect(sum(totals.slice(0, -1))).toBe(totals.at(-1));
    expect(minor(String(order['total_decimal']))).toBe(totals.at(-1));
  }

  test('add up in cart, order, payment page and mail, with coupons, quantity prices and free lines', async () => {
    const random = randomOf(20_261_122);
    for (let at = 0; at < CARTS; at += 1) {
      const currency = CURRENCIES[at % CURRENCIES.length] ?? 'USD';
      const rest = await shopperOf(shop);
      const headers = { 'X-Oc-Currency': currency };
      await fill(rest, random);
      const coupon = oneOf(random, COUPONS);
      const isApplied = coupon !== undefined && (await rest.post('/coupon', { coupon }, { headers })).status === 200;
      const cart = (await rest.get('/cart', { headers })).data;
      checkOrder(cart, isApplied);
      const isFree = Number(cart['total_decimal']) === 0;
      const { status, data: order } = await placeOrder(
        rest,
        bodyOf(isFree ? 'free_checkout' : 'sandbox_card'),
        randomUUID(),
        headers,
      );
      expect(status).toBe(200);
      checkOrder(order, isApplied);
      const count = (order['products'] ?? []).length;
      if (isFree) {
        await rest.put('/confirm');
      } else {
        const address = String(order['payment_action']?.['url']);
        const page = readPage((await visit(shop, address)).text);
        expectToAddUp(page.amounts, page.total, count, isApplied);
        await visit(shop, `${address}/approve`, 'POST');
      }
      await shop.deliverMail();
      const mail = mailsOf(shop).find(({ subject }) => subject === `Your order ${String(order['order_number'])}`);
      const rows = [...(mail?.text ?? '').matchAll(/^ {2}(\S.*): (\S+)$/gm)].map(([, , amount]) => amount ?? '');
      expectToAddUp(rows.slice(0, -1), rows.at(-1) ?? '', count, isApplied);
    }
  });

  test('are shown on the payment page and in the mail with the choices and the estimated times', async () => {
    const rest = await shopperOf(shop);
    await rest.post('/cart', { product_id: await productId(rest, 'heroic-raid'), option: await raidChoice(rest) });
    const { data: order } = await placeOrder(rest, bodyOf('sandbox_card'), randomUUID());
    const address = String(order['payment_action']?.['url']);
    const { text } = await visit(shop, address);
    expect(text).toContain('Piloted · Group loot · BattleTag: Rowan#2134');
    expect(text).toMatch(/Starts within 30 min of your payment, takes 1 h/);
    await visit(shop, `${address}/approve`, 'POST');
    await shop.deliverMail();
    const mail = mailsOf(shop).find(({ subject }) => subject === `Your order ${String(order['order_number'])}`);
    expect(mail?.text).toContain('    Piloted · Group loot · BattleTag: Rowan#2134\n');
    expect(mail?.html).toMatch(/Starts within 30 min of your payment, takes 1 h/);
  });
});
