import { expect, test as base, type Page } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { READY_LIMIT_MS, startStorefront, type Storefront } from '#tests/support/process/storefront.ts';
import { violationsOf } from './violations.ts';

const WIDE = { width: 1280, height: 800 };

type PerWorker = { storefront: Storefront; gallery: Page };

/** From the sources, for production has no gallery; opened once, as its many files come one by one. */
const test = base.extend<object, PerWorker>({
  storefront: [
    async ({}, use) => {
      const storefront = await startStorefront({ mode: 'development', prepared: true });
      await use(storefront);
      await storefront.stop();
    },
    { scope: 'worker', timeout: 2 * READY_LIMIT_MS },
  ],
  gallery: [
    async ({ browser, storefront }, use) => {
      const context = await browser.newContext({ baseURL: storefront.url, viewport: WIDE });
      const page = await context.newPage();
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await open(page);
      expect(errors).toEqual([]);
      await use(page);
      await context.close();
    },
    { scope: 'worker', timeout: 2 * READY_LIMIT_MS },
  ],
});

test.beforeEach(async ({ gallery }) => {
  await gallery.setViewportSize(WIDE);
  await gallery.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark', forcedColors: 'none' });
});

for (const theme of ['dark', 'light'] as const) {
  test(`every state of every component passes the accessibility rules in the ${theme} theme`, async ({
    gallery: page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await colouredAnew(page);
    expect(await violationsOf(page, { within: 'main' })).toEqual([]);
  });
}

test('every component fits a narrow screen, and a phone and a wide one at 200% text size', async ({
  gallery: page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await tooWide(page)).toEqual([]);
  await page.setViewportSize(WIDE);
  const twice = await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await tooWide(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(page)).toEqual([]);
  await page.setViewportSize(WIDE);
  await twice.evaluate((style) => style.parentNode?.removeChild(style));
});

test('the selected option is outlined in forced-colors mode', async ({ gallery: page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'US region' })).toHaveCSS('outline-style', 'solid');
  await expect(main.getByRole('button', { name: 'EU region' })).toHaveCSS('outline-style', 'none');
  await expect(main.locator('label', { hasText: 'Self-play' })).toHaveCSS('outline-style', 'solid');
  await expect(main.locator('label', { hasText: 'Piloted' })).toHaveCSS('outline-style', 'none');
});

test('no animation or transition runs with reduced motion', async ({ gallery: page }) => {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1)
      .map((animation) => String((animation as CSSAnimation).animationName)),
  );
  expect(moving).toEqual([]);
  // Nor does what changes by itself lag behind, such as a padding that a container of another width has.
  const begun = await page.evaluate(() => {
    const { style } = document.body;
    style.fontSize = '20px';
    style.paddingTop = '20px';
    return document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? one.transitionProperty : []));
  });
  expect(begun).toEqual([]);
});

test('a field is validated on blur, and its clear button empties it', async ({ gallery: page }) => {
  const email = page.getByLabel('Contact email');
  await email.fill('rowan@');
  await email.blur();
  await expect(email).toHaveAccessibleDescription('Enter correct email');
  await email.fill('rowan@example.com');
  await email.blur();
  await expect(email).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Clear Character' }).click();
  await expect(page.locator('[name="clearable"]')).toHaveValue('');
});

test('an open list is at most 14 rem high and is operated by keyboard', async ({ gallery: page }) => {
  const list = page.getByLabel('Realm of the character');
  await list.press('Space');
  const height = await list.evaluate((select) => getComputedStyle(select, '::picker(select)').maxHeight);
  expect(height).toBe('224px');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list).toHaveValue('Arthas');
});

test('a suggestion box lists options by typed prefix, or reports that no option matches', async ({ gallery: page }) => {
  const box = page.getByRole('combobox', { name: 'Home realm' });
  await box.fill('ar');
  await expect(page.getByRole('listbox', { name: 'Home realm' }).getByRole('option')).toHaveText([
    /Area 52/,
    /Argent Dawn/,
    /Arthas/,
  ]);
  await box.fill('zz');
  await expect(page.getByRole('paragraph').filter({ hasText: 'No options' })).toBeVisible();
});

test('an error page of each status has its title and a link to the home page', async ({ storefront, page }) => {
  for (const [status, title] of [
    [404, 'Page not found'],
    [500, 'Something went wrong'],
    [503, 'Something went wrong'],
  ] as const) {
    const answer = await fetch(`${storefront.url}/dev/error/${status}`);
    expect(answer.status).toBe(status);
    await page.setContent(mainOf(await answer.text()));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/en-us');
  }
});

test('an offline notice is shown until the connection is back', async ({ gallery: page }) => {
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('the all-cards page shows every product of a game', async ({ storefront, page }) => {
  const answer = await fetch(`${storefront.url}/dev/cards?game=valorant`);
  await page.setContent(mainOf(await answer.text()));
  const heading = await page.getByRole('heading', { level: 2, name: /^Valorant/ }).textContent();
  await expect(page.getByRole('article')).toHaveCount(Number(heading?.split(' ').at(-1)));
});

test('the production build contains neither the gallery nor the all-cards page', async () => {
  const files = globSync('dist/{client,server}/**/*.{js,css}');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => /dev\/cards|dev\/gallery|Specimen/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** The gallery with its script in charge: a dialog opens. */
async function open(page: Page): Promise<void> {
  await page.goto('/dev/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await expect(async () => {
    if (await dialog.isHidden()) await page.getByRole('button', { name: 'Open a dialog' }).click({ timeout: 1_000 });
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

/** Colours turn to those of another theme by a transition: even without motion that takes a frame. */
async function colouredAnew(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

function mainOf(html: string): string {
  return /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';
}

/** What sticks out of the page, when the page can be scrolled sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} ${element.getAttribute('class')}`);
  });
}
