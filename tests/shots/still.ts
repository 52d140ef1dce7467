import type { Page } from '@playwright/test';

/** Opens a page and waits until nothing changes. The page of an order keeps a stream open, so its network is never idle. */
export async function openStill(page: Page, path: string): Promise<void> {
  const isOrder = /\/order\/./.test(path);
  await page.goto(path, { waitUntil: isOrder ? 'load' : 'networkidle' });
  await hydrate(page);
  if (!isOrder) await page.waitForLoadState('networkidle');
  await standStill(page);
}

/**
 * Waits until script answers for all of the page, and leaves it at its top. Parts wait for a sign of a visitor, or until
 * they are scrolled to; React leaves a property of its own on each element that it has hydrated.
 */
async function hydrate(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      document.dispatchEvent(new Event('pointermove'));
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      scrollTo(0, isAtEnd ? 0 : scrollY + innerHeight);
      const parts = [...document.body.querySelectorAll(':not(svg *, script, template, noscript, link)')];
      return parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')));
    },
    undefined,
    { polling: 100 },
  );
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * Lays out what is below the fold, and waits until parts that come when the page is idle are there, and pictures and
 * typefaces can be painted; a picture that fails is shown as broken.
 */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A rule, not a style of each part: it holds for those that script puts in place of others afterwards.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(laidOut);
    const pictures = [...document.images];
    for (const picture of pictures) Object.assign(picture, { loading: 'eager', decoding: 'sync' });
    await Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
  });
  await page.locator('[aria-busy="true"]').filter({ visible: true }).first().waitFor({ state: 'detached' });
}
