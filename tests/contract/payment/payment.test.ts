import { createHash } from 'node:crypto';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { timesPaid } from '#tests/support/provider/payment.ts';
import { fillCart, orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Loose, type Shopper } from '#tests/support/buyer/shopper.ts';

describe.each(ENGINES)('the sandbox payment on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let shop: TestShop;
  let rest: Shopper;
  let order: Loose;
  let address: string;

  beforeAll(async () => {
    shop = await createTestShop({ engine, config: { siteUrl: 'https://shop.test', payUrl: 'https://pay.test' } });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await fillCart(rest);
    order = (await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }), randomUUID())).data;
    address = String(order['payment_action']?.['url']);
  });
  afterAll(() => shop.close());

  const seen = async () => (await rest.get(`/order/${order['order_token']}`)).data;
  const countOf = async () => (await rest.get('/cart')).data['total_product_count'] ?? 0;

  testOnce('has an unguessable URL and a page that needs no JavaScript', async () => {
    expect(order['payment_action']?.['type']).toBe('redirect');
    expect(address).toMatch(/^https:\/\/pay\.test\/pay\/sandbox\/[\w-]{43}$/);
    const page = await visit(shop, address);
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('$25.00');
    expect(page.text).toContain('Coaching');
    const policy = page.headers.get('Content-Security-Policy');
    // The one for its times, by its very words.
    const [script = '', ...others] = [...page.text.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text = '']) => text);
    expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(others).toEqual([]);
    expect(page.text.replace(`<script>${script}</script>`, '')).not.toMatch(/<script|style=|\son\w+=/);
    expect(page.text).toMatch(/until <time datetime="[\d-]+T[\d:.]+Z">\d+ \w+ \d{4}, \d\d:\d\d UTC<\/time>\./);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://shop.test");
    expect(policy).not.toContain('unsafe');
    const sheet = await fetch(`${shop.url}/pay/pay.css`);
    expect([sheet.status, sheet.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect((await fetch(`${shop.url}/pay/font/text.woff2`)).status).toBe(200);
  });

  testOnce('approved marks the order as paid, empties the cart and redirects to the order', async () => {
    const answer = await visit(shop, `${address}/approve`, 'POST');
    expect([answer.status, answer.location]).toEqual([303, order['order_url']]);
    expect(await seen()).toMatchObject({ order_status_id: 2, order_status: 'Processing' });
    expect((await seen())['history']?.map(({ order_status_id }) => order_status_id)).toEqual([0, 2]);
    expect(await countOf()).toBe(0);
    expect((await rest.put('/confirm')).data['order_status_id']).toBe(2);
    expect((await visit(shop, address)).text).toContain('This order is paid');
  });

  testOnce('declined keeps the cart and the order, which the next attempt pays', async () => {
    const answer = await visit(shop, `${address}/decline`, 'POST');
    expect([answer.status, answer.location]).toEqual([303, 'https://shop.test/en-us/checkout?payment=declined']);
    expect((await seen())['order_status_id']).toBe(0);
    expect(await countOf()).toBe(1);
    expect((await visit(shop, address)).text).toContain('This payment was declined');
    const next = await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }), randomUUID());
    expect([next.status, next.data['order_id']]).toEqual([200, order['order_id']]);
    const second = String(next.data['payment_action']?.['url']);
    expect(second).not.toBe(address);
    expect((await visit(shop, `${second}/approve`, 'POST')).location).toBe(order['order_url']);
    expect((await seen())['order_status_id']).toBe(2);
    expect((await visit(shop, `${address}/decline`, 'POST')).location).toBe(order['order_url']);
  });

  testOnce('cannot be approved after a decline', async () => {
    await visit(shop, `${address}/decline`, 'POST');
    expect((await visit(shop, `${address}/approve`, 'POST')).location).toContain('payment=declined');
    expect((await seen())['order_status_id']).toBe(0);
  });

  test('approved many times concurrently with confirms is paid once', async () => {
    const calls = Array.from({ length: 20 }, (_, at) =>
      at % 4 ? visit(shop, `${address}/approve`, 'POST') : rest.put('/confirm'),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 303 && status !== 200)).toEqual([]);
    const history = (await seen())['history']?.map(({ order_status_id }) => order_status_id);
    expect(history?.map(Number).filter((status) => status === 2)).toEqual([2]);
    expect((await seen())['order_status_id']).toBe(2);
    expect(await countOf()).toBe(0);
  });

  test('approved and declined concurrently ends in exactly one of the two states', async () => {
    await Promise.all(
      ['approve', 'decline', 'approve', 'decline'].map((verdict) => visit(shop, `${address}/${verdict}`, 'POST')),
    );
    const { order_status_id: status, history } = await seen();
    expect([2, 0]).toContain(Number(status));
    expect(history).toHaveLength(Number(status) === 2 ? 2 : 1);
    expect(await countOf()).toBe(Number(status) === 2 ? 0 : 1);
  });

  testOnce('is closed when the buyer switches the order to a bank transfer', async () => {
    const next = await placeOrder(rest, orderBody({ payment_method: 'bank_transfer' }), randomUUID());
    expect([next.status, next.data['order_id']]).toEqual([200, order['order_id']]);
    expect(next.data['payment_method']).not.toBe(order['payment_method']);
    const late = await visit(shop, `${address}/approve`, 'POST');
    expect([late.status, late.location]).toEqual([303, new URL(address).pathname]);
    expect((await seen())['order_status_id']).toBe(0);
  });

  testOnce('is closed when a changed cart replaces its order, so that the buyer cannot pay twice', async () => {
    await fillCart(rest);
    await rest.get('/cart');
    const next = await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }), randomUUID());
    expect([next.status, next.data['order_id'] === order['order_id']]).toEqual([200, false]);
    expect((await seen())['order_status_id']).toBe(7);
    const late = await visit(shop, `${address}/approve`, 'POST');
    expect([late.status, late.location]).toEqual([303, new URL(address).pathname]);
    expect((await visit(shop, address)).text).toContain('no longer open');
    expect((await seen())['order_status_id']).toBe(7);
  });

  test('concurrent with another attempt for the same cart is paid once', async () => {
    const [, next] = await Promise.all([
      visit(shop, `${address}/approve`, 'POST'),
      placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }), randomUUID()),
    ]);
    expect([200, 400]).toContain(next.status);
    if (next.status === 200) expect(next.data['order_id']).toBe(order['order_id']);
    expect((await seen())['order_status_id']).toBe(2);
    expect(await timesPaid(shop, order)).toBe(1);
  });

  testOnce('with a different amount than the order never marks it as paid', async () => {
    const reference = new URL(address).pathname.split('/').at(-1) ?? '';
    await shop.db.updateTable('payment').set({ amount_minor: 1 }).where('reference', '=', reference).execute();
    await visit(shop, `${address}/approve`, 'POST');
    expect((await seen())['order_status_id']).toBe(0);
  });

  testOnce('reaches its order even after the session was deleted', async () => {
    const { session_id } = await shop.db
      .selectFrom('placed_order')
      .where('token', '=', String(order['order_token']))
      .select('session_id')
      .executeTakeFirstOrThrow();
    await shop.db.deleteFrom('session').where('id', '=', session_id).execute();
    const answer = await visit(shop, `${address}/approve`, 'POST');
    expect(answer.location).toBe(order['order_url']);
  });

  testOnce.each(['GET', 'POST'])('%s of an unknown reference shows an error page', async (method) => {
    const path = `https://pay.test/pay/sandbox/${'x'.repeat(43)}${method === 'POST' ? '/approve' : ''}`;
    const page = await visit(shop, path, method);
    expect([page.status, page.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.text).toContain('This payment link is not valid');
  });
});
