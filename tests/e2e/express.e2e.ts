import { expect, test } from './fixtures.ts';
import { bringCart, slugOf } from './way/arrive.ts';
import { configure, expectPaid, quoteOf } from './way/journey.ts';
import { keyboard } from './way/keyboard.ts';
import { mouse } from './way/mouse.ts';
import { SERVICES, type Service } from './way/services.ts';
import { waitForHydration } from './wait-for-hydration.ts';
import type { Way } from './way/way.ts';
import type { Page } from '@playwright/test';
import type { Books, Price } from '#tests/support/buyer/books.ts';

/** From the page of a product to the express page, by "Buy now". */
async function buyNow(page: Page, books: Books, way: Way): Promise<Price> {
  const price = await quoteOf(books, SERVICES.checkbox, 'USD');
  await page.goto(`/en-us/${SERVICES.checkbox.path}`);
  await configure(page, way, SERVICES.checkbox);
  const panel = page.getByRole('complementary', { name: 'Price' });
  await expect(panel.locator('output')).toHaveText(price.formatted);
  await way.press(panel.getByRole('button', { name: 'Buy now' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Express pay' })).toBeVisible();
  await waitForHydration(page.locator('main form'));
  return price;
}

const wallet = (page: Page) => page.getByRole('button', { name: 'Pay with the sandbox wallet' });

test('a product can be bought with a wallet using only the keyboard', async ({ page, books, email }) => {
  const price = await buyNow(page, books, keyboard);
  await keyboard.press(page.getByRole('button', { name: 'Fill in what is missing above to pay' }));
  await expect(page.getByRole('textbox', { name: 'BattleTag' })).toBeFocused();
  await expect(page.getByText('Agree to the terms to go on')).toBeVisible();
  await fillInCharacter(page, keyboard);
  await keyboard.press(wallet(page));
  const sheet = page.getByRole('dialog', { name: 'Sandbox wallet' });
  await expect(sheet).toContainText(price.formatted);
  await keyboard.type(sheet.getByLabel('Email in the wallet'), email);
  await page.keyboard.press('Enter');
  await expectPaid(page, books, email, price);
});

test('a wallet payment declined from the cart keeps the order, and a second attempt pays it', async ({
  page,
  storefront,
  books,
  email,
}) => {
  const answers: Service['answers'] = [{ type: 'radio', option: 'Who plays', value: 'Self-played' }];
  const price = await quoteOf(books, { ...SERVICES.checkbox, answers }, 'USD');
  await bringCart(page.context(), storefront.url, slugOf(SERVICES.checkbox));
  await page.goto('/en-us/checkout/cart');
  await page.getByRole('link', { name: 'Express pay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Express pay' })).toBeVisible();
  await waitForHydration(page.locator('main form'));
  await fillInCharacter(page, mouse);
  await wallet(page).click();
  await page.getByLabel('Email in the wallet').fill(email);
  await page.getByRole('button', { name: 'Decline, as a bank would' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment was declined. Nothing was charged.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('link', { name: 'Express pay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Express pay' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'BattleTag' })).toHaveValue('Rowan#12345');
  await wallet(page).click();
  await expect(page.getByLabel('Email in the wallet')).toHaveValue(email);
  await page.getByRole('button', { name: `Pay ${price.formatted}` }).click();
  await expectPaid(page, books, email, price, { declined: 1 });
});

test('changes from another tab are shown before they are paid, and a double press pays once', async ({
  page,
  books,
  email,
}) => {
  await buyNow(page, books, mouse);
  await fillInCharacter(page, mouse);
  await wallet(page).click();
  await page.getByLabel('Email in the wallet').fill(email);
  const other = await page.context().newPage();
  await other.goto('/en-us/checkout/cart');
  await other.context().addCookies([{ name: 'currency', value: 'GBP', url: new URL(other.url()).origin }]);
  await page.getByRole('dialog').getByRole('button', { name: /^Pay / }).click();
  const price = await quoteOf(books, SERVICES.checkbox, 'GBP');
  const said = page.getByRole('main').getByRole('alert');
  await expect(said).toContainText('Your order has changed. Nothing was charged.');
  await expect(said).toContainText(`It now costs ${price.formatted}.`);
  expect(await books.ordersOf(email)).toEqual([]);
  await wallet(page).click();
  await page.getByLabel('Email in the wallet').fill(email);
  await page
    .getByRole('button', { name: `Pay ${price.formatted}` })
    .evaluate((button: HTMLButtonElement) => [button, button].forEach((one) => one.click()));
  await expectPaid(page, books, email, price);
});

test('without JavaScript "Buy now" opens the checkout, and no wallet is offered', async ({ browser, storefront }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: storefront.url });
  const page = await context.newPage();
  await page.goto(`/en-us/${SERVICES.radio.path}`);
  await page.getByRole('radio', { name: 'Recon' }).check();
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Express pay' })).toBeHidden();
  await context.close();
});

/** All of the checkout's questions but for the address. */
async function fillInCharacter(page: Page, way: Way): Promise<void> {
  const characters = page.getByRole('main').locator('section[aria-labelledby^="game-"]');
  for (const field of await characters.locator('input:visible:not([type=checkbox], [type=radio])').all())
    await way.type(field, 'Rowan#12345');
  const agreement = page.getByRole('checkbox', { name: /I agree/ });
  if (!(await agreement.isChecked())) await way.mark(agreement);
}
