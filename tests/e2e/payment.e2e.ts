import { isMatrix } from '#tests/support/matrix.ts';
import { expect, test } from './fixtures.ts';
import { arriveAtCheckout } from './way/arrive.ts';
import { follow } from './way/follow.ts';
import { checkOut, expectOneOrder, expectPaid, fillIn, pay, payButton, settle } from './way/journey.ts';
import { mouse } from './way/mouse.ts';
import { SERVICES } from './way/services.ts';

test('a declined payment keeps the cart and the form values, and a second attempt succeeds', async ({
  page,
  books,
  email,
}) => {
  const price = await checkOut(page, books, email, SERVICES.checkbox);
  await page.getByLabel('Note for your player').fill('Evenings, please');
  await page.getByRole('radio', { name: /^Online wallet/ }).check();
  await pay(page, mouse, price);
  await settle(page, mouse, 'Decline payment');
  await expect(page).toHaveURL(/\/en-us\/checkout\?payment=declined$/);
  await expect(page.getByRole('alert')).toContainText('The payment was declined. Nothing was charged.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'BattleTag' })).toHaveValue('Rowan#12345');
  await expect(page.getByLabel('Note for your player')).toHaveValue('Evenings, please');
  await expect(page.getByRole('radio', { name: /^Online wallet/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  await pay(page, mouse, price);
  await settle(page, mouse, 'Approve payment');
  await expectPaid(page, books, email, price, { declined: 1 });
});

test('a failed 3-D Secure challenge declines the payment, and a second one can succeed', async ({
  page,
  storefront,
  books,
  email,
}) => {
  const price = await arriveAtCheckout(page, storefront.url, books, email);
  await pay(page, mouse, price);
  await settle(page, mouse, 'Ask for 3-D Secure first');
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm with your bank' })).toBeVisible();
  await settle(page, mouse, 'Fail 3-D Secure');
  await expect(page.getByRole('alert')).toContainText('The payment was declined. Nothing was charged.');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await pay(page, mouse, price);
  await settle(page, mouse, 'Ask for 3-D Secure first');
  await settle(page, mouse, 'Complete 3-D Secure');
  await expectPaid(page, books, email, price, { declined: 1 });
});

test('an order whose tab is closed after payment is paid by the bank’s notification', async ({
  page,
  context,
  storefront,
  books,
  email,
}) => {
  const price = await arriveAtCheckout(page, storefront.url, books, email);
  await pay(page, mouse, price);
  await settle(page, mouse, 'Pay, and close the tab here');
  await expect(page.getByRole('heading', { level: 1, name: 'Paid: you can close this tab' })).toBeVisible();
  const order = await page.getByRole('link', { name: 'See your order' }).getAttribute('href');
  await page.close();
  await expect.poll(async () => (await books.ordersOf(email)).map(({ stage }) => stage)).toEqual(['paid']);
  const later = await context.newPage();
  await later.goto(order ?? '');
  await expectPaid(later, books, email, price);
  await follow(later, '/en-us/checkout/cart');
  await expect(later.getByText('Your cart is empty')).toBeVisible();
});

test('a double click on Pay places one order, which going back shows as paid, and an empty cart', async ({
  page,
  storefront,
  books,
  email,
}) => {
  const price = await arriveAtCheckout(page, storefront.url, books, email);
  await payButton(page).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay your order' })).toBeVisible();
  const payment = page.url();
  await settle(page, mouse, 'Approve payment');
  await expectPaid(page, books, email, price);
  await page.goBack();
  await expect(page).toHaveURL(payment);
  await expect(page.getByRole('heading', { level: 1, name: 'This order is paid' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expectOneOrder(books, email, price);
});

test('paying the same cart in two tabs creates one order, which the payment form left in one cannot decline', async ({
  page,
  context,
  storefront,
  books,
  email,
}) => {
  const price = await arriveAtCheckout(page, storefront.url, books, email);
  const other = await context.newPage();
  await other.goto('/en-us/checkout');
  await fillIn(other, mouse, email);
  await pay(page, mouse, price);
  await pay(other, mouse, price);
  // Both tabs pay the same order, by the same payment.
  await settle(page, mouse, 'Approve payment');
  await expectPaid(page, books, email, price);
  await settle(other, mouse, 'Decline payment');
  await expectPaid(other, books, email, price);
});

// `tests/contract/payment/payment-late.test.ts` has the payment reported twice without a browser.
if (isMatrix)
  test('a duplicate notification from the bank is counted as one payment', async ({ page, books, email }) => {
    const price = await checkOut(page, books, email, SERVICES.radio);
    await pay(page, mouse, price);
    await settle(page, mouse, 'Pay, and tell the shop twice');
    await expectPaid(page, books, email, price);
  });
