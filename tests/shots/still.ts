import type { Page } from '@playwright/test';

/** Opens a page until nothing of it is on its way. That of an order goes on listening, so it is never without a request. */
export async function openStill(page: Page, path: string): Promise<void> {
  const isOrder = /\/order\/./.test(path);
  await page.goto(path, { waitUntil: isOrder ? 'load' : 'networkidle' });
  // Pages are hydrated at the first sign of a visitor.
  await page.mouse.move(0, 0);
  if (!isOrder) await page.waitForLoadState('networkidle');
  await standStill(page);
}

/**
 * Lays out what is below the fold, and waits until parts that come when the page is idle are there, and pictures and
 * typefaces can be painted; a picture that fails is shown as broken.
 */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    }
    const pictures = [...document.images];
    for (const picture of pictures) Object.assign(picture, { loading: 'eager', decoding: 'sync' });
    await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  });
  await page.locator('[aria-busy="true"]').filter({ visible: true }).first().waitFor({ state: 'detached' });
}
