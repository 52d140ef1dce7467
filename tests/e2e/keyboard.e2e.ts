import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test('a guest finds, configures and puts a service into the cart with the keyboard alone', async ({ page }) => {
  await page.goto('/en-us');
  await tabTo(page, page.getByRole('banner').getByPlaceholder('Search a raid').first());
  await page.keyboard.type('wow gold');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-us\/search\/wow%20gold$/);
  await tabTo(page, page.getByRole('article').first().getByRole('link').first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'WoW gold', exact: true })).toBeVisible();

  for (const group of await page.locator('main form fieldset:has(input[type=radio])').all()) {
    if ((await group.getByRole('radio', { checked: true }).count()) > 0) continue;
    await tabTo(page, group.getByRole('radio').first());
    await page.keyboard.press('Space');
  }
  for (const select of await page.getByRole('main').getByRole('combobox').all()) {
    if ((await select.inputValue()) !== '') continue;
    await tabTo(page, select);
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, page.getByRole('button', { name: 'Add to cart' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Added' }).first()).toBeVisible();
});

test('the games menu opens, closes with Escape and gives the focus back', async ({ page }) => {
  await page.goto('/en-us');
  const games = page.getByRole('banner').locator('summary', { hasText: 'Games' });
  await tabTo(page, games);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Games', exact: true });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link')).toHaveCount(15);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(games).toBeFocused();
});

const MOST_TABS = 120;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} cannot be reached with ${MOST_TABS} tabs`);
}
