import { expect, test } from './fixtures.ts';
import { waitForHydration } from './wait-for-hydration.ts';
import { chooseCurrency } from './way/journey.ts';
import { mouse } from './way/mouse.ts';

test('desktop widths have the top bar, the category menu and six footer columns; a tablet has the burger menu', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en-us/wow-carry/raids');
  const header = page.getByRole('banner');
  const menu = page.getByRole('main').getByRole('navigation', { name: 'World of Warcraft' });
  const columns = page.getByRole('contentinfo').locator('div:has(> details)').first();
  const trackCount = () => columns.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  for (const width of [1025, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(header.getByRole('link', { name: 'Contact us' })).toBeVisible();
    await expect(menu).toBeVisible();
    expect([width, await columns.locator('> *').count(), await trackCount()]).toEqual([width, 6, 6]);
  }
  await columns.scrollIntoViewIfNeeded();
  await expect(header.getByPlaceholder('Search a raid').first()).toBeInViewport();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(header.locator('summary[aria-label="Menu"]')).toBeInViewport();
  await expect(menu).toBeHidden();
});

test('on a phone the header is one row of targets at least 44 px in size, and a chosen currency keeps the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en-us/wow-carry/raids');
  const header = page.getByRole('banner');
  const price = page
    .getByRole('article')
    .first()
    .getByText(/^[$€£]\d/)
    .first();
  await waitForHydration(header.locator('details', { hasText: 'Currency' }).locator('summary'));
  for (const [width, currency, symbol] of [
    [390, 'USD', '$'],
    [375, 'EUR', '€'],
    [360, 'GBP', '£'],
    [320, 'USD', '$'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await chooseCurrency(page, mouse, currency);
    await expect(price).toContainText(symbol);
    await expect(page).toHaveURL(/\/en-us\/wow-carry\/raids$/);
    const sizes = await header
      .locator('a, summary')
      .filter({ visible: true })
      .evaluateAll((targets) =>
        targets.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      );
    expect([width, Math.min(...sizes.flat())]).toEqual([width, 44]);
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(61);
  }
});

test('on the home page a choice of cookies is kept, and Support opens a dialog that gives the focus back', async ({
  page,
}) => {
  await page.goto('/en-us');
  const notice = page.getByText('By clicking Accept All, you agree to our use of cookies.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  const button = page.getByRole('banner').getByRole('button', { name: '24/7 support' });
  await waitForHydration(button);
  await expect(notice).toBeHidden();
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeHidden();
  await expect(button).toBeFocused();
});

test('a slow navigation from an unscrolled page shows a progress bar', async ({ page }) => {
  const answers = Promise.withResolvers<void>();
  await page.goto('/en-us', { waitUntil: 'networkidle' });
  await page.route('**/graphql', async (route) => {
    await answers.promise;
    await route.continue();
  });
  const game = page
    .getByRole('main')
    .getByRole('link', { name: /^Diablo 4/ })
    .first();
  await waitForHydration(game);
  await game.click();
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  answers.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Diablo 4' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test('going back to a visited page sends no API request', async ({ page }) => {
  await page.goto('/en-us/wow-carry');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Raids/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Raids' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'World of Warcraft' })).toBeVisible();
  expect(asked).toEqual([]);
});
