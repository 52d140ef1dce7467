import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { paymentOf } from '#tests/support/provider/payment.ts';
import { meetStripe } from '#tests/support/provider/stripe-browser.ts';
import { startStripeDouble, type StripeDouble } from '#tests/support/provider/stripe-double.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

type PerWorker = { stripe: StripeDouble; shop: TestShop };

const test = base.extend<{ payment: { address: string; reference: string } }, PerWorker>({
  stripe: [
    async ({}, use) => {
      const stripe = await startStripeDouble();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ stripe }, use) => {
      const settings = { ...stripe.settings, publishableKey: 'pk_test_double_0123456789' };
      const shop = await createTestShop({ config: { stripe: settings } });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  payment: async ({ shop }, use) => {
    const rest = await shopperOf(shop);
    await fillCart(rest);
    const order = (await placeOrder(rest, orderBody({ payment_method: 'sandbox_card' }), randomUUID())).data;
    const { pathname } = new URL(String(order['payment_action']?.['url']));
    await use({ address: shop.url + pathname, reference: pathname.split('/').at(-1) ?? '' });
  },
});

test('a wallet pays the order with one press, and the CSP blocks no Stripe request', async ({
  page,
  stripe,
  shop,
  payment,
}) => {
  const stopped = await meetStripe(page, stripe);
  await page.goto(payment.address);
  await page.getByRole('button', { name: 'Test wallet' }).click();
  await expect.poll(async () => (await paymentOf(shop, payment.reference)).state).toBe('approved');
  expect(stopped).toEqual([]);
});

test('a declined card leaves the order open for a second attempt, and a device without a wallet has no button', async ({
  page,
  stripe,
  shop,
  payment,
}) => {
  await meetStripe(page, stripe, { declines: 1 });
  await page.addInitScript('window.noWallet = true');
  await page.goto(payment.address);
  const pay = page.getByRole('button', { name: 'Pay $25.00' });
  await pay.click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined. Nothing was charged.');
  await expect(page.getByRole('button', { name: 'Test wallet' })).toBeHidden();
  expect((await paymentOf(shop, payment.reference)).state).toBe('open');
  await pay.click();
  await expect.poll(async () => (await paymentOf(shop, payment.reference)).state).toBe('approved');
});

test('the buyer is sent to Stripe’s page when Stripe’s script fails to load', async ({ page, stripe, payment }) => {
  await meetStripe(page, stripe);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto(payment.address);
  await page.waitForURL(/checkout\.stripe\.test/);
});

test('without script the buyer is redirected to Stripe’s page, and no payment intent is created before', async ({
  browser,
  stripe,
  payment,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await meetStripe(page, stripe);
  await page.goto(payment.address);
  await page.waitForURL(/checkout\.stripe\.test/);
  expect(stripe.intents.filter(({ metadata }) => metadata['reference'] === payment.reference)).toEqual([]);
  await context.close();
});
