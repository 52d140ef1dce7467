import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { startStripeDouble, type StripeDouble } from '#tests/support/provider/stripe-double.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

const KEY = 'pk_test_double_0123456789';

let stripe: StripeDouble;
let shop: TestShop | undefined;

beforeEach(async () => {
  stripe = await startStripeDouble();
});
afterEach(async () => {
  await shop?.close();
  shop = undefined;
  await stripe.close();
});

async function paying(config: NonNullable<Parameters<typeof createTestShop>[0]>['config'] = {}) {
  await shop?.close();
  shop = await createTestShop({ config });
  const rest = await shopperOf(shop);
  return async () => (await rest.get('/site')).data['paying'];
}

test('the sandbox shows the mark of its test card and an unbranded wallet', async () => {
  const read = await paying();
  expect(await read()).toEqual({ marks: ['visa'], express: { provider: 'sandbox', publishable_key: '' } });
});

test('payment marks follow the Stripe account, and show only cards until it is known', async () => {
  stripe.takes.add('apple_pay').add('paypal').add('sepa_debit');
  const read = await paying({ stripe: { ...stripe.settings, publishableKey: KEY } });
  const express = { provider: 'stripe', publishable_key: KEY };
  expect(await read()).toEqual({ marks: ['visa', 'mastercard'], express });
  await vi.waitFor(async () =>
    expect(await read()).toEqual({ marks: ['visa', 'mastercard', 'apple_pay', 'paypal'], express }),
  );
  expect(stripe.calls.filter((call) => call.includes('configurations'))).toHaveLength(1);
});

test('only cards are shown when Stripe denies its configuration, which is requested once', async () => {
  const read = await paying({
    stripe: { ...stripe.settings, secretKey: 'rk_test_may_not_ask_0', publishableKey: KEY },
  });
  for (let page = 0; page < 3; page += 1) expect(await read()).toMatchObject({ marks: ['visa', 'mastercard'] });
  await vi.waitFor(() => expect(stripe.calls).toEqual(['GET /v1/payment_method_configurations']));
});

test('express payment is unavailable without Stripe’s publishable key or with a separate payment origin', async () => {
  expect(await (await paying({ stripe: stripe.settings }))()).toMatchObject({ express: null });
  expect(await (await paying({ payUrl: 'https://pay.example' }))()).toMatchObject({ express: null });
});
