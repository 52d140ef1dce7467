import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { takeLayout, watchLayout } from './layout-probe.ts';
import { waitForHydration } from './wait-for-hydration.ts';

const OPERATIONS = new URL('../../schema/operations.json', import.meta.url);

/** Where a visitor goes, the operation of the section that is late, and the heading that does not wait for it. */
const SECTIONS = [
  ['/en-us', 'HomePopular', /./],
  ['/en-us', 'Runs', /./],
  ['/en-us', 'HomeQuestions', /./],
  ['/en-us/wow-carry/raids', 'CategoryProducts', 'Raids'],
  ['/en-us/product/manaforge-omega', 'ProductBelow', /Manaforge Omega/],
  ['/en-us/search/raid', 'SearchServices', /raid/],
  ['/en-us/search/raid', 'SearchCategories', /raid/],
  ['/en-us/search/raid', 'SearchSummary', /raid/],
  ['/en-us/search/raid', 'SearchMeaning', /raid/],
  ['/en-us/schedule', 'Runs', /runs/i],
] as const;

/** Holds the answers to one stored operation back, until it is told to let them through. */
async function hold(page: Page, name: string): Promise<() => Promise<void>> {
  const operations = Object.entries(JSON.parse(readFileSync(OPERATIONS, 'utf8')) as Record<string, string>);
  const hash = operations.find(([, text]) => new RegExp(`\\bquery ${name}\\b`).test(text))?.[0];
  if (!hash) throw new Error(`there is no stored operation ${name}`);
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = async (route: Route) => {
    const request = route.request();
    if (decodeURIComponent(request.url()).includes(hash) || request.postData()?.includes(hash)) await promise;
    await route.continue();
  };
  await page.route('**/graphql**', late);
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Without a press: what moves within half a second of one would not count. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

for (const width of [390, 1440]) {
  test(`${width} px wide, a page is there before its late section, which then moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchLayout(page);
    for (const [path, operation, name] of SECTIONS) {
      await page.goto('/en-us/faq');
      await waitForHydration(page.locator('#main'));
      const letGo = await hold(page, operation);
      await follow(page, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const waiting = page.locator('main [aria-busy="true"]');
      await expect(waiting.first()).toBeAttached();
      await waitForHydration(page.getByRole('heading', { level: 1 }));
      await takeLayout(page);
      await letGo();
      await expect(waiting).toHaveCount(0);
      const { shift, moved } = await takeLayout(page);
      // An icon that moves by its own size on a phone is 0.00002: nobody sees it.
      expect.soft(shift, [`${operation} at ${width} px`, ...moved].join('\n')).toBeLessThan(0.0001);
    }
  });
}
