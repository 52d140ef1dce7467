import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('a guest buys with JavaScript off, from home to the paid order', async ({ page }) => {
  await page.goto('/en-us');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Diablo 4/ })
    .first()
    .click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  // What is missing is said beside the option, and nothing chosen is lost.
  if (!page.url().endsWith('/checkout/cart')) {
    for (const group of await page.locator('main form fieldset:has(input[type=radio])').all()) {
      if ((await group.getByRole('radio', { checked: true }).count()) === 0)
        await group.getByRole('radio').first().check();
    }
    await fillEmptyFields(page);
    await main.getByRole('button', { name: 'Add to cart' }).first().click();
  }
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await main
    .getByRole('link', { name: /checkout/i })
    .first()
    .click();
  await page.getByLabel('Email').fill('no-script@example.com');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('alert')).toContainText('Required');
  await expect(page.getByLabel('Email')).toHaveValue('no-script@example.com');
  await fillEmptyFields(page);
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('button', { name: /approve/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Order WS-\d+/);
});

async function fillEmptyFields(page: import('@playwright/test').Page): Promise<void> {
  for (const select of await page.getByRole('main').getByRole('combobox').all()) {
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
  }
  for (const field of await page
    .getByRole('main')
    .getByRole('textbox', { name: /^(?!.*optional)/ })
    .all()) {
    if ((await field.inputValue()) === '') await field.fill('Rowan#12345');
  }
}
