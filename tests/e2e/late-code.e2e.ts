import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Manifest } from 'vite';
import { expect, test } from './fixtures.ts';
import { quoteOf } from './way/journey.ts';
import { waitUntouched } from './wait-for-hydration.ts';
import { SERVICES } from './way/services.ts';

const MANIFEST = new URL('../../dist/client/.vite/manifest.json', import.meta.url);
/** Hydrated at once: without them there is no page to press on. */
const PAGES = ['client/app/page/product.ts', 'client/app/page/cart.ts'];

/** Opens a page and moves on it, and keeps the code that this asks for on its way until the answer is called. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const later = Object.entries(manifest).filter(
    ([name, { isDynamicEntry }]) => isDynamicEntry && !PAGES.includes(name),
  );
  const files = new Set(later.map(([, { file }]) => `/${file}`));
  const code = Promise.withResolvers<void>();
  let isAsked = false;
  await page.route(
    ({ pathname }) => files.has(pathname),
    async (route) => {
      isAsked = true;
      await code.promise;
      await route.continue();
    },
  );
  await page.goto(path, { waitUntil: 'commit' });
  const move = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('pointermove')));
    return isAsked;
  };
  await expect.poll(move).toBe(true);
  return code.resolve;
}

const banner = (page: Page): Locator => page.getByRole('banner');
const product = `/en-us/${SERVICES.radio.path}`;
const choose = (main: Locator): Promise<void> =>
  main
    .getByRole('group', { name: /^Class/ })
    .getByRole('radio', { name: /^Recon/ })
    .check();

test('the menu lists its games before its code loads, and their categories after', async ({ page }) => {
  const come = await openEarly(page, '/en-us');
  const menu = banner(page).locator('details', { has: page.locator('summary[aria-label="Games"]') });
  await menu.locator('summary').click();
  await expect(menu.locator('a[href="/en-us/diablo-4"]')).toBeVisible();
  come();
  await expect(menu.locator('a[href="/en-us/wow-carry/raids"]')).toBeAttached();
  await expect(menu).toHaveAttribute('open');
});

test('a currency can be chosen before the code of its menu loads', async ({ page }) => {
  await openEarly(page, '/en-us');
  const menu = banner(page).locator('details', { hasText: 'Currency' });
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'EUR' }).click();
  await expect(menu.locator('summary')).toContainText('EUR');
});

test('a search submitted before the code of its field loads is performed', async ({ page }) => {
  const come = await openEarly(page, '/en-us');
  const field = banner(page).getByPlaceholder('Search a raid').first();
  await field.fill('raid');
  await field.press('Enter');
  come();
  await expect(page).toHaveURL(/\/search\//);
});

test('Support pressed before the code of its dialog loads leads to the contact page', async ({ page }) => {
  const come = await openEarly(page, '/en-us');
  await banner(page).getByRole('button', { name: 'Support' }).first().click();
  come();
  await expect(page).toHaveURL(/contact-us/);
});

test('a filter set before its code loads is applied once the code loads', async ({ page }) => {
  const come = await openEarly(page, '/en-us/wow-carry/raids');
  const filters = page.getByRole('form', { name: 'Filters' });
  await filters.locator('summary', { hasText: 'Difficulty' }).click();
  await filters.getByRole('checkbox', { name: /^Heroic/ }).check();
  come();
  await expect(page).toHaveURL(/\?f=\d+$/);
});

test('a button pressed before its code loads takes effect once the code loads', async ({ page }) => {
  // Anyone who has not chosen yet is asked without a press.
  await page.addInitScript(() => localStorage.setItem('waystone-consent', 'necessary'));
  const come = await openEarly(page, '/en-us/diablo-4');
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  const notice = page.getByRole('region', { name: 'Cookies' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  come();
  await expect(notice).toBeVisible();
});

test('Add to cart pressed before its code loads adds the service as chosen, once the code loads', async ({
  page,
  books,
}) => {
  const price = await quoteOf(books, SERVICES.radio, 'USD');
  const come = await openEarly(page, product);
  const main = page.getByRole('main');
  await choose(main);
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  come();
  const added = page.getByRole('dialog', { name: 'Added to your cart' });
  await expect(added.getByRole('link', { name: 'View cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Price' }).locator('output')).toHaveText(price.formatted);
});

test('an amount set by slider before its code loads is kept, and a realm field clicked before opens its list', async ({
  page,
}) => {
  const come = await openEarly(page, '/en-us/product/wow-gold');
  const main = page.getByRole('main');
  const thumb = main.getByRole('slider', { name: 'Gold, by slider' });
  await thumb.focus();
  await thumb.press('End');
  await main.locator('input[list]').click();
  come();
  await expect(page.getByRole('listbox', { name: 'Realm' })).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'How much? Gold' })).toHaveValue('5,000,000');
  await expect(thumb).toHaveAttribute('aria-valuetext', '5,000,000');
});

test('a cart line is removed without a page reload when Remove is pressed before its code loads', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(product);
  await choose(main);
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).waitFor();
  const come = await openEarly(page, '/en-us/checkout/cart');
  await page.evaluate(() => (document.documentElement.dataset['stays'] = ''));
  const remove = main.getByRole('button', { name: /^Remove / });
  // Pressed before that, the button posts its form, as without script.
  await waitUntouched(remove);
  await remove.click();
  await expect(remove).toHaveAttribute('aria-busy', 'true');
  come();
  await expect(main.getByText(/ was removed\./)).toBeVisible();
  await expect(page.locator('html[data-stays]')).toHaveCount(1);
});

/** Opens a page of which nothing is here but what it waits for to be painted, until the answer is called. */
async function openWithoutModules(page: Page, path: string): Promise<() => void> {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!before-paint)[^/]+\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return code.resolve;
}

