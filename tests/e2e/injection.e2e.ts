import { test as base, expect, type Page } from '@playwright/test';
import { openSite, type Site } from '#tests/ssr/open-site.ts';
import { fillCart, orderBody } from '#tests/support/buyer/purchase.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, buy, teamOf } from '#tests/support/buyer/work.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { payloads, poisoned } from '#tests/support/hostile/payloads.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let site: Site;
let order: string;

const next = payloads();
/** Texts of visitors, one after the other until every payload has been in it. */
const words = (count: number) => Array.from({ length: count }, next).join(' ');

const test = base.extend<{ hits: string[] }>({
  // What keeps out a script that got into a page is another wall: here none may get in.
  bypassCSP: true,
  hits: [
    async ({ page }, use) => {
      const hits: string[] = [];
      await page.exposeFunction('hit', () => void hits.push(page.url()));
      page.on('dialog', (dialog) => void hits.push(dialog.message()));
      await use(hits);
      expect(hits).toEqual([]);
    },
    { auto: true },
  ],
});

test.beforeAll(async () => {
  shop = await createTestShop({ catalog: poisoned(testCatalog) });
  site = await openSite({}, { shop });
  const rest = await shopperOf(shop);
  await fillCart(rest);
  const placed = await buy(shop, rest, orderBody({ comment: words(26) }));
  order = `/en-us/order/${String(placed['order_token'])}`;
  const said = await act(rest, placed, 'message', { text: words(26) });
  const team = teamOf(shop, () => new Date());
  await team.assign(placed);
  await team.do(placed, 1);
  const review = { stars: 5, text: words(26), name: '<img src=x onerror=hit()>' };
  expect([said.status, (await act(rest, placed, 'review', review)).status]).toEqual([200, 200]);
});

test.afterAll(async () => {
  await site.close();
  await shop.close();
});

/** Whether anything of a payload has become an element or an attribute of the page. */
async function expectTexts(page: Page): Promise<void> {
  const planted = page.locator(
    '[onerror], [onload], [ontoggle], [onfocus], [href^="javascript:" i], #bait, base, iframe',
  );
  await expect(planted).toHaveCount(0);
  await expect(page.locator('meta[http-equiv=refresh i]')).toHaveCount(0);
}

const query = encodeURIComponent(words(3).slice(0, 100));
const ADDRESSES = [
  '/en-us',
  '/en-us/wow-carry/raids',
  '/en-us/product/heroic-raid',
  '/en-us/product/coaching',
  '/en-us/terms-conditions',
  '/en-us/schedule',
  '/en-us/reviews',
  `/en-us/search/${query}`,
  '/en-us/search/raid?f=%22%3E%3Cimg%20src%3Dx%20onerror%3Dhit()%3E&sort=%3Cscript%3E&page=%3C',
  '/en-us/%3Cscript%3Ehit()%3C%2Fscript%3E',
  '/en-us/checkout/cart?coupon=%22%3E%3Cimg%20src%3Dx%20onerror%3Dhit()%3E',
];

// One page for all of them, whose `hits` say where they were.
test('injected text is never rendered as markup on any page', async ({ page }) => {
  for (const path of ADDRESSES) {
    await page.goto(site.url + path);
    await page.waitForLoadState('networkidle');
    expect((await page.content()).length, path).toBeGreaterThan(2_000);
    await expectTexts(page);
  }
});

test('the check detects injected markup that is rendered', async ({ page, hits }) => {
  await page.goto(`${site.url}/en-us/terms-conditions`);
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=hit()>'));
  await expect.poll(() => hits.splice(0).length).toBe(1);
});

test('injected text is not rendered as markup on an order page with a comment, messages and a review', async ({
  page,
}) => {
  await page.goto(site.url + order);
  // Not until the network is idle: this page follows its order.
  await page.mouse.move(200, 300);
  await expect(page.getByText('onerror=hit()').first()).toBeAttached();
  await expectTexts(page);
});

test('injected text is not rendered as markup after client-side navigation', async ({ page }) => {
  await page.goto(`${site.url}/en-us/wow-carry`);
  await page.waitForLoadState('networkidle');
  await page.locator('main a[href*="/raids"]').first().click();
  await expect(page).toHaveURL(/raids/);
  await page.waitForLoadState('networkidle');
  await expectTexts(page);
});
