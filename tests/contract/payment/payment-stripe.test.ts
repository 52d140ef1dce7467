import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endAfterAnswer } from '#shop/payment/event/after-answer.ts';
import { refund } from '#shop/payment/refund/refund.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { paymentDepsOf, paymentOf, referenceOf, sweepIn, timesPaid } from '#tests/support/provider/payment.ts';
import { fillCart, orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { shopperOf, type Loose, type Shopper } from '#tests/support/buyer/shopper.ts';
import {
  startStripeDouble,
  type DoubleSession,
  type SignedEvent,
  type StripeDouble,
} from '#tests/support/provider/stripe-double.ts';

const COMPLETED = 'checkout.session.completed';

describe.each(ENGINES)('a Stripe payment on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let stripe: StripeDouble;
  let shop: TestShop;
  let rest: Shopper;
  let order: Loose;
  let address: string;

  beforeAll(async () => {
    stripe = await startStripeDouble();
    const config = { siteUrl: 'https://shop.test', payUrl: 'https://shop.test', stripe: stripe.settings };
    shop = await createTestShop({ engine, config });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await fillCart(rest);
    await place();
  });
  afterAll(async () => {
    await shop.close();
    await stripe.close();
  });

  const place = async () => {
    order = (await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }), randomUUID())).data;
    address = String(order['payment_action']?.['url']);
  };
  const begin = async (): Promise<DoubleSession> => {
    expect((await visit(shop, address)).status).toBe(200);
    const session = stripe.sessions.find((one) => one.client_reference_id === referenceOf(order));
    if (!session) throw new Error('No session was begun');
    return session;
  };
  const tell = async ({ body, signature }: SignedEvent): Promise<number> => {
    const headers = { 'stripe-signature': signature };
    const answer = await fetch(`${shop.url}/api/public/payment/stripe`, { method: 'POST', body, headers });
    await answer.arrayBuffer();
    await endAfterAnswer(shop.db);
    return answer.status;
  };
  const statusOf = async () => Number((await rest.get(`/order/${order['order_token']}`)).data['order_status_id']);
  const countOf = async () => Number((await rest.get('/cart')).data['total_product_count'] ?? 0);
  /** With another cart the next attempt is another order. */
  const changeCart = async () => {
    await fillCart(rest);
    await rest.get('/cart');
  };
  const sweep = (minutes: number) => sweepIn(minutes, shop, { stripe: stripe.settings });

  testOnce('leads to Stripe’s page with the total and currency of the order', async () => {
    expect(address).toMatch(/^https:\/\/shop\.test\/pay\/stripe\/[\w-]{43}$/);
    const page = await visit(shop, address);
    const session = await begin();
    expect(page.text).toContain(`href="${session.url}"`);
    expect(page.text).toContain(`<meta http-equiv="refresh" content="0; url=${session.url}"`);
    expect(session).toMatchObject({ amount_total: 2500, currency: 'usd', success_url: `${address}/return` });
    expect(stripe.sessions.filter((one) => one.client_reference_id === referenceOf(order))).toHaveLength(1);
  });

  test('marks the order as paid once when the buyer returns before the event', async () => {
    const session = await begin();
    stripe.pay(session);
    const back = await visit(shop, session.success_url);
    expect([back.status, back.location]).toEqual([303, order['order_url']]);
    expect([await statusOf(), await countOf()]).toEqual([2, 0]);
    const event = stripe.event(COMPLETED, session);
    expect(await Promise.all([tell(event), tell(event), tell(stripe.event(COMPLETED, session))])).toEqual([
      200, 200, 200,
    ]);
    expect(await timesPaid(shop, order)).toBe(1);
    expect(await paymentOf(shop, referenceOf(order))).toMatchObject({ capture: session.payment_intent });
  });

  testOnce('marks the order as paid by the event alone when the tab was closed', async () => {
    const session = await begin();
    stripe.pay(session);
    expect(await tell(stripe.event(COMPLETED, session))).toBe(200);
    expect(await statusOf()).toBe(2);
  });

  testOnce('is fetched from Stripe within five minutes when no event arrives', async () => {
    stripe.pay(await begin());
    await sweep(4);
    expect(await statusOf()).toBe(2);
  });

  testOnce('canceled by the buyer expires the Stripe session and leaves the cart unchanged', async () => {
    const session = await begin();
    const back = await visit(shop, session.cancel_url);
    expect([back.status, back.location]).toEqual([303, 'https://shop.test/en-us/checkout?payment=declined']);
    expect([session.status, await statusOf(), await countOf()]).toEqual(['expired', 0, 1]);
  });

  testOnce('counts as paid when the buyer goes back after paying', async () => {
    const session = await begin();
    stripe.pay(session);
    expect((await visit(shop, session.cancel_url)).location).toBe(order['order_url']);
    expect(await statusOf()).toBe(2);
  });

  testOnce('delayed by the bank leaves the order unpaid, and keeps the cart when it fails', async () => {
    const session = await begin();
    Object.assign(session, { status: 'complete', payment_status: 'unpaid', payment_intent: 'pi_slow' });
    await tell(stripe.event(COMPLETED, session));
    expect(await statusOf()).toBe(0);
    await tell(stripe.event('checkout.session.async_payment_failed', session));
    expect([await statusOf(), await countOf()]).toEqual([0, 1]);
  });

  testOnce('rejects forged, stale and early events, and counts a replayed event once', async () => {
    const session = await begin();
    const paid = { ...session, status: 'complete', payment_status: 'paid', payment_intent: 'pi_forged' };
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    const genuine = stripe.event(COMPLETED, paid);
    const refused = [
      stripe.event(COMPLETED, paid, { secret: 'whsec_somebody_else' }),
      stripe.event(COMPLETED, paid, { at: minutes(-6) }),
      stripe.event(COMPLETED, paid, { at: minutes(-60 * 24 * 365) }),
      stripe.event(COMPLETED, paid, { at: minutes(60 * 24 * 365) }),
      { ...genuine, body: genuine.body.replace('2500', '2501') },
      ...['null', '[]', '{}', '{"id":7}'].map((body) => stripe.event(COMPLETED, paid, { body })),
      { ...genuine, signature: '' },
      { ...genuine, signature: genuine.signature.replace('v1=', 'v0=') },
    ];
    for (const event of refused) expect(await tell(event)).toBe(400);
    expect(await timesPaid(shop, order)).toBe(0);
    expect([await tell(genuine), await tell(genuine)]).toEqual([200, 200]);
    expect(await timesPaid(shop, order)).toBe(1);
  });

  testOnce.each([
    ['amount', { amount_total: 1 }, 'mismatch'],
    ['currency', { currency: 'eur' }, 'mismatch'],
    ['session', { id: 'cs_test_another' }, 'mismatch'],
    ['mode', { livemode: true }, 'open'],
  ])('with another %s never marks the order as paid, and is kept for the desk', async (_what, given, state) => {
    const session = await begin();
    const told = { ...session, status: 'complete', payment_status: 'paid', payment_intent: 'pi_other', ...given };
    expect(await tell(stripe.event(COMPLETED, told))).toBe(200);
    expect(await timesPaid(shop, order)).toBe(0);
    const payment = await paymentOf(shop, referenceOf(order));
    expect([payment.state, payment.fault !== null]).toEqual([state, true]);
  });

  testOnce('is begun once when Stripe’s response is lost, by reusing the stored idempotency key', async () => {
    const before = stripe.keys.length;
    stripe.next('lost');
    expect((await visit(shop, address)).status).toBe(503);
    await begin();
    const keys = stripe.keys.slice(before);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(stripe.sessions.filter((one) => one.client_reference_id === referenceOf(order))).toHaveLength(1);
  });

  testOnce.each([500, 429] as const)('can be begun again after Stripe responds with %i', async (status) => {
    stripe.next(status);
    expect((await visit(shop, address)).status).toBe(503);
    stripe.pay(await begin());
    await visit(shop, `${address}/return`);
    expect(await statusOf()).toBe(2);
  });

  testOnce('rejected by Stripe leads back to the checkout', async () => {
    stripe.next(400);
    const page = await visit(shop, address);
    expect([page.status, page.location]).toEqual([303, `${new URL(address).pathname}/return`]);
    expect((await visit(shop, `${address}/return`)).location).toContain('payment=declined');
    expect([await statusOf(), await countOf()]).toEqual([0, 1]);
  });

  testOnce('of a superseded order is expired at Stripe, so that it cannot be paid', async () => {
    const session = await begin();
    await changeCart();
    await place();
    await sweep(1);
    expect(session.status).toBe('expired');
  });

  testOnce('captured after its order ended is refunded in full, once', async () => {
    const session = await begin();
    const reference = referenceOf(order);
    const late = order;
    await changeCart();
    await place();
    stripe.pay(session);
    await tell(stripe.event(COMPLETED, session));
    expect((await paymentOf(shop, reference)).state).toBe('refund_due');
    await sweep(1);
    await sweep(2);
    expect((await paymentOf(shop, reference)).state).toBe('refunded');
    expect(stripe.refunds.filter((one) => one.payment_intent === session.payment_intent)).toMatchObject([
      { amount: 2500 },
    ]);
    expect(await timesPaid(shop, late)).toBe(0);
    expect((await visit(shop, `https://shop.test/pay/stripe/${reference}`)).text).toContain('goes back to you');
  });

  test('is refunded in parts, each once per key, at most the amount paid', async () => {
    const session = await begin();
    stripe.pay(session);
    await visit(shop, session.success_url);
    const deps = paymentDepsOf(shop, { config: { stripe: stripe.settings } });
    const payment = await paymentOf(shop, referenceOf(order));
    const give = (minor: number, key: string) => refund(deps, payment, minor, `${payment.reference}:${key}`);
    await Promise.all([give(1000, 'a'), give(1000, 'a'), give(1000, 'a')]);
    stripe.next('lost');
    await expect(give(500, 'b')).rejects.toThrow('connection to Stripe');
    await give(500, 'b');
    stripe.next(500);
    await expect(give(300, 'c')).rejects.toThrow('a retry needs a new idempotency key');
    await give(300, 'c');
    await expect(give(701, 'd')).rejects.toThrow('more than was paid');
    await expect(give(200, 'a')).rejects.toThrow('another refund');
    const made = stripe.refunds.filter((one) => one.payment_intent === session.payment_intent);
    expect(made.map(({ amount }) => amount)).toEqual([1000, 500, 300]);
  });

  testOnce('disables the sandbox', async () => {
    expect((await visit(shop, address.replace('stripe', 'sandbox'))).status).toBe(404);
    const answer = await fetch(`${shop.url}/api/public/payment/sandbox`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
    expect(await brokenRules(shop.db)).toEqual({});
  });
});
