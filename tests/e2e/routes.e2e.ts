import type { BrowserContext, Page } from '@playwright/test';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import { isMatrix } from '#tests/support/matrix.ts';
import { isCategory, isGame, LAYOUTS, ROUTES, type Route } from '#tests/support/routes.ts';
import { expect, test } from './fixtures.ts';
import { violationsOf } from './violations.ts';

/** Each breakpoint, the pixel before it, and the narrowest phones. */
const WIDTHS = [320, 390, 579, 580, 767, 768, 1023, 1024, 1199, 1200, 1280, 1366, 1440, 1600, 1800, 1920];
/** As narrow as each arrangement is met: a phone, a tablet, a desk. */
const ARRANGEMENTS = [390, 768, 1440];
/** Each theme is looked at in one width first, and the dark one, by every rule, in another too. */
const THEMES = [
  { theme: 'dark', rules: 'all', widths: [1440, 390] },
  // Colours are the same at every width.
  { theme: 'light', rules: 'colours', widths: [768] },
] as const;

/** One category looks like another, and so does one game; each is looked at by `npm run e2e -- --matrix`. */
const visited = ROUTES.filter((route) => isMatrix || LAYOUTS.includes(route) || !(isCategory(route) || isGame(route)));

// The longest of all tests, and none leans on another: both workers take of them.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('routes load on a phone without console output, and fit phone, tablet and desktop widths', async ({
  page,
  storefront,
  context,
}) => {
  test.setTimeout(600_000);
  for (const route of [...visited, await ordered(storefront.url, context)]) {
    await open(page, route, ARRANGEMENTS[0]);
    // At the widths between, one page of each layout tells as much as all of them.
    await fitsAt(page, route, LAYOUTS.includes(route) ? WIDTHS : ARRANGEMENTS);
  }
});

for (const { theme, rules, widths } of THEMES) {
  const [width, ...narrower] = widths;
  test(`every layout loads at ${width} px, fits and is accessible in the ${theme} theme`, async ({
    page,
    storefront,
    context,
  }) => {
    test.setTimeout(isMatrix ? 1_800_000 : 600_000);
    await page.emulateMedia({ colorScheme: theme });
    for (const route of [...(isMatrix ? ROUTES : LAYOUTS), await ordered(storefront.url, context)]) {
      await open(page, route, width);
      await fitsAt(page, route, [width]);
      expect(await violationsOf(page, { rules }), `${route.path} at ${width} px`).toEqual([]);
      for (const other of narrower) {
        await page.setViewportSize({ width: other, height: 900 });
        await settled(page);
        expect(await violationsOf(page, { rules }), `${route.path} at ${other} px`).toEqual([]);
      }
    }
  });
}

/** A visitor with an order and a cart; the page of the order. */
async function ordered(url: string, context: BrowserContext): Promise<Route> {
  const buyer = newBuyer(url);
  await buyer.add('manaforge-omega');
  const path = await buyer.order();
  await buyer.add('wow-gold');
  await context.addCookies(buyer.cookies().map((cookie) => ({ ...cookie, url })));
  return { name: 'order', path };
}

async function open(page: Page, route: Route, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(route.path);
  await expect(page.getByRole('heading', { level: 1 }), route.path).toBeVisible();
  // What only answers a visitor is hydrated at the first sign of one, and may say something in the console then.
  await page.mouse.move(width / 2, 0);
  await settled(page);
}

/** The same page in other widths: nothing can be scrolled to sideways. */
async function fitsAt(page: Page, route: Route, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page), `${route.path} at ${width} px`).toEqual([]);
  }
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
