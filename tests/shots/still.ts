import type { Page } from '@playwright/test';

/** Opens a page until nothing of it is on its way. That of an order goes on listening, so it is never without a request. */
export async function openStill(page: Page, path: string): Promise<void> {
  const isOrder = /\/order\/./.test(path);
  await page.goto(path, { waitUntil: isOrder ? 'load' : 'networkidle' });
  await standStill(page);
}

/** Lays out what is below the fold, and waits until its pictures can be painted; one that fails is shown as broken. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    }
    const pictures = [...document.images];
    for (const picture of pictures) Object.assign(picture, { loading: 'eager', decoding: 'sync' });
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}
