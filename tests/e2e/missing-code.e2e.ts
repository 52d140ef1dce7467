import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Manifest } from 'vite';
import { expect, test } from './fixtures.ts';
import { waitForHydration } from './wait-for-hydration.ts';
import { configure } from './way/journey.ts';
import { mouse } from './way/mouse.ts';
import { SERVICES } from './way/services.ts';

const MANIFEST = new URL('../../dist/client/.vite/manifest.json', import.meta.url);
const CATEGORY = '/en-us/diablo-4/bosses';

/** Lets no request through to the built file of a module, until it is canceled. */
async function withhold(page: Page, module: string): Promise<() => Promise<void>> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const file = manifest[module]?.file;
  if (!file) throw new Error(`the build has no file for ${module}`);
  await page.route(`**/${file}`, (route) => route.abort());
  return () => page.unroute(`**/${file}`);
}

// What was withheld on purpose, the browser writes to its console.
test.afterEach(({ pageErrors }) => {
  expect(pageErrors.filter((pageError) => !pageError.includes('Failed to load resource'))).toEqual([]);
  pageErrors.length = 0;
});

test('an offline navigation shows the error page, whose retry link works once online', async ({ page, context }) => {
  await page.goto('/en-us');
  const link = page.getByRole('main').locator('a[href="/en-us/diablo-4"]').first();
  await waitForHydration(link);
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /did not load|went wrong/ })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Diablo 4' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a failed offline add to cart is announced inside the viewport, above the cookie notice', async ({
    page,
    context,
  }) => {
    await page.goto(`/en-us/${SERVICES.radio.path}`);
    await waitForHydration(page.locator('#main'));
    await configure(page, mouse, SERVICES.radio);
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).last();
    await waitForHydration(add);
    const notice = page.getByRole('region', { name: 'Cookies' });
    await expect(notice).toBeVisible();
    await context.setOffline(true);
    await add.click();
    const refusal = page.getByRole('alert').filter({ hasText: 'You are offline. Try again' });
    await expect(refusal).toBeInViewport({ ratio: 1 });
    const offline = page.getByRole('status').getByText('You are offline. What you typed is kept.');
    const edges = async () => [
      ((await refusal.boundingBox())?.y ?? Infinity) < ((await notice.boundingBox())?.y ?? 0),
      ((await offline.boundingBox())?.y ?? Infinity) < ((await notice.boundingBox())?.y ?? 0),
    ];
    await expect.poll(edges).toEqual([true, true]);
  });
});

test('a page whose code fails to load is opened by a full page load', async ({ page }) => {
  await withhold(page, 'client/app/page/category.ts');
  await page.goto('/en-us');
  await waitForHydration(page.locator('#main'));
  const loaded = page.waitForEvent('load');
  await page.getByRole('main').locator(`a[href="/en-us/diablo-4"]`).first().click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Diablo 4' })).toBeVisible();
});

test('a page remains readable HTML while its code is missing, and its links and its skip link work', async ({
  page,
}) => {
  const missing = page.waitForEvent('requestfailed');
  await withhold(page, 'client/app/page/category.ts');
  await page.goto(CATEGORY);
  await waitForHydration(page.locator('#main'));
  await missing;
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  // What the router makes of it is shown by now.
  const games = page.getByRole('banner').locator('summary[aria-label="Games"]');
  await games.click();
  await games.click();
  const card = page.getByRole('main').getByRole('article').getByRole('link').first();
  await expect(card).toBeVisible();
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

const MENU = '**/assets/menu-*.json';

test('a page works as HTML while its menu file is missing, and hydrates once the file loads', async ({ page }) => {
  const missing = page.waitForEvent('requestfailed');
  await page.route(MENU, (route) => route.abort());
  await page.goto(CATEGORY);
  await waitForHydration(page.locator('#main'));
  await missing;
  const games = page.getByRole('banner').locator('summary[aria-label="Games"]');
  await games.click();
  await expect(
    page.getByRole('navigation', { name: 'Games', exact: true }).getByRole('link', { name: 'Roblox' }),
  ).toBeVisible();
  await page.unroute(MENU);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await waitForHydration(games);
  await expect(
    page.getByRole('navigation', { name: 'Games', exact: true }).getByRole('link', { name: 'Lair bosses' }),
  ).toBeVisible();
});

test('the menu still loads when its file returns 404', async ({ page }) => {
  await page.route(MENU, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await page.goto(CATEGORY);
  const games = page.getByRole('banner').locator('summary[aria-label="Games"]');
  await waitForHydration(games);
  await games.click();
  await expect(
    page.getByRole('navigation', { name: 'Games', exact: true }).getByRole('link', { name: 'Lair bosses' }),
  ).toBeVisible();
});

test('a configured product is added to the cart although the configurator code fails to load', async ({ page }) => {
  await withhold(page, 'client/product/configurator/live-configuration.ts');
  await page.goto(`/en-us/${SERVICES.radio.path}`);
  await waitForHydration(page.locator('#main'));
  await configure(page, mouse, SERVICES.radio);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Add to cart/ })
    .first()
    .click();
  await expect(page).toHaveURL(/checkout\/cart/);
  await expect(page.getByRole('main').getByRole('link', { name: SERVICES.radio.name }).first()).toBeVisible();
});

test('a browser that denies storage, BroadcastChannel and the clipboard can fill a cart and shows its link', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(navigator, 'clipboard', { get: refuse });
  });
  await page.goto(CATEGORY);
  await waitForHydration(page.locator('#main'));
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).not.toHaveURL(CATEGORY);
  await page.goBack();
  await expect(page).toHaveURL(CATEGORY);

  await page.goto(`/en-us/${SERVICES.radio.path}`);
  await waitForHydration(page.locator('#main'));
  await configure(page, mouse, SERVICES.radio);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog', { name: 'Added to your cart' }).getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('button', { name: 'Open this cart on another device' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('main')).toContainText('Selected, copy it by hand');
});
