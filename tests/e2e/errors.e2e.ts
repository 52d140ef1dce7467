import type { Page } from '@playwright/test';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import { openBooks, type Price } from '#tests/support/buyer/books.ts';
import { importPrices } from '#tests/support/catalog/price-list.ts';
import { READY_LIMIT_MS, startStorefront } from '#tests/support/process/storefront.ts';
import { expect, test } from './fixtures.ts';
import { arriveAtCheckout, bringCart, FIRST_CHOICE, slugOf } from './way/arrive.ts';
import { expectPaid, fillIn, pay, payButton, quoteOf, settle } from './way/journey.ts';
import { mouse } from './way/mouse.ts';

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

test('orders and carts survive killing every process; a price that rises meanwhile is not charged unseen', async ({
  page,
  browser,
  email,
}) => {
  test.setTimeout(3 * READY_LIMIT_MS);
  const first = await startStorefront({ prepared: true, built: true });
  const { dataDir, url } = first;
  const booksBefore = await openBooks(first);
  const before = await arriveAtCheckout(page, url, booksBefore, email);
  const context = await browser.newContext({ baseURL: url });
  await bringCart(context, url, slugOf(FIRST_CHOICE));
  const earlier = newBuyer(url);
  await earlier.add('wow-gold');
  const order = await earlier.order('earlier@example.com');
  const [ordered] = await booksBefore.ordersOf('earlier@example.com');

  // What a page fetches when it is idle would be refused.
  await page.waitForLoadState('networkidle');
  await first.kill();
  await importPrices(dataDir, { [slugOf(FIRST_CHOICE)]: '33.90' });
  const second = await startStorefront({ dataDir, built: true, port: Number(new URL(url).port) });
  const books = await openBooks(second);
  const after = await quoteOf(books, FIRST_CHOICE, 'USD');
  expect(Number(after.decimal)).toBeGreaterThan(Number(before.decimal));

  // A checkout that was open charges what it shows.
  await pay(page, mouse, before);
  await settle(page, mouse, 'Approve payment');
  await expectPaid(page, books, email, before);

  const late = await context.newPage();
  await late.goto(order);
  await expect(late.getByRole('heading', { level: 1 })).toContainText(String(ordered?.number));
  await acceptPrice(late, before, after);
  await fillIn(late, mouse, `late-${email}`);
  await pay(late, mouse, after);
  await settle(late, mouse, 'Approve payment');
  await expectPaid(late, books, `late-${email}`, after);
  await context.close();
  // The page of an order listens for its changes, and would be refused by a storefront that closes.
  await page.close();
  await second.stop();
  await first.stop();
});

async function acceptPrice(page: Page, before: Price, after: Price): Promise<void> {
  await page.goto('/en-us/checkout');
  await expect(page.getByRole('alert')).toContainText(`${before.formatted} → ${after.formatted}`);
  await expect(payButton(page)).toBeHidden();
  await page.getByRole('button', { name: 'Accept the new total' }).first().click();
}
