import { afterEach, expect, test } from 'vitest';
import { endPriceLocks } from '#tests/support/database/price-lock.ts';
import { openSite, type Answer, type Site } from '#tests/ssr/open-site.ts';

const EXPRESS = '/en-us/checkout/express';
const WITH_STRIPE = { STRIPE_PUBLISHABLE_KEY: 'pk_test_double_0123456789' };

let site: Site;

afterEach(() => site.close());

async function cookieOfCart(): Promise<string> {
  const { text } = await site.get('/en-us/product/coaching', { 'user-agent': 'Googlebot' });
  const product = /name="product" value="([^"]+)"/.exec(text)?.[1] ?? '';
  const added = await site.post('/en-us/checkout/cart', { intent: 'add', product, quantity: '1' });
  return (added.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
}

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']);

test('the express page shows its total, and asks only for fields that a wallet does not provide', async () => {
  site = await openSite();
  const page = await site.get(EXPRESS, { cookie: await cookieOfCart() });
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toBe('private, no-store');
  const form = /<form(?=[^>]* action="\/en-us\/checkout").*?<\/form>/s.exec(page.text)?.[0] ?? '';
  const asked = [...form.matchAll(/<(?:input|select|textarea)(?![^>]*type="hidden")[^>]* name="([^"]+)"/g)];
  expect(asked.map(([, name]) => name)).toEqual(['game-destiny-2-boosting-platform', 'remember', 'agree']);
  expect(page.text).toContain('$25.00');
  expect(page.text).toContain('name="expectedTotal" value="25.00"');
  expect(form).toContain('A wallet needs script. The checkout works without.');
});

test('only the express page’s policy allows Stripe, and only when the key is set', async () => {
  site = await openSite(WITH_STRIPE);
  const cookie = await cookieOfCart();
  const express = policyOf(await site.get(EXPRESS, { cookie }));
  expect(express).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(express).toContain("connect-src 'self' https://api.stripe.com;");
  expect(express).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
  for (const path of ['/en-us', '/en-us/checkout', '/en-us/checkout/cart', '/en-us/product/coaching', '/en-us/nowhere'])
    expect(policyOf(await site.get(path, { cookie })), path).not.toContain('stripe');
});

test('without the key no policy names Stripe', async () => {
  site = await openSite();
  expect(policyOf(await site.get(EXPRESS, { cookie: await cookieOfCart() }))).not.toContain('stripe');
});

test('an empty cart redirects to the cart, and a changed total to the checkout', async () => {
  site = await openSite();
  const empty = await site.get(EXPRESS);
  expect([empty.status, empty.headers.location]).toEqual([302, '/en-us/checkout/cart?payment=no-cart']);
  const cookie = await cookieOfCart();
  await site.get(EXPRESS, { cookie });
  const { db } = site.shop;
  await db.updateTable('product').set({ price_micros: 30_000_000 }).where('slug', '=', 'coaching').execute();
  await endPriceLocks(db);
  const dearer = await site.get(EXPRESS, { cookie });
  expect([dearer.status, dearer.headers.location]).toEqual([302, '/en-us/checkout']);
});

test('cart and checkout link to the express page, hidden until a script detects a wallet', async () => {
  site = await openSite();
  const cookie = await cookieOfCart();
  for (const path of ['/en-us/checkout/cart', '/en-us/checkout']) {
    const { text } = await site.get(path, { cookie });
    expect(text, path).toMatch(/<a href="\/en-us\/checkout\/express"/);
    expect(text, path).not.toContain('data-wallet');
  }
});
