import type { BrowserContext, Page } from '@playwright/test';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import { isMatrix } from '#tests/support/matrix.ts';
import { isCategory, isGame, LAYOUTS, ROUTES, type Route } from '#tests/support/routes.ts';
import { expect, test } from './fixtures.ts';
import { violationsOf } from './violations.ts';

/** Phones, each arrangement at its narrowest, and wide screens; the matrix looks between them, too. */
const WIDTHS = isMatrix
  ? [390, 320, 579, 580, 767, 768, 1023, 1024, 1199, 1200, 1280, 1366, 1440, 1600, 1800, 1920]
  : [390, 320, 580, 768, 1024, 1200, 1440, 1920];
/** As narrow as each arrangement is met: a phone, a tablet, a desk. */
const ARRANGEMENTS = [390, 768, 1440];

type Look = { theme: 'dark' | 'light'; rules: 'all' | 'colours'; isWhole: boolean };

/** By widths. Header and footer are the same on every page: the whole of it is looked at once. */
const LOOKS = new Map<number, Look>([
  [390, { theme: 'dark', rules: 'all', isWhole: isMatrix }],
  // Colours are the same at every width.
  [768, { theme: 'light', rules: 'colours', isWhole: isMatrix }],
  [1440, { theme: 'dark', rules: 'all', isWhole: true }],
]);

/** One category looks like another, and so does one game; each is looked at by `npm run e2e -- --matrix`. */
const visited = ROUTES.filter((route) => !LAYOUTS.includes(route) && !isCategory(route) && !isGame(route));

// The longest of all tests, and none leans on another: both workers take of them.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** A page is as wide as its window, however wide that was when it came; the matrix loads all in each arrangement. */
const LOADED_AT = isMatrix ? ARRANGEMENTS : [390];

for (const width of LOADED_AT) {
  test(`every layout loads at ${width} px without console output, fits every width, and is accessible in both themes`, async ({
    page,
    storefront,
    context,
  }) => {
    test.setTimeout(isMatrix ? 1_800_000 : 600_000);
    for (const route of [...(isMatrix ? ROUTES : LAYOUTS), await ordered(storefront.url, context)]) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, route, width);
      for (const at of WIDTHS) {
        await fitsAt(page, route, at);
        const look = LOOKS.get(at);
        if (look) await expectAccessible(page, route, at, look);
      }
    }
  });
}

test('every other page loads on a phone without console output, and fits phone, tablet and desktop', async ({
  page,
}) => {
  test.setTimeout(600_000);
  for (const route of visited) {
    await open(page, route, 390);
    for (const width of ARRANGEMENTS) await fitsAt(page, route, width);
  }
});

/** A visitor with an order and a cart; the page of the order. */
async function ordered(url: string, context: BrowserContext): Promise<Route> {
  const buyer = newBuyer(url);
  await buyer.add('manaforge-omega');
  const path = await buyer.order();
  await buyer.add('wow-gold');
  await context.addCookies(buyer.cookies().map((cookie) => ({ ...cookie, url })));
  return { name: 'order', path };
}

async function expectAccessible(
  page: Page,
  { name, path }: Route,
  width: number,
  { theme, rules, isWhole }: Look,
): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await settled(page);
  const within = isWhole || name === 'home' ? 'html' : 'main';
  expect(await violationsOf(page, { rules, within }), `${path} at ${width} px in the ${theme} theme`).toEqual([]);
}

async function open(page: Page, route: Route, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(route.path);
  await expect(page.getByRole('heading', { level: 1 }), route.path).toBeVisible();
  // What only answers a visitor is hydrated at the first sign of one, and may say something in the console then.
  await page.mouse.move(width / 2, 0);
  await settled(page);
}

/** The same page in another width: nothing can be scrolled to sideways. */
async function fitsAt(page: Page, route: Route, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect(await tooWide(page), `${route.path} at ${width} px`).toEqual([]);
}

/** Parts that are hydrated once the page is idle or touched have had their turn, and what is below the fold is laid out too. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    }
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  });
}

/** What stands beyond the right edge, by its tag and classes; empty when nothing can be scrolled to. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`)
      .slice(0, 5);
  });
}
