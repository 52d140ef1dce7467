import type { Page } from '@playwright/test';
import { startStorefront } from '#tests/support/storefront.ts';
import { expect, test } from './fixtures.ts';

test('a guest walks from the home page to a paid order', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/en-us$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /World of Warcraft/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('World of Warcraft');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Raids/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/wow-carry\/raids$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await buyShownProduct(page);
  await payAs(page, 'rowan@example.com');
  await page.getByRole('button', { name: /approve/i }).click();
  await expect(page).toHaveURL(/\/en-us\/order\/[\w-]{43}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Order WS-\d+/);
  await expect(page.getByRole('main')).toContainText(/paid/i);
});

test('a declined payment keeps the cart and everything typed, and can be tried again', async ({ page }) => {
  await page.goto('/en-us/wow-carry/raids');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await buyShownProduct(page);
  await payAs(page, 'decline@example.com');
  await page.getByRole('button', { name: /decline/i }).click();
  await expect(page).toHaveURL(/\/en-us\/checkout/);
  await expect(page.getByRole('main')).toContainText(/declined/i);
  await expect(page.getByLabel('Email')).toHaveValue('decline@example.com');
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: /approve/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Order WS-\d+/);
});

test('the order page and the cart are still there after every process was killed', async ({ page }) => {
  const first = await startStorefront();
  const port = Number(new URL(first.url).port);
  const dataDir = first.dataDir;
  await page.goto(`${first.url}/en-us/wow-carry/raids`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await buyShownProduct(page);
  await payAs(page, 'killed@example.com');
  await page.getByRole('button', { name: /approve/i }).click();
  const order = page.url();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(`${first.url}/en-us/diablo-4`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await buyShownProduct(page);

  await first.kill();
  const second = await startStorefront({ dataDir, port });
  await page.goto(order);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto(`${second.url}/en-us/checkout/cart`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await second.stop();
});

/** Fills what the shown product requires and puts it into the cart; ends on the cart page. */
async function buyShownProduct(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  for (const group of await page.locator('main form fieldset:has(input[type=radio])').all()) {
    const chosen = group.getByRole('radio', { checked: true });
    if ((await chosen.count()) === 0) await group.getByRole('radio').first().check();
  }
  await fillEmptyFields(page);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('button', { name: 'Added' }).first()).toBeVisible();
  await page.goto(new URL('/en-us/checkout/cart', page.url()).href);
}

/** From the cart page to the provider's page. */
async function payAs(page: Page, email: string): Promise<void> {
  await page
    .getByRole('link', { name: /checkout/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en-us\/checkout$/);
  await page.getByLabel('Email').fill(email);
  await fillEmptyFields(page);
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('button', { name: /approve/i })).toBeVisible();
}

/** Gives every empty field that is not optional something that passes as a BattleTag too. */
async function fillEmptyFields(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const select of await main.getByRole('combobox').all()) {
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
  }
  for (const field of await main.getByRole('textbox', { name: /^(?!.*optional)/ }).all()) {
    if ((await field.inputValue()) === '') await field.fill('Rowan#12345');
  }
}
