import type { Page } from '@playwright/test';
import { READY_LIMIT_MS, startStorefront } from '#tests/support/process/storefront.ts';
import { openBooks } from '#tests/support/buyer/books.ts';
import { expect, test } from './fixtures.ts';
import { checkOut, configure, expectPaid, pay, putInCart, quoteOf, settle } from './way/journey.ts';
import { mouse } from './way/mouse.ts';
import { SERVICES } from './way/services.ts';

test('while the shop is down a page responds with 503, and recovers with the shop', async ({
  page,
  storefront,
  pageErrors,
}) => {
  await page.goto('/en-us');
  const [, shop] = storefront.pids();
  if (shop === undefined) throw new Error('the storefront has started no shop');
  try {
    // Stopped, it neither answers nor is restarted: the worst a visitor can meet.
    process.kill(shop, 'SIGSTOP');
    const answer = await page.goto('/en-us/diablo-4/bosses');
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    process.kill(shop, 'SIGCONT');
  }
  await expect(async () => {
    const again = await page.goto('/en-us/diablo-4/bosses');
    expect(again?.status()).toBe(200);
  }).toPass();
  // A browser writes the failed load that was asked for to its console, and nothing else.
  expect(pageErrors.filter((pageError) => !pageError.includes('status of 503'))).toEqual([]);
  pageErrors.length = 0;
});

test('an unknown path responds with 404 and links to other pages', async ({ page }) => {
  const answer = await page.goto('/en-us/wow-carry/no-such-thing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('the order page and the cart survive killing every process', async ({ page, email }) => {
  test.setTimeout(3 * READY_LIMIT_MS);
  const first = await startStorefront({ prepared: true, built: true });
  const { dataDir } = first;
  const books = await openBooks(first);
  const price = await checkOut(page, books, email, SERVICES.radio, { site: first.url });
  await pay(page, mouse, price);
  await settle(page, mouse, 'Approve payment');
  await expectPaid(page, books, email, price);
  const order = page.url();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(`${first.url}/en-us/${SERVICES.faction.path}`);
  await configure(page, mouse, SERVICES.faction);
  await putInCart(page, mouse, await quoteOf(books, SERVICES.faction, 'USD'));

  await leave(page);
  await first.kill();
  const second = await startStorefront({ dataDir, built: true, port: Number(new URL(first.url).port) });
  await page.goto(order);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto(`${second.url}/en-us/checkout/cart`);
  await expect(page.getByRole('main').getByRole('link', { name: SERVICES.faction.name, exact: true })).toBeVisible();
  await leave(page);
  await second.stop();
  await first.stop();
});

/** What a page still fetches from a server that is gone would be refused, which the browser tells in its console. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}
