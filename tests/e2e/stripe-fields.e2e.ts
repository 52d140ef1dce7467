import { randomUUID } from 'node:crypto';
import { test as base, expect, type Page } from '@playwright/test';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { paymentOf } from '#tests/support/provider/payment.ts';
import { startStripeDouble, type StripeDouble } from '#tests/support/provider/stripe-double.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

/** Stands in for Stripe.js: a wallet, fields, and a confirmation that goes to Stripe's API, as the real one's does. */
const FAKE_STRIPE_JS = `
  window.Stripe = () => ({
    elements: () => ({
      create(kind) {
        const heard = {};
        const element = {
          on: (name, work) => { heard[name] = work; return element; },
          mount(at) {
            const place = document.querySelector(at);
            if (kind === 'payment') place.textContent = 'Card number';
            else {
              const wallet = document.createElement('button');
              wallet.textContent = 'Test wallet';
              wallet.onclick = () => heard.confirm({});
              place.append(wallet);
            }
            setTimeout(() => heard.ready({ availablePaymentMethods: window.noWallet ? undefined : { applePay: true } }));
          },
        };
        return element;
      },
      submit: async () => ({}),
    }),
    async confirmPayment({ clientSecret, confirmParams }) {
      const answer = await fetch('https://api.stripe.com/v1/confirm/' + clientSecret, { method: 'POST' });
      if (!answer.ok) return { error: { message: 'Your card was declined.' } };
      location.assign(confirmParams.return_url);
      return new Promise(() => {});
    },
  });
`;
const CORS = { 'Access-Control-Allow-Origin': '*' };

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

/** Stripe as the browser meets it; answers what the policy of a page has stopped. */
async function meet(page: Page, stripe: StripeDouble, { declines = 0 } = {}): Promise<string[]> {
  const stopped: string[] = [];
  let left = declines;
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) stopped.push(message.text());
  });
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FAKE_STRIPE_JS }),
  );
  await page.route('https://api.stripe.com/**', (route) => {
    const intent = stripe.intents.find((one) => route.request().url().endsWith(one.client_secret));
    if (!intent || left > 0) {
      left -= 1;
      return route.fulfill({ status: 402, headers: CORS, body: '' });
    }
    stripe.confirm(intent);
    return route.fulfill({ status: 200, headers: CORS, body: '' });
  });
  await page.route('https://checkout.stripe.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title>' }),
  );
  return stopped;
}

test('a wallet pays the order in one press, and nothing of Stripe is stopped by the policy', async ({
  page,
  stripe,
  shop,
  payment,
}) => {
  const stopped = await meet(page, stripe);
  await page.goto(payment.address);
  await page.getByRole('button', { name: 'Test wallet' }).click();
  await expect.poll(async () => (await paymentOf(shop, payment.reference)).state).toBe('approved');
  expect(stopped).toEqual([]);
});

test('a declined card leaves the order as it is, and another one pays it; no wallet, no room for one', async ({
  page,
  stripe,
  shop,
  payment,
}) => {
  await meet(page, stripe, { declines: 1 });
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

test('where Stripe’s script does not come, the same order is paid on Stripe’s page', async ({
  page,
  stripe,
  payment,
}) => {
  await meet(page, stripe);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto(payment.address);
  await page.waitForURL(/checkout\.stripe\.test/);
});

test('without script it is Stripe’s page at once, and nothing was begun before', async ({
  browser,
  stripe,
  payment,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await meet(page, stripe);
  await page.goto(payment.address);
  await page.waitForURL(/checkout\.stripe\.test/);
  expect(stripe.intents.filter(({ metadata }) => metadata['reference'] === payment.reference)).toEqual([]);
  await context.close();
});
