import { expect, test } from './fixtures.ts';
import { waitForHydration } from './wait-for-hydration.ts';

test('a filter set with the keyboard announces the number of results, can be removed, and going back restores it', async ({
  page,
}) => {
  await page.goto('/en-us/wow-carry/raids');
  const all = (await page.getByRole('heading', { name: /^\d+ services$/ }).textContent()) ?? '';
  const difficulty = page.getByRole('form', { name: 'Filters' }).locator('summary', { hasText: 'Difficulty' });
  await waitForHydration(difficulty);
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

  await page.getByRole('link', { name: 'Remove Heroic' }).click();
  await expect(page).toHaveURL(/\/en-us\/wow-carry\/raids$/);
  await expect(page.getByRole('heading', { name: all, exact: true })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\?f=\d+$/);
  await expect(page.getByRole('link', { name: 'Remove Heroic' })).toBeVisible();
});

test('a price filter is applied from its fields and stored in the URL', async ({ page }) => {
  await page.goto('/en-us/wow-carry/raids?sort=name');
  const menu = page.getByRole('form', { name: 'Filters' }).locator('summary', { hasText: 'Price' });
  await waitForHydration(menu);
  await menu.click();
  await page.getByRole('textbox', { name: /^From/ }).fill('50');
  await page.getByRole('textbox', { name: /^Up to/ }).fill('20');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?min=20&max=50&sort=name$/);
  await expect(menu).toBeFocused();
  await expect(menu).toContainText('$20 to $50');
  await page.getByRole('link', { name: 'Remove $20 to $50' }).click();
  await expect(page).toHaveURL(/raids\?sort=name$/);
});

test('filters chosen before hydration apply once the page is hydrated', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/en-us/wow-carry/raids', { waitUntil: 'commit' });
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.locator('summary', { hasText: 'Difficulty' }).click();
  const heroic = filters.getByRole('checkbox', { name: /^Heroic/ });
  await heroic.check();
  await filters.locator('summary', { hasText: 'Price' }).click();
  const most = filters.getByRole('textbox', { name: /^Up to/ });
  await most.fill('40');
  script.resolve();
  await expect(page).toHaveURL(/raids\?f=\d+$/);
  // What is still being typed is not.
  await expect(most).toBeFocused();
  await expect(most).toHaveValue('40');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/raids\?f=\d+&max=40$/);
  await expect(page.getByRole('link', { name: 'Remove Heroic' })).toBeVisible();
});

test.describe('in a time zone ahead of the realms', () => {
  // Most of the day it is tomorrow there already, so that the seven days begin later than the server counts them.
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('choosing another day of the schedule does not scroll to the top', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 420 });
    // On a busy machine the runs may miss their deadline: a visitor asks for them again.
    const tryAgain = page.getByRole('link', { name: 'Try again' });
    await page.addLocatorHandler(tryAgain, () => tryAgain.click());
    await page.goto('/en-us/schedule');
    const days = page.getByRole('navigation', { name: 'Days' });
    await waitForHydration(days);
    await days.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    const last = days.getByRole('link').last();
    await last.click();
    await expect(page).toHaveURL(/[?&]day=/);
    await expect(last).toHaveAttribute('aria-current', 'date');
    expect(before).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are submitted by their button and stored in the URL', async ({ page }) => {
    await page.goto('/en-us/wow-carry/raids');
    await page.getByRole('form', { name: 'Filters' }).locator('summary', { hasText: 'Difficulty' }).click();
    await page.getByRole('checkbox', { name: /^Heroic/ }).check();
    await page.getByRole('checkbox', { name: /^Mythic/ }).check();
    await page.getByRole('button', { name: 'Show services' }).first().click();
    await expect(page).toHaveURL(/\?f=\d+,\d+$/);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/en-us\/wow-carry\/raids$/);
  });

  test('a price filter is submitted by its button', async ({ page }) => {
    await page.goto('/en-us/search/raid');
    await page.getByRole('form', { name: 'Filters' }).locator('summary', { hasText: 'Price' }).click();
    await page.getByRole('textbox', { name: /^Up to/ }).fill('20');
    await page.getByRole('button', { name: 'Show services' }).click();
    // With a section that is late, a browser without script asks for the page as a whole.
    await expect(page).toHaveURL(/\/search\/raid\?max=20(?:&whole=1)?$/);
    await expect(page.getByRole('form', { name: 'Filters' }).locator('summary', { hasText: 'Price' })).toContainText(
      'Up to $20',
    );
  });
});
