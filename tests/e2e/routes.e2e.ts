import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newBuyer } from '#tests/support/buyer.ts';
import { LAYOUTS, ROUTES, type Route } from '#tests/support/routes.ts';
import { expect, test } from './fixtures.ts';

/** Each breakpoint, the pixel before it, and the narrowest phones. */
const WIDTHS = [320, 390, 579, 580, 767, 768, 1023, 1024, 1199, 1200, 1280, 1366, 1440, 1600, 1800, 1920];
/** A page is loaded anew where it behaves differently, not only looks different. */
const LOADED_AT = [390, 768, 1440];
const THEMES = ['dark', 'light'] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of LOADED_AT) {
  test(`every route loads at ${width} px without a word in the console, and fits up to the next width`, async ({
    page,
    storefront,
    context,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const buyer = newBuyer(storefront.url);
    await buyer.add('manaforge-omega-heroic');
    const order: Route = { name: 'order', path: await buyer.order() };
    await buyer.add('wow-gold');
    await context.addCookies(buyer.cookies().map((cookie) => ({ ...cookie, url: storefront.url })));
    const next = LOADED_AT[LOADED_AT.indexOf(width) + 1] ?? Infinity;
    // At the widths between, one page of each layout tells as much as all of them.
    const routes = width === 1440 ? ROUTES : LAYOUTS;
    for (const route of [...routes, order]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route.path);
      await expect(page.getByRole('heading', { level: 1 }), route.path).toBeVisible();
      await settled(page);
      if (!LAYOUTS.includes(route)) {
        expect(await tooWide(page), route.path).toEqual([]);
        continue;
      }
      for (const narrow of WIDTHS.filter((px) => px >= (width === LOADED_AT[0] ? 0 : width) && px < next)) {
        await page.setViewportSize({ width: narrow, height: 900 });
        expect(await tooWide(page), `${route.path} at ${narrow} px`).toEqual([]);
      }
    }
  });
}

for (const theme of THEMES) {
  test(`every layout is accessible in the ${theme} theme`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
    for (const route of LAYOUTS) {
      // Colours are the same at every width; the dark theme is looked at in both arrangements.
      for (const width of theme === 'dark' ? [390, 1440] : [1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route.path);
        await settled(page);
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`);
        expect(told, `${route.path} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** Parts that are hydrated when the page is idle have had their turn. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
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
