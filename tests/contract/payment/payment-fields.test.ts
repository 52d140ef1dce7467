import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endAfterAnswer } from '#shop/payment/event/after-answer.ts';
import { refund } from '#shop/payment/refund/refund.ts';
import { ENGINES } from '#tests/support/database/database.ts';
import { testOnOneEngine } from '#tests/support/database/one-engine.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { fillCart, orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { paymentDepsOf, paymentOf, referenceOf, sweepIn, timesPaid } from '#tests/support/provider/payment.ts';
import { shopperOf, type Loose, type Shopper } from '#tests/support/buyer/shopper.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { startStripeDouble, type DoubleIntent, type StripeDouble } from '#tests/support/provider/stripe-double.ts';

const PUBLISHABLE_KEY = 'pk_test_double_0123456789';

describe.each(ENGINES)('a payment with Stripe fields on our page on %s', (engine) => {
  const testOnce = testOnOneEngine(engine);
  let stripe: StripeDouble;
  let shop: TestShop;
  let rest: Shopper;
  let order: Loose;
  let address: string;

  beforeAll(async () => {
    stripe = await startStripeDouble();
    const settings = { ...stripe.settings, publishableKey: PUBLISHABLE_KEY };
    const config = { siteUrl: 'https://shop.test', payUrl: 'https://shop.test', stripe: settings };
    shop = await createTestShop({ engine, config });
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
    await fillCart(rest);
    order = (await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }), randomUUID())).data;
    address = String(order['payment_action']?.['url']);
  });
  afterAll(async () => {
    await shop.close();
    await stripe.close();
  });

  const ask = async (body?: string) => {
    const answer = await fetch(`${shop.url}${new URL(address).pathname}/intent`, {
      method: 'POST',
      ...(body !== undefined && { body, headers: { 'Content-Type': 'application/json' } }),
    });
    return { status: answer.status, clientSecret: String(((await answer.json()) as Loose)['clientSecret']) };
  };
  const intentOf = (): DoubleIntent => {
    const intent = stripe.intents.find(({ metadata }) => metadata['reference'] === referenceOf(order));
    if (!intent) throw new Error('No intent was begun');
    return intent;
  };
  const tell = async (type: string, object: unknown): Promise<number> => {
    const { body, signature } = stripe.event(type, object);
    const headers = { 'stripe-signature': signature };
    const answer = await fetch(`${shop.url}/api/public/payment/stripe`, { method: 'POST', body, headers });
    await answer.arrayBuffer();
    await endAfterAnswer(shop.db);
    return answer.status;
  };
  const stateOf = async () => (await paymentOf(shop, referenceOf(order))).state;

  testOnce('the page allows Stripe in its CSP, creates no intent, and redirects without JavaScript', async () => {
    const page = await visit(shop, address);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`data-key="${PUBLISHABLE_KEY}"`);
    expect(page.text).toContain('data-amount="2500"');
    expect(page.text).toMatch(/<noscript><meta http-equiv="refresh" content="0; url=[^"]+\/hosted" \/><\/noscript>/);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com");
    expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com');
    expect(policy).not.toContain('unsafe');
    expect(await paymentOf(shop, referenceOf(order))).toMatchObject({ remote_id: null, begin_key: null });
  });

  testOnce('the CSP of other payment pages does not allow Stripe', async () => {
    await ask();
    stripe.confirm(intentOf());
    await visit(shop, `${address}/return`);
    for (const path of [address, `${address}x`]) {
      expect((await visit(shop, path)).headers.get('Content-Security-Policy')).not.toContain('stripe');
    }
  });

  testOnce('the intent is created once, with the amount stored in the database', async () => {
    const lie = JSON.stringify({ amount: 1, currency: 'jpy' });
    const answers = [await ask(lie), await ask(), await ask()];
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(stripe.intents.filter(({ metadata }) => metadata['reference'] === referenceOf(order))).toHaveLength(1);
    expect(intentOf()).toMatchObject({ amount: 2500, currency: 'usd', receipt_email: orderBody()['email'] });
  });

  test('concurrent requests create one intent, even when a response of Stripe is lost', async () => {
    stripe.next('lost');
    const both = await Promise.allSettled([ask(), ask()]);
    expect(both).toHaveLength(2);
    expect((await ask()).status).toBe(200);
    expect(stripe.intents.filter(({ metadata }) => metadata['reference'] === referenceOf(order))).toHaveLength(1);
  });

  testOnce('a confirmed payment reported repeatedly marks the order as paid once', async () => {
    await ask();
    stripe.confirm(intentOf());
    for (let time = 0; time < 3; time += 1) expect(await tell('payment_intent.succeeded', intentOf())).toBe(200);
    await visit(shop, `${address}/return`);
    expect(await timesPaid(shop, order)).toBe(1);
    expect(await ask()).toMatchObject({ status: 409 });
  });

  testOnce('a buyer who returns before the event has paid, and is refunded through the same intent', async () => {
    await ask();
    stripe.confirm(intentOf());
    const back = await visit(shop, `${address}/return`);
    expect(back.headers.get('Location')).toContain(String(order['order_token']));
    const deps = paymentDepsOf(shop, { config: { stripe: stripe.settings } });
    await refund(deps, { reference: referenceOf(order) }, 1000, `test:${randomUUID()}`);
    expect(stripe.refunds.at(-1)).toMatchObject({ payment_intent: intentOf().id, amount: 1000 });
  });

  testOnce('returning unpaid, or while the bank decides, leaves the payment open', async () => {
    await ask();
    await visit(shop, `${address}/return`);
    expect(await stateOf()).toBe('open');
    stripe.confirm(intentOf(), 'processing');
    await visit(shop, `${address}/return`);
    expect(await stateOf()).toBe('open');
    stripe.confirm(intentOf());
    await sweepIn(4, shop, { stripe: stripe.settings });
    expect(await stateOf()).toBe('approved');
  });

  testOnce('switching to Stripe’s page cancels the intent, so the order is payable in one place only', async () => {
    await ask();
    const page = await visit(shop, `${address}/hosted`);
    const session = stripe.sessions.find((one) => one.client_reference_id === referenceOf(order));
    expect(page.text).toContain(`href="${session?.url}"`);
    expect(intentOf().status).toBe('canceled');
    expect(await ask()).toMatchObject({ status: 409 });
    expect(await tell('payment_intent.canceled', intentOf())).toBe(200);
    expect(await stateOf()).toBe('open');
    if (session) stripe.pay(session);
    await visit(shop, `${address}/return`);
    expect(await timesPaid(shop, order)).toBe(1);
  });

  testOnce('Stripe’s page is closed when another tab has already paid in the fields', async () => {
    await ask();
    stripe.confirm(intentOf());
    const page = await visit(shop, `${address}/hosted`);
    expect(page.headers.get('Location')).toContain('/return');
    expect(stripe.sessions.find((one) => one.client_reference_id === referenceOf(order))?.status).toBe('expired');
    await visit(shop, `${address}/return`);
    expect(await timesPaid(shop, order)).toBe(1);
  });

  testOnce('an order that ends has its intent cancelled at Stripe', async () => {
    await ask();
    await rest.post(`/order/${order['order_token']}/withdraw`, {});
    await sweepIn(1, shop, { stripe: stripe.settings });
    expect(intentOf().status).toBe('canceled');
  });

  testOnce('an intent with a different amount never pays an order', async () => {
    await ask();
    stripe.confirm(intentOf());
    Object.assign(intentOf(), { amount_received: 1 });
    await tell('payment_intent.succeeded', intentOf());
    expect(await stateOf()).toBe('mismatch');
    expect(await timesPaid(shop, order)).toBe(0);
  });

  testOnce('an intent without our reference is ignored', async () => {
    const foreign = { id: 'pi_foreign', object: 'payment_intent', status: 'succeeded', metadata: {} };
    expect(await tell('payment_intent.succeeded', foreign)).toBe(200);
    expect(await stateOf()).toBe('open');
    expect(await brokenRules(shop.db)).toEqual({});
  });
});