test('buttons pressed before any module loads are busy at once, and take effect once the modules load', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('waystone-consent', 'necessary'));
  const come = await openWithoutModules(page, '/en-us/wow-carry/gold/wow-gold');
  const main = page.getByRole('main');
  const preset = main
    .getByRole('group', { name: /often chosen/ })
    .getByRole('button')
    .first();
  const favorite = main.getByRole('button', { name: 'Favorite: WoW gold' });
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  for (const button of [preset, favorite, settings]) {
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  }
  come();
  for (const button of [preset, favorite]) await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  for (const button of [preset, favorite, settings]) await expect(button).not.toHaveAttribute('aria-busy');
});

test('a sort order chosen before any module loads is applied', async ({ page }) => {
  const come = await openWithoutModules(page, '/en-us/diablo-4');
  await page.getByRole('main').locator('select[name="sort"]').selectOption({ index: 1 });
  come();
  await expect(page).toHaveURL(/sort=/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu and the search link work before their code loads', async ({ page }) => {
    const come = await openEarly(page, '/en-us');
    await banner(page).locator('summary[aria-label="Menu"]').tap();
    await expect(banner(page).getByRole('navigation', { name: 'Games and pages' })).toBeVisible();
    await banner(page).locator('summary[aria-label="Menu"]').tap();
    await page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link', { name: 'Search' }).tap();
    come();
    await expect(page).toHaveURL(/\/search/);
  });
});

/** Opens a page to the end, and answers whether the code of its options was asked for. */
async function openAtRest(page: Page, path: string): Promise<() => boolean> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(`/en-us/${path}`, { waitUntil: 'networkidle' });
  // A machine at work may be silent for a while before the script that hears the visitor has begun.
  await waitUntouched(page.locator('main'));
  return () => asked.has(optionsFile());
}

function optionsFile(): string {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  return `/${manifest['client/product/configurator/option/Options.tsx']?.file}`;
}

test('the code of options with an amount is fetched only when the visitor interacts', async ({ page }) => {
  const isAsked = await openAtRest(page, 'product/wow-gold');
  expect(isAsked()).toBe(false);
  await page.mouse.move(200, 200);
  await expect.poll(isAsked).toBe(true);
});

test('before its code loads, which no visitor has asked for, both thumbs of a range can be dragged and pressed', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route(`**${optionsFile()}`, async (route) => {
    await code.promise;
    await route.continue();
  });
  const isAsked = await openAtRest(page, 'wow-carry/powerleveling/powerleveling-by-level');
  expect(isAsked()).toBe(false);
  const [lower, upper] = [
    page.getByRole('slider', { name: 'Levels, from' }),
    page.getByRole('slider', { name: 'Levels, to' }),
  ];
  const box = (await upper.boundingBox())!;
  const at = (share: number) => [box.x + 14 + (box.width - 28) * share, box.y + box.height / 2] as const;
  await page.mouse.move(...at(79 / 89));
  await page.mouse.down();
  await page.mouse.move(...at(19 / 89));
  await page.mouse.up();
  await page.mouse.click(...at(49 / 89));
  await expect(lower).toHaveValue('19');
  await expect(upper).toHaveValue('49');
  code.resolve();
  await expect(page.getByRole('spinbutton', { name: 'Now' })).toHaveValue('20');
  await expect(page.getByRole('spinbutton', { name: 'Goal' })).toHaveValue('50');
});
