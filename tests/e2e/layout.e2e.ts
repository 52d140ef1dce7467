import type { Page } from '@playwright/test';
import { isMatrix } from '#tests/support/matrix.ts';
import { expect, test } from './fixtures.ts';
import { delayScripts, takeLayout, watchLayout } from './layout-probe.ts';
import { waitForHydration } from './wait-for-hydration.ts';
import { arriveAtCheckout, bringCart } from './way/arrive.ts';
import { configure, fillIn, goToCheckout, pay, quoteOf, settle } from './way/journey.ts';
import { mouse } from './way/mouse.ts';
import { SERVICES } from './way/services.ts';
import { touch } from './way/touch.ts';

const SERVICE = SERVICES.radio;
const [GAME, CATEGORY, SUBCATEGORY] = SERVICE.menuPath;
const MAX_SHIFT = 0.02;
/** Beside the way to an order. */
const OTHERS = [
  'schedule',
  'reviews',
  'hmb',
  'faq',
  'search/raid',
  'search/nothing-like-it',
  'contact-us',
  'order',
  'open-cart',
  'favourites',
  'device',
  'subscribe',
  'terms-conditions',
];

/**
 * Whatever was on the screen in some frame of this step: no page stood in two columns or without its header, and
 * nothing moved by itself.
 */
async function expectWhole(page: Page, step: string): Promise<void> {
  // A page that its script has not reached yet is left for a document, which is read before its styles are there:
  // the next link to press would be looked for in a menu that they hide.
  await page.waitForFunction(() => document.styleSheets.length > 0);
  const { seen, shift, moved } = await takeLayout(page);
  const columns = Map.groupBy(seen, ({ path, heading }) => `${path}: ${heading}`);
  const broken = [...columns].filter(([, frames]) => new Set(frames.map(({ column }) => column)).size > 1);
  expect.soft(broken, `${step}: each page keeps its column`).toEqual([]);
  expect
    .soft(
      seen.filter(({ isBare }) => isBare),
      `${step}: each page has its header`,
    )
    .toEqual([]);
  expect.soft(shift, [`${step}: layout shift`, ...moved].join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
}

/** Between the two, `npm run e2e -- --matrix` looks too. */
const WIDTHS = isMatrix ? [390, 1024, 1440] : [390, 1440];

for (const width of WIDTHS) {
  const isPhone = width === 390;
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: isPhone, isMobile: isPhone });

    test('no frame from the home page to the paid order shows a broken layout', async ({ page, books, email }) => {
      test.slow();
      const way = isPhone ? touch : mouse;
      const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
      const follow = (name: string) =>
        page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(`^${name}`) })
          .first()
          .click();
      const price = await quoteOf(books, SERVICE, 'USD');
      await watchLayout(page);
      await delayScripts(page);

      await page.goto('/en-us');
      await waitForHydration(page.locator('#main'));
      await expectWhole(page, 'home');
      for (const name of [GAME, CATEGORY, SUBCATEGORY]) {
        await follow(name);
        await expect(heading(name)).toBeVisible();
        await expectWhole(page, name);
      }
      await page.getByRole('article').getByRole('link', { name: SERVICE.name, exact: true }).first().click();
      await expect(heading(SERVICE.name)).toBeVisible();
      await configure(page, way, SERVICE);
      await page.locator('form:visible').getByRole('button', { name: 'Add to cart' }).last().click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      await expectWhole(page, 'product');
      // A press that was quicker than its script has been answered by the cart's page.
      const sheet = page.getByRole('dialog', { name: 'Added to your cart' }).getByRole('link', { name: 'View cart' });
      await expect(sheet.or(heading('Cart'))).toBeVisible();
      if (await sheet.isVisible()) await sheet.click();
      await expect(heading('Cart')).toBeVisible();
      await expectWhole(page, 'cart');
      await page.getByRole('link', { name: /^Edit / }).click();
      await expect(heading(/^Change /)).toBeVisible();
      await expectWhole(page, 'edit');
      await page.goBack();
      await expect(heading('Cart')).toBeVisible();
      await expectWhole(page, 'back to the cart');
      await goToCheckout(page, way);
      await expectWhole(page, 'checkout');
      await fillIn(page, way, email);
      await pay(page, way, price);
      await settle(page, way, 'Approve payment');
      await expect(heading(/^Order WS-/)).toBeVisible();
      await waitForHydration(page.locator('#main'));
      await expectWhole(page, 'order');
      await page.getByRole('banner').getByRole('link', { name: 'Waystone, home' }).click();
      await expect(page).toHaveURL(/\/en-us$/);
      await page.goBack();
      await expect(heading(/^Order WS-/)).toBeVisible();
      await expectWhole(page, 'back to the order');
    });

    test('no other page shifts its layout while its scripts load, or truncates a placeholder', async ({ page }) => {
      test.slow();
      await watchLayout(page);
      await delayScripts(page);
      for (const name of OTHERS) {
        await page.goto(`/en-us/${name}`);
        await waitForHydration(page.locator('#main'));
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectWhole(page, name);
        expect.soft(await truncated(page), name).toEqual([]);
      }
    });
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the pay bar stays in view and covers nothing that has the focus', async ({
    page,
    storefront,
    books,
    email,
  }) => {
    await arriveAtCheckout(page, storefront.url, books, email, touch);
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await page.evaluate(() => scrollTo(0, 0));
    const button = page.getByRole('button', { name: /^Pay / });
    await expect(button).toBeInViewport({ ratio: 1 });
    const fields = page.locator('main form').locator('input:visible, select:visible, textarea:visible');
    for (const field of await fields.all()) {
      await field.focus();
      const covers = await field.evaluate((one) => {
        const { left, width, top, height } = one.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found?.closest('[data-buy-bar], header')?.outerHTML.slice(0, 80);
      });
      expect(covers, String(await field.getAttribute('name'))).toBeUndefined();
    }
  });
});

test('cart and checkout fit a phone at 200% text size', async ({ page, storefront }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await bringCart(page.context(), storefront.url, 'wow-gold');
  for (const path of ['checkout', 'checkout/cart']) {
    await page.goto(`/en-us/${path}`);
    const beyond = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(beyond, path).toBe(0);
  }
});

/** The placeholders that do not fit their fields. */
async function truncated(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((field) => {
        if (field.offsetWidth === 0) return false;
        const { fontStyle, fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
        const words = document.createElement('canvas').getContext('2d');
        if (!words) throw new Error('no canvas to measure words with');
        words.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return words.measureText(field.placeholder).width > room;
      })
      .map((field) => field.placeholder),
  );
}
