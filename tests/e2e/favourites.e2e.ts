import { expect, test } from './fixtures.ts';
import { waitForHydration } from './wait-for-hydration.ts';

const favourite = /^Favorite: /;

test('what is kept without an account is found again, and deleted', async ({ page }) => {
  await page.goto('/en-us/wow-carry/raids');
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await expect(card.getByRole('button', { name: favourite })).toHaveCount(0);
  await page.mouse.move(200, 200);
  await card.getByRole('button', { name: `Favorite: ${name}` }).click();
  await expect(card.getByRole('button', { name: favourite })).toHaveAttribute('aria-pressed', 'true');

  await card.getByRole('link', { name }).first().click();
  const panel = page.getByRole('complementary', { name: 'Price' });
  await expect(panel.getByRole('button', { name: favourite })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Favorites' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('heading', { name })).toBeVisible();

  await page.goto('/en-us/device');
  const entry = page.getByRole('button', { name: 'Delete: Your favorites' });
  await waitForHydration(entry);
  await entry.click();
  await expect(page.getByText('Deleted from this browser')).toBeVisible();
  await page.goto('/en-us/favourites');
  await expect(page.getByText('No favorites yet')).toBeVisible();
});
