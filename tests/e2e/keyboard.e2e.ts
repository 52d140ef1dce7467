import { expect, test } from './fixtures.ts';
import { takenOver } from './taken-over.ts';
import { keyboard } from './way/keyboard.ts';

test('the games menu opens, closes with Escape and gives the focus back', async ({ page }) => {
  await page.goto('/en-us');
  const games = page.getByRole('banner').locator('summary', { hasText: 'Games' });
  await takenOver(games);
  await keyboard.press(games);
  const menu = page.getByRole('navigation', { name: 'Games', exact: true });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link')).toHaveCount(15);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(games).toBeFocused();
});
