import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { fillCart, orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, addRanks, buy, see, teamOf } from '#tests/support/buyer/work.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIMITS = { paper: { own: { tries: 10, seconds: 60 } } };

describe.each(ANY_ENGINE)('a receipt on %s', (engine) => {
  let shop: TestShop;
  let rest: Shopper;
  let order: Loose;
  let now = new Date('2026-03-10T12:00:00Z');

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now, config: { orderLinkDays: 30, limits: LIMITS } });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await addRanks(rest);
    order = await buy(shop, rest);
  });
  afterAll(() => shop.close());

  const pathOf = (token: unknown) => `${shop.url}/api/public/order/${String(token)}/receipt.pdf`;
  const ask = (token: unknown = order['order_token'], accept = '*/*') =>
    fetch(pathOf(token), { headers: { Accept: accept }, redirect: 'manual' });
  const bytesOf = async (one: Loose = order) => new Uint8Array(await (await ask(one['order_token'])).arrayBuffer());
  const read = async (one: Loose = order) => {
    const { text } = await extractText(await getDocumentProxy(await bytesOf(one)), { mergePages: true });
    return text.replace(/\s+/g, ' ');
  };
  const set = (lineName: string, options: unknown[]) =>
    shop.db
      .updateTable('order_line')
      .set({ name: lineName, options: JSON.stringify(options) } as object)
      .where('order_id', '=', Number(order['order_id']))
      .execute();
  const typed = (value: string) => ({
    product_option_id: 1,
    product_option_value_id: null,
    type: 'text',
    name: 'Character',
    value,
  });

  test('is a PDF named after the order number, served with no-store', async () => {
    const { status, headers } = await ask();
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('application/pdf');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="receipt-${String(order['order_number'])}.pdf"`,
    );
    expect(order['receipt_url']).toBe(new URL(pathOf(order['order_token'])).pathname);
  });

  test('states the items, the dates, the payment method and the total', async () => {
    const text = await read();
    for (const words of [
      `Receipt ${String(order['order_number'])}`,
      'rowan@example.com',
      'Ordered 10 Mar 2026',
      'Paid 10 Mar 2026',
      String(order['payment_method']),
      String(order['products']?.[0]?.['name']),
      'Total in USD $60.50',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('Refund');
    expect(text).not.toContain('Tip');
  });

  test('is tagged for screen readers, from its heading on', async () => {
    const pdf = await getDocumentProxy(await bytesOf());
    const tree = await (await pdf.getPage(1)).getStructTree();
    expect(tree?.children).toMatchObject([{ role: 'H1' }, ...Array(tree.children.length - 1).fill({ role: 'P' })]);
  });

  test('is byte-identical on each request', async () => {
    const before = await bytesOf();
    now = new Date(now.getTime() + 60_000);
    expect(Buffer.from(await bytesOf()).equals(Buffer.from(before))).toBe(true);
  });

  test('deducts the coupon and refunds, in sums that add up', async () => {
    const id = Number(order['order_id']);
    await shop.db
      .updateTable('placed_order')
      .set({ coupon: 'RANKS10', discount_minor: 605, total_minor: 5445 } as object)
      .where('id', '=', id)
      .execute();
    await shop.db
      .updateTable('order_line')
      .set({ discount_minor: 605 } as object)
      .where('order_id', '=', id)
      .execute();
    await act(rest, order, 'withdraw');
    const text = await read();
    expect(text).toMatch(/\$60\.50.*Subtotal \$60\.50 Coupon RANKS10 -\$6\.05 Total in USD \$54\.45/);
    expect(text).toMatch(/Refund on its way, 10 Mar 2026 -\$54\.45/);
    expect(text).toContain('Total after refunds $0.00');
  });

  test('shows a tip separately from the total', async () => {
    const team = teamOf(shop, () => now);
    await team.assign(order);
    await team.do(order, 3);
    const { data: begun } = await act(rest, order, 'tip', { amount: '7.50' });
    await visit(shop, `${String(begun['payment_action']?.['url'])}/approve`, 'POST');
    expect((await see(rest, order))['tip']).toMatchObject({ given: { state: 'paid' } });
    expect(await read()).toMatch(/Total in USD \$60\.50 Tip for the team, 10 Mar 2026 \$7\.50/);
  });

  test('supports Polish and Cyrillic, shows markup as typed, and omits unsupported scripts', async () => {
    const name = 'Wrocław <b>Гордунни</b> & Marécage';
    await set(name, [typed('Żółć'), typed('龙骑士'), typed('Зара')]);
    const text = await read();
    expect(text).toContain(name);
    expect(text).toContain('Character: Żółć · Character: Зара');
    expect(text).not.toContain('龙');
  });

  test('writes an ellipsis for what no typeface has of a name, and each amount in a row of its own', async () => {
    await set('龙骑士 ★ Ranks', []);
    expect(await read()).toContain('… Ranks $60.50');
  });

  test('spans as many pages as a long text needs, without losing the total', async () => {
    await set('Rank boost '.repeat(400), [typed('x'.repeat(3_000))]);
    const { totalPages } = await extractText(await getDocumentProxy(await bytesOf()));
    expect(totalPages).toBeGreaterThan(1);
    const text = await read();
    expect(text).toContain('Total in USD $60.50');
    expect(text.match(/Rank boost/g)).toHaveLength(400);
  });

  test('is rate-limited per order, without affecting other orders', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask()));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.headers.get('Retry-After')).toMatch(/^\d+$/);
    await addRanks(rest);
    expect((await ask((await buy(shop, rest))['order_token'])).status).toBe(200);
  });

  test('is marked as a sample when the database holds sample data', async () => {
    expect(await read()).not.toContain('SAMPLE');
    await shop.db.insertInto('sample_mark').values({ made_at: now }).execute();
    expect(await read()).toContain('SAMPLE: nothing was sold');
    await shop.db.deleteFrom('sample_mark').execute();
  });

  test('is unavailable before the payment, without the token, and once the link has expired', async () => {
    await fillCart(rest);
    const { data: unpaid } = await placeOrder(rest, orderBody());
    expect((await ask(unpaid['order_token'])).status).toBe(409);
    expect((await rest.get(`/order/${String(unpaid['order_token'])}`)).data['receipt_url']).toBeNull();
    expect((await ask('x'.repeat(43))).status).toBe(404);
    expect((await ask('short')).status).toBe(404);
    await act(rest, order, 'withdraw');
    const begin = now;
    now = new Date(begin.getTime() + 31 * DAY_MS);
    expect((await ask()).status).toBe(410);
    const { status, headers } = await ask(order['order_token'], 'text/html');
    expect([status, headers.get('Location')]).toEqual([303, order['order_url']]);
    now = begin;
  });
});
