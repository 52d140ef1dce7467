import { expect, test } from './fixtures.ts';

test('a list is narrowed with the keyboard alone, and tells how much is left', async ({ page }) => {
  await page.goto('/en-us/wow-carry/raids', { waitUntil: 'networkidle' });
  const difficulty = page.getByRole('main').locator('summary', { hasText: 'Difficulty' });
  await difficulty.focus();
  await page.keyboard.press('Enter');
  const heroic = page.getByRole('checkbox', { name: /^Heroic/ });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(heroic).toBeFocused();
  const found = await heroic.locator('..').locator('small').textContent();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?f=\d+$/);
  await expect(page.getByRole('heading', { name: `${found} services`, exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${found} services` })).toBeAttached();
  await expect(heroic).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heroic).toBeHidden();
  await expect(difficulty).toBeFocused();
});

test('what is chosen can be taken away again, and back leads to it', async ({ page }) => {
  await page.goto('/en-us/wow-carry', { waitUntil: 'networkidle' });
  const all = await page.getByRole('heading', { name: /^\d+ services$/ }).textContent();
  await page.getByRole('main').locator('summary', { hasText: 'Who plays' }).click();
  await page.getByRole('checkbox', { name: /^We play/ }).check();
  await expect(page).toHaveURL(/\?f=\d+$/);
  await page.getByRole('link', { name: 'Remove We play' }).click();
  await expect(page).toHaveURL(/\/en-us\/wow-carry$/);
  await expect(page.getByRole('heading', { name: all ?? '', exact: true })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\?f=\d+$/);
  await expect(page.getByRole('link', { name: 'Remove We play' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are sent by their button, and stand in the address', async ({ page }) => {
    await page.goto('/en-us/wow-carry/raids');
    await page.getByRole('main').locator('summary', { hasText: 'Difficulty' }).click();
    await page.getByRole('checkbox', { name: /^Heroic/ }).check();
    await page.getByRole('checkbox', { name: /^Mythic/ }).check();
    await page.getByRole('button', { name: 'Show services' }).first().click();
    await expect(page).toHaveURL(/\?f=\d+,\d+$/);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/en-us\/wow-carry\/raids$/);
  });
});
