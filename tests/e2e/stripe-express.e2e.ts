import { test as base, expect, type Page } from '@playwright/test';
import { freePort } from '#scripts/setup/postgres.ts';
import { endPriceLocks } from '#tests/support/database/price-lock.ts';
import { startStorefront, READY_LIMIT_MS, type Storefront } from '#tests/support/process/storefront.ts';
import { meetStripe } from '#tests/support/provider/stripe-browser.ts';
import { startStripeDouble, type StripeDouble } from '#tests/support/provider/stripe-double.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { waitForHydration } from './wait-for-hydration.ts';
import { bringCart } from './way/arrive.ts';

const KEY = 'pk_test_double_0123456789';
const EMAIL = 'wallet@example.com';

type PerWorker = { stripe: StripeDouble; shop: TestShop; site: Storefront };

/** The storefront before a shop that takes money through the double. */
const test = base.extend<object, PerWorker>({
  stripe: [
    async ({}, use) => {
      const stripe = await startStripeDouble();
      stripe.takes.add('apple_pay').add('paypal');
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ stripe }, use, { workerIndex }) => {
      const url = `http://localhost:${await portOf(workerIndex)}`;
      const config = { siteUrl: url, payUrl: url, stripe: { ...stripe.settings, publishableKey: KEY } };
      const shop = await createTestShop({ config });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ shop }, use, { workerIndex }) => {
      const env = {
        SHOP_URL: shop.url,
        SHOP_CLIENT_ID: shop.clientId,
        SHOP_CLIENT_SECRET: shop.clientSecret,
        STRIPE_PUBLISHABLE_KEY: KEY,
      };
      const site = await startStorefront({ port: await portOf(workerIndex), built: true, env });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 2 * READY_LIMIT_MS },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

const ports = new Map<number, Promise<number>>();

/** Known before the storefront listens: the shop sends buyers there. */
function portOf(worker: number): Promise<number> {
  const known = ports.get(worker) ?? freePort();
  ports.set(worker, known);
  return known;
}

/** With one product in the cart, on the express page, with everything said that the wallet does not know. */
async function openExpress(page: Page, from: 'product' | 'cart'): Promise<void> {
  await page.addInitScript(`window.walletEmail = '${EMAIL}'`);
  await page.goto('/en-us/product/coaching');
  const panel = page.getByRole('complementary', { name: 'Price' });
  // The seats of its next run do not last for all tests.
  await page.getByRole('radio', { name: 'Any time' }).check();
  // Pressed before, it is the form's own way: to the checkout.
  await waitForHydration(panel.getByRole('button', { name: 'Buy now' }));
  if (from === 'product') await panel.getByRole('button', { name: 'Buy now' }).click();
  else {
    await panel.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('dialog', { name: 'Added to your cart' }).getByRole('link', { name: 'View cart' }).click();
    await page.getByRole('link', { name: 'Express pay' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Express pay' })).toBeVisible();
}

/** The same without the pages before. */
async function comeToExpress(page: Page, url: string): Promise<void> {
  await page.addInitScript(`window.walletEmail = '${EMAIL}'`);
  await bringCart(page.context(), url, 'coaching');
  await page.goto('/en-us/checkout/express');
  await expect(page.getByRole('heading', { level: 1, name: 'Express pay' })).toBeVisible();
}

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Platform' }).selectOption('PC');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

const wallet = (page: Page) => page.getByRole('button', { name: 'Test wallet' });
const orders = (shop: TestShop) =>
  shop.db.selectFrom('placed_order').select(['id', 'email', 'total_minor']).orderBy('id').execute();
const payments = (shop: TestShop, id: number) =>
  shop.db.selectFrom('payment').where('order_id', '=', id).select(['state', 'amount_minor']).execute();

test('a wallet pays for a product, and Stripe is requested only on the express page', async ({
  page,
  stripe,
  shop,
}) => {
  const stopped = await meetStripe(page, stripe);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost:')) foreign.push(new URL(page.url()).pathname);
  });
  await openExpress(page, 'product');
  await fillIn(page);
  await wallet(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order WS-\d+ is placed$/ })).toBeVisible();
  const order = (await orders(shop)).at(-1);
  expect(order).toMatchObject({ email: EMAIL, total_minor: 2500 });
  expect(await payments(shop, order?.id ?? 0)).toEqual([{ state: 'approved', amount_minor: 2500 }]);
  expect(stopped).toEqual([]);
  expect(new Set(foreign)).toEqual(new Set(['/en-us/checkout/express']));
});

