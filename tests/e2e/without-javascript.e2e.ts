import { expect, test } from './fixtures.ts';
import { fillIn, payButton } from './way/journey.ts';
import { SERVICES } from './way/services.ts';
import { withoutScript } from './way/without-script.ts';

test.use({ javaScriptEnabled: false });

test('missing fields of a service and the checkout are reported beside the field, and typed values are kept', async ({
  page,
  email,
}) => {
  const main = page.getByRole('main');
  const item = page.getByRole('textbox', { name: 'Item or set' });
  const add = page.getByRole('complementary', { name: 'Price' }).getByRole('button', { name: 'Add to cart' });
  await page.goto(`/en-us/${SERVICES.text.path}`);
  await page.getByRole('radio', { name: /^2 to 10%/ }).check();
  await add.click();
  await expect(item).toHaveAccessibleDescription('Enter an item or set');
  await expect(page.getByRole('radio', { name: /^2 to 10%/ })).toBeChecked();
  await item.fill('Ashbringer');
  await add.click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);

  await main.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByLabel('Email').fill(email);
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Required');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await fillIn(page, withoutScript, email);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pay your order' })).toBeVisible();
});
