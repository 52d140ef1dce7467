import { newBuyer } from '#tests/support/buyer/buyer.ts';
import { deskBehind } from '#tests/support/desk.ts';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './wait-for-hydration.ts';
import { configure } from './way/journey.ts';
import { mouse } from './way/mouse.ts';
import { SERVICES } from './way/services.ts';

test('a referral link is created on a paid order and discounts a friend’s first cart', async ({
  page,
  browser,
  storefront,
  email,
}) => {
  const buyer = newBuyer(storefront.url);
  await buyer.add('wow-gold');
  const path = await buyer.order(email);
  const desk = deskBehind(storefront);
  await desk.act((await desk.list(new URLSearchParams({ q: email }).toString())).data[0]!, 'paid');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Give a friend 10%, get $5 of store credit' })).toBeVisible();
  await page.getByRole('button', { name: 'Get my link' }).click();
  const link = await page.getByLabel(/^Your link/).inputValue();
  const code = /ref=(FRIEND-[A-Z2-9]{4}-[A-Z2-9]{4})$/.exec(link)?.[1] ?? '';
  expect(code).not.toBe('');

  const friend = await browser.newContext({ baseURL: storefront.url });
  const visit = await friend.newPage();
  await visit.goto(`/en-us/wow-carry?ref=${code}`);
  await expect(visit).toHaveURL('/en-us/wow-carry');
  const saved = visit.getByText('Your friend’s discount is saved for your cart.');
  await expect(saved).toBeVisible();
  await expect(visit.getByRole('form', { name: 'Offer' })).toBeHidden();
  await visit.goto(`/en-us/${SERVICES.radio.path}`);
  await waitForHydration(visit.locator('#main'));
  await configure(visit, mouse, SERVICES.radio);
  await visit.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await visit.getByRole('dialog', { name: 'Added to your cart' }).getByRole('link', { name: 'View cart' }).click();
  await expect(visit.getByText(code, { exact: true })).toBeVisible();
  await visit.goto('/en-us/wow-carry');
  await expect(visit.getByRole('form', { name: 'Offer' })).toBeVisible();
  await expect(saved).toBeHidden();
  await friend.close();
});

test('a cart that existed before a referral link gets its code prefilled in the coupon field', async ({
  page,
  storefront,
}) => {
  const buyer = newBuyer(storefront.url);
  await buyer.add('wow-gold');
  await page.context().addCookies(buyer.cookies().map((cookie) => ({ ...cookie, url: storefront.url })));
  await page.goto('/en-us/checkout/cart?ref=FRIEND-AB23-CD45');
  await page.getByText('Add a coupon or credit code').click();
  await expect(page.getByLabel('Coupon or credit code')).toHaveValue('FRIEND-AB23-CD45');
});
