import { expect, test as base } from '@playwright/test';
import { startStorefront } from '#tests/support/storefront.ts';

// These pages are meant to fail, and a browser writes a failed load to its console.
const test = base;

test('with the shop gone a page says so with a 503, and is back when the shop is', async ({ page }) => {
  const storefront = await startStorefront();
  try {
    await page.goto(`${storefront.url}/en-us`);
    const [, shop] = storefront.pids();
    if (shop === undefined) throw new Error('the storefront has started no shop');
    // Stopped, it neither answers nor is restarted: the worst a visitor can meet.
    process.kill(shop, 'SIGSTOP');
    const answer = await page.goto(`${storefront.url}/en-us/diablo-4/bosses`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    process.kill(shop, 'SIGCONT');
    await expect(async () => {
      const again = await page.goto(`${storefront.url}/en-us/diablo-4/bosses`);
      expect(again?.status()).toBe(200);
    }).toPass();
  } finally {
    await storefront.stop();
  }
});

test('an unknown path is a 404 with ways on', async ({ page }) => {
  const storefront = await startStorefront();
  try {
    const answer = await page.goto(`${storefront.url}/en-us/wow-carry/no-such-thing`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  } finally {
    await storefront.stop();
  }
});
