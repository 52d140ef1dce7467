import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { takeLayout, watchLayout } from './layout-probe.ts';
import { waitForHydration } from './wait-for-hydration.ts';
import { bringCart } from './way/arrive.ts';
import { follow } from './way/follow.ts';

const OPERATIONS = new URL('../../schema/operations.json', import.meta.url);

/** Pages, the heading that does not wait for their sections, and the operations of each section. */
const PAGES = {
  home: ['/en-us', /./, [['HomePopular'], ['Runs'], ['HomeQuestions']]],
  game: ['/en-us/wow-carry', 'World of Warcraft', [['CategoryProducts'], ['Runs']]],
  category: ['/en-us/wow-carry/raids', 'Raids', [['CategoryProducts']]],
  product: ['/en-us/product/manaforge-omega', /Manaforge Omega/, [['ProductReviews', 'ProductRelated']]],
  search: ['/en-us/search/raid', /raid/, [['SearchServices', 'SearchCategories', 'SearchSummary', 'SearchMeaning']]],
  schedule: ['/en-us/schedule', /runs/i, [['Runs']]],
  cart: ['/en-us/checkout/cart', 'Cart', [['ProductRelated']]],
} as const;

function hashOf(name: string): string {
  const operations = Object.entries(JSON.parse(readFileSync(OPERATIONS, 'utf8')) as Record<string, string>);
  const hash = operations.find(([, text]) => new RegExp(`\\bquery ${name}\\b`).test(text))?.[0];
  if (!hash) throw new Error(`there is no stored operation ${name}`);
  return hash;
}

function asks(request: Request, hash: string): boolean {
  return decodeURIComponent(request.url()).includes(hash) || (request.postData()?.includes(hash) ?? false);
}

/** Holds the answers to stored operations back, until the test lets those to some of them through. */
async function hold(page: Page, ...names: string[]): Promise<(...names: readonly string[]) => void> {
  const held = new Map(names.map((name) => [name, { hash: hashOf(name), ...Promise.withResolvers<void>() }]));
  await page.route('**/graphql**', async (route) => {
    for (const { hash, promise } of held.values()) if (asks(route.request(), hash)) await promise;
    await route.continue();
  });
  return (...through) => through.forEach((name) => held.get(name)?.resolve());
}

/** Whether script answers for the page while a section is late. */
async function isUsable(page: Page): Promise<void> {
  await waitForHydration(page.getByRole('heading', { level: 1 }));
  await waitForHydration(page.locator('main'));
}

/** Deadlines of sections end so much later: on a busy machine they would before the test has looked. */
const PATIENCE = 20;

async function extendDeadlines(page: Page): Promise<void> {
  await page.addInitScript((times) => {
    const set = window.setTimeout.bind(window);
    const later = (run: TimerHandler, ms = 0) => set(run, ms < 1_000 ? ms : times * ms);
    window.setTimeout = later as typeof window.setTimeout;
  }, PATIENCE);
}

for (const width of [390, 1440]) {
  test(`at ${width} px, every page is usable before each late section, which causes no layout shift`, async ({
    page,
    storefront,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await extendDeadlines(page);
    await watchLayout(page);
    // Not the service whose page is looked at: what goes well with that is known by then.
    await bringCart(page.context(), storefront.url, 'wow-gold');
    await page.goto('/en-us/faq');
    await waitForHydration(page.locator('#main'));
    for (const [name, [path, heading, sections]] of Object.entries(PAGES)) {
      await test.step(name, async () => {
        const letThrough = await hold(page, ...sections.flat());
        await follow(page, path);
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expectSections(page, `${name} at ${width} px`, sections, letThrough);
        await page.unrouteAll({ behavior: 'wait' });
      });
    }
  });
}

/** Lets the sections come from the bottom up: each would move those that are there already. */
async function expectSections(
  page: Page,
  where: string,
  sections: readonly (readonly string[])[],
  letThrough: (...names: readonly string[]) => void,
): Promise<void> {
  const waiting = page.locator('main [aria-busy="true"]');
  for (const operations of sections.toReversed()) {
    await expect(waiting.first()).toBeAttached();
    const count = await waiting.count();
    await isUsable(page);
    await takeLayout(page);
    letThrough(...operations);
    await expect.poll(() => waiting.count(), { message: operations[0] }).toBeLessThan(count);
    const { shift, moved } = await takeLayout(page);
    expect.soft(shift, [`${operations[0]}, ${where}`, ...moved].join('\n')).toBe(0);
  }
  await expect(waiting).toHaveCount(0);
}

test('retrying a failed section fetches only that section and keeps the scroll position', async ({ page }) => {
  await page.goto('/en-us/faq');
  await waitForHydration(page.locator('#main'));
  const hash = hashOf('HomePopular');
  const away = { json: { errors: [{ message: 'away' }] } };
  await page.route('**/graphql**', (route) => (asks(route.request(), hash) ? route.fulfill(away) : route.continue()));
  await follow(page, '/en-us');
  const tryAgain = page.getByRole('link', { name: 'Try again' });
  await expect(tryAgain).toHaveCount(1);
  await tryAgain.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await page.unrouteAll({ behavior: 'wait' });
  const asked: boolean[] = [];
  page.on('request', (request) => request.url().includes('/graphql') && asked.push(asks(request, hash)));
  await tryAgain.click();
  await expect(page.getByText('No data available!')).toHaveCount(0);
  expect([asked, await page.evaluate(() => scrollY)]).toEqual([[true], scrolled]);
});

test('late best sellers move the content below them on the home page by less than 60 px', async ({ page }) => {
  await page.goto('/en-us/faq');
  await isUsable(page);
  const letThrough = await hold(page, 'HomePopular');
  await follow(page, '/en-us');
  const below = page.getByRole('heading', { name: 'From the click to the result' });
  await below.waitFor();
  const moved = below.evaluate(async (heading) => {
    const topOf = () => heading.getBoundingClientRect().top + scrollY;
    const tops = [topOf()];
    while (!document.querySelector('#popular article'))
      await new Promise((frame) => requestAnimationFrame(() => frame(tops.push(topOf()))));
    for (let late = 0; late < 30; late += 1)
      await new Promise((frame) => requestAnimationFrame(() => frame(tops.push(topOf()))));
    return Math.max(...tops) - Math.min(...tops);
  });
  letThrough('HomePopular');
  expect(await moved).toBeLessThan(60);
});
