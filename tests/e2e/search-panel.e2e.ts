import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './wait-for-hydration.ts';

const field = (page: Page) => page.getByRole('banner').getByPlaceholder('Search a raid').first();

test('typing suggests services and categories, and the keyboard opens and closes them', async ({ page }) => {
  await page.goto('/en-us');
  await field(page).focus();
  await page.keyboard.type('gold');
  await expect(page.getByRole('group', { name: 'Services' }).getByRole('option')).not.toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Categories' }).getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field(page)).toHaveValue('gold');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('wow gold');
  await expect(page.getByRole('option', { name: /^WoW gold/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const address = await page.getByRole('listbox').getByRole('option', { selected: true }).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('on a phone search opens as a dialog, and Close returns focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-us');
  const search = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Search' });
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await waitForHydration(search);
  await search.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.type('gold');
  await expect(sheet.getByRole('option').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(search).toBeFocused();
});

test('the chosen theme persists on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en-us/faq');
  const isLight = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor === 'rgb(241, 244, 244)');
  // The header's script comes when the page is idle; this press does not wait for it.
  await page.getByRole('button', { name: 'Light theme' }).first().click();
  await expect.poll(isLight).toBe(true);
  await page.goto('/en-us/reviews');
  expect(await isLight()).toBe(true);
  await expect(page.getByRole('button', { name: 'Dark theme' }).first()).toBeVisible();
});
