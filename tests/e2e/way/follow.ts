import type { Page } from '@playwright/test';

/** Another page by client navigation. Without a press: what moves within half a second of one would not count. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
