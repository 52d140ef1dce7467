import { isMatrix } from '#tests/support/matrix.ts';
import { expect, test } from './fixtures.ts';
import { arriveAtCheckout, FIRST_CHOICE } from './way/arrive.ts';
import {
  configure,
  expectPaid,
  fillIn,
  goToCheckout,
  pay,
  payButton,
  putInCart,
  quoteOf,
  settle,
  sumOf,
} from './way/journey.ts';
import { mouse } from './way/mouse.ts';
import { SERVICES } from './way/services.ts';
import { withoutScript } from './way/without-script.ts';

test('a reload on any step keeps the selection, the form input and the payment', async ({ page, books, email }) => {
  const service = SERVICES.checkbox;
  const price = await quoteOf(books, service, 'USD');
  const panel = page.getByRole('complementary', { name: 'Price' });
  await page.goto(`/en-us/${service.path}`);
  await configure(page, mouse, service);
  await expect(panel.locator('output')).toHaveText(price.formatted);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Piloted/ })).toBeChecked();
  await putInCart(page, mouse, price);
  await page.reload();
  await expect(page.getByRole('main').locator('output')).toHaveText(price.formatted);
  await goToCheckout(page, mouse);
  await fillIn(page, mouse, email);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'BattleTag' })).toHaveValue('Rowan#12345');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await pay(page, mouse, price);
  await page.waitForURL(/\/pay\/sandbox\//);
  await page.reload();
  await settle(page, mouse, 'Ask for 3-D Secure first');
  await expect(page.getByRole('heading', { name: 'Confirm with your bank' })).toBeVisible();
  await page.waitForLoadState();
  await page.reload();
  await settle(page, mouse, 'Complete 3-D Secure');
  await expectPaid(page, books, email, price);
  await page.reload();
  await expectPaid(page, books, email, price);
});

test('additions from another tab are shown before the cart is paid', async ({
  page,
  context,
  storefront,
  books,
  email,
}) => {
  const first = await arriveAtCheckout(page, storefront.url, books, email);
  const second = await quoteOf(books, SERVICES.faction, 'USD');
  const other = await context.newPage();
  await other.goto(`/en-us/${SERVICES.faction.path}`);
  await configure(other, mouse, SERVICES.faction);
  await other.getByRole('complementary', { name: 'Price' }).getByRole('button', { name: 'Add to cart' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: /^Cart, 2 / })).toBeVisible();
  const both = sumOf([first, second]);
  await expect(payButton(page)).toContainText(both.formatted);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await fillIn(page, mouse, email);
  await pay(page, mouse, both);
  await settle(page, mouse, 'Approve payment');
  await expectPaid(page, books, email, both);
});

test('switching the currency at the checkout shows the new total first, then charges it', async ({
  page,
  storefront,
  books,
  email,
}) => {
  const dollars = await arriveAtCheckout(page, storefront.url, books, email);
  const euros = await quoteOf(books, FIRST_CHOICE, 'EUR');
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Currency' });
  const dialog = page.getByRole('dialog', { name: 'Change the currency' });
  await menu.click();
  await page.getByRole('banner').getByRole('button', { name: 'EUR' }).click();
  await expect(dialog.getByRole('definition')).toHaveText([dollars.formatted, euros.formatted]);
  await dialog.getByRole('button', { name: 'Keep USD' }).click();
  await expect(payButton(page)).toContainText(dollars.formatted);
  await menu.click();
  await page.getByRole('banner').getByRole('button', { name: 'EUR' }).click();
  await dialog.getByRole('button', { name: 'Change to EUR' }).click();
  await expect(payButton(page)).toContainText(euros.formatted);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await pay(page, mouse, euros);
  await settle(page, mouse, 'Approve payment');
  await expectPaid(page, books, email, euros);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('switching the currency at the checkout asks first, and the new total is charged', async ({
    page,
    storefront,
    books,
    email,
  }) => {
    const dollars = await arriveAtCheckout(page, storefront.url, books, email, withoutScript);
    const pounds = await quoteOf(books, FIRST_CHOICE, 'GBP');
    await page.getByRole('banner').locator('summary', { hasText: 'Currency' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'GBP' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change to GBP?' })).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText([dollars.formatted, pounds.formatted]);
    await page.getByRole('button', { name: 'Change to GBP' }).click();
    await fillIn(page, withoutScript, email);
    await pay(page, withoutScript, pounds);
    await settle(page, withoutScript, 'Approve payment');
    await expectPaid(page, books, email, pounds);
  });
});

// `keyboard-way.e2e.ts` does the same with the keyboard: it edits a line, and pays with a coupon after a declined payment.
if (isMatrix) {
  test('a cart coupon survives a declined payment, and is used once', async ({ page, books, email }) => {
    const service = SERVICES.text;
    const full = await quoteOf(books, service, 'USD');
    const price = await quoteOf(books, service, 'USD', { coupon: 'WELCOME10' });
    await page.goto(`/en-us/${service.path}`);
    await configure(page, mouse, service);
    await putInCart(page, mouse, full);
    await page.getByText('Add a coupon').click();
    await page.getByLabel('Coupon or credit code').fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('main').locator('output')).toHaveText(price.formatted);
    await goToCheckout(page, mouse);
    await fillIn(page, mouse, email);
    await pay(page, mouse, price);
    await settle(page, mouse, 'Decline payment');
    await expect(page.getByRole('alert')).toContainText('The payment was declined. Nothing was charged.');
    await page.goto('/en-us/checkout/cart');
    await expect(page.getByRole('button', { name: 'Remove the coupon WELCOME10' })).toBeVisible();
    await goToCheckout(page, mouse);
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await pay(page, mouse, price);
    await settle(page, mouse, 'Approve payment');
    await expectPaid(page, books, email, price, { coupon: 'WELCOME10', declined: 1 });
  });

  test('a cart line can be edited in place, and is paid as edited', async ({ page, books, email }) => {
    const before = SERVICES.checkbox;
    const answers = before.answers.slice(0, 1);
    const after = { ...before, answers };
    const price = await quoteOf(books, after, 'USD');
    await page.goto(`/en-us/${before.path}`);
    await configure(page, mouse, before);
    await putInCart(page, mouse, await quoteOf(books, before, 'USD'));
    await page.getByRole('link', { name: `Edit ${before.name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Change ${before.name}` })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Piloted/ })).toBeChecked();
    await page.getByRole('checkbox', { name: /^A healer whispers/ }).uncheck();
    const panel = page.getByRole('complementary', { name: 'Price' });
    await expect(panel.locator('output')).toHaveText(price.formatted);
    await panel.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(page.getByRole('main').locator('output')).toHaveText(price.formatted);
    await goToCheckout(page, mouse);
    await fillIn(page, mouse, email);
    await pay(page, mouse, price);
    await settle(page, mouse, 'Approve payment');
    await expectPaid(page, books, email, price);
  });
}
