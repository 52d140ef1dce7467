import { expect, test } from './fixtures.ts';
import { waitForHydration } from './wait-for-hydration.ts';
import { keyboard } from './way/keyboard.ts';

test('the games menu opens, is navigated with arrow keys, and returns focus when Escape closes it', async ({
  page,
}) => {
  await page.goto('/en-us');
  const games = page.getByRole('banner').locator('summary', { hasText: 'Games' });
  await waitForHydration(games);
  await keyboard.press(games);
  const menu = page.getByRole('navigation', { name: 'Games', exact: true });
  await expect(menu).toBeVisible();
  await expect(menu.locator('li[data-game] > a')).toHaveCount(15);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'WoW Classic', exact: true })).toBeFocused();
  // A game's categories come with the toggle event, a moment after the games.
  await expect(menu.locator('a[href^="/en-us/wow-classic/"]').first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const category = menu.locator(':focus');
  await expect(category).toHaveAttribute('href', /^\/en-us\/wow-classic\/./);
  await page.keyboard.press('ArrowLeft');
  await expect(menu.getByRole('link', { name: 'WoW Classic', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(games).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an element focused with Tab in a horizontally scrolling row is fully visible', async ({ page }) => {
    await page.goto('/en-us/wow-carry/raids');
    const last = page.getByRole('main').locator('summary', { hasText: 'Price' });
    await waitForHydration(last);
    const tabs = page.getByRole('main').getByRole('link', { name: /^All raids/ });
    await tabs.focus();
    const focused = page.locator(':focus');
    const cut = () =>
      focused.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return Math.max(0, -left, right - document.documentElement.clientWidth);
      });
    do {
      await page.keyboard.press('Tab');
      await expect.poll(cut).toBe(0);
    } while (!(await last.evaluate((element) => element === document.activeElement)));
  });

  test('an element focused with Tab in the menu is not covered, and the page below does not scroll', async ({
    page,
  }) => {
    await page.goto('/en-us');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    const summary = page.getByRole('banner').locator('summary[aria-label="Menu"]');
    await waitForHydration(summary);
    await keyboard.press(summary);
    const last = page.getByRole('banner').getByRole('button', { name: '24/7 support' });
    await expect(last).toBeVisible();
    const focused = page.locator(':focus');
    const isOnTop = () =>
      focused.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        // The middle of a link in two lines may be between them.
        return element.contains(top) || top?.contains(element) === true;
      });
    // First the search, whose panel grows when its suggestions come.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByText('Popular', { exact: true })).toBeVisible();
    do {
      await page.keyboard.press('Tab');
      await expect.poll(isOnTop).toBe(true);
    } while (!(await last.evaluate((element) => element === document.activeElement)));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
  });
});
