import { expect, test } from './fixtures.ts';
import { waitForHydration } from './wait-for-hydration.ts';

test('the skip link is focused first and leads to the content', async ({ page }) => {
  await page.goto('/en-us/wow-carry');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

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

test('on a phone the header is one row of targets at least 44 px in size, in every currency', async ({
  page,
  storefront,
}) => {
  for (const [width, currency] of [
    [390, 'USD'],
    [375, 'EUR'],
    [360, 'GBP'],
    [320, 'USD'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.context().addCookies([{ name: 'currency', value: currency, url: storefront.url }]);
    await page.goto('/en-us');
    const header = page.getByRole('banner');
    await expect(header.locator('summary', { hasText: currency })).toBeVisible();
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

test('the support button opens a dialog, and Escape closes it and returns focus', async ({ page }) => {
  await page.goto('/en-us');
  const button = page.getByRole('banner').getByRole('button', { name: '24/7 support' });
  await waitForHydration(button);
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeHidden();
  await expect(button).toBeFocused();
});

test('the cookie notice closes with a choice and does not reappear', async ({ page }) => {
  await page.goto('/en-us');
  const notice = page.getByText('By clicking Accept All, you agree to our use of cookies.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('choosing a currency keeps the page and shows its prices in that currency', async ({ page }) => {
  await page.goto('/en-us/wow-carry/raids');
  const price = page
    .getByRole('article')
    .first()
    .getByText(/^[$€£]\d/)
    .first();
  await expect(price).toHaveText(/^\$/);
  await page.getByRole('banner').locator('summary', { hasText: 'USD' }).click();
  await page.getByRole('button', { name: /GBP/ }).first().click();
  await expect(price).toHaveText(/^£/);
  await expect(page).toHaveURL(/\/en-us\/wow-carry\/raids$/);
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