test('a declined wallet payment charges nothing, and the next press pays the same order', async ({
  page,
  stripe,
  shop,
}) => {
  await meetStripe(page, stripe, { declines: 1 });
  await openExpress(page, 'cart');
  await fillIn(page);
  const before = (await orders(shop)).length;
  await wallet(page).click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined. Nothing was charged');
  await wallet(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order WS-\d+ is placed$/ })).toBeVisible();
  const made = (await orders(shop)).slice(before);
  expect(made).toHaveLength(1);
  expect(await payments(shop, made[0]?.id ?? 0)).toEqual([{ state: 'approved', amount_minor: 2500 }]);
  const references = stripe.intents.map(({ metadata }) => metadata['reference']);
  expect(new Set(references).size).toBe(references.length);
});

test('a declined order can be paid by card on its own payment page', async ({ page, stripe, shop, site }) => {
  await meetStripe(page, stripe, { declines: 1 });
  await comeToExpress(page, site.url);
  await fillIn(page);
  await wallet(page).click();
  await page.getByRole('link', { name: 'Pay this order another way' }).click();
  await page.getByRole('button', { name: 'Pay $25.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order WS-\d+ is placed$/ })).toBeVisible();
  expect(await payments(shop, (await orders(shop)).at(-1)?.id ?? 0)).toEqual([
    { state: 'approved', amount_minor: 2500 },
  ]);
});

test('an order abandoned in the wallet can be paid through its link in any browser', async ({
  page,
  stripe,
  shop,
  browser,
  site,
}) => {
  await meetStripe(page, stripe, { declines: 1 });
  await comeToExpress(page, site.url);
  await fillIn(page);
  await wallet(page).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was charged');
  await page.close();
  const order = await shop.db
    .selectFrom('placed_order')
    .select(['id', 'token'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const context = await browser.newContext({ baseURL: site.url });
  const later = await context.newPage();
  await meetStripe(later, stripe);
  await later.goto(`/en-us/order/${order.token}`);
  await later.getByRole('button', { name: 'Pay $25.00' }).click();
  await later.getByRole('button', { name: 'Test wallet' }).click();
  await expect(later.getByRole('heading', { level: 1, name: `Order WS-${order.id} is placed` })).toBeVisible();
  expect(await payments(shop, order.id)).toEqual([{ state: 'approved', amount_minor: 2500 }]);
  await context.close();
});

test('a price change during express pay is reported, and no order is placed', async ({ page, stripe, shop, site }) => {
  await meetStripe(page, stripe);
  await comeToExpress(page, site.url);
  await fillIn(page);
  const before = (await orders(shop)).length;
  const rise = (micros: number) =>
    shop.db.updateTable('product').set({ price_micros: micros }).where('slug', '=', 'coaching').execute();
  await endPriceLocks(shop.db);
  await rise(30_000_000);
  await wallet(page).click();
  await expect(page.getByRole('alert')).toContainText('The total has changed: $25.00 → $30.00');
  expect(await orders(shop)).toHaveLength(before);
  await rise(25_000_000);
});

test('a device without a wallet gets a notice and a link to the checkout', async ({ page, stripe, site }) => {
  await meetStripe(page, stripe);
  await page.addInitScript('window.noWallet = true');
  await comeToExpress(page, site.url);
  await expect(page.getByText('This device has no wallet that we take')).toBeVisible();
  await page.getByRole('link', { name: 'Pay another way' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
});

test('a failure to load Stripe’s script is handled as a device without a wallet', async ({ page, stripe, site }) => {
  await meetStripe(page, stripe);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await comeToExpress(page, site.url);
  await expect(page.getByText('This device has no wallet that we take')).toBeVisible();
});

test('a browser without wallets has no express link, and "Buy now" leads to the checkout', async ({ page }) => {
  await page.addInitScript('delete window.PaymentRequest');
  await page.goto('/en-us/product/coaching');
  await page.getByRole('radio', { name: 'Any time' }).check();
  await page.getByRole('complementary', { name: 'Price' }).getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Express pay' })).toBeHidden();
});

test('payment marks are those that the Stripe account accepts', async ({ request }) => {
  const marks = async () => {
    const html = await (await request.get('/en-us')).text();
    const list = /<ul[^>]*aria-label="Ways to pay"[^>]*>(.*?)<\/ul>/s.exec(html)?.[1] ?? '';
    return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, name]) => name);
  };
  // The page may have been cached before the shop knew.
  await expect.poll(marks, { timeout: 90_000 }).toEqual(['Visa', 'Mastercard', 'Apple Pay', 'PayPal']);
});
