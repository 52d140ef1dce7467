// Pictures of every page at two widths, into test-results/shots.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { newBuyer } from '#tests/support/buyer.ts';
import { ROUTES, type Route } from '#tests/support/routes.ts';
import { startStorefront } from '#tests/support/storefront.ts';

const WIDTHS = [390, 1440];
const FOLDER = 'test-results/shots';
const FLAGS = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

const [wanted = ''] = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const storefront = await startStorefront();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '',
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...FLAGS] : FLAGS,
});
try {
  const buyer = newBuyer(storefront.url);
  await buyer.add('wow-gold');
  const order: Route = { name: 'order', path: await buyer.order() };
  await buyer.add('manaforge-omega-heroic');
  for (const route of [...ROUTES, order].filter(({ name }) => name.includes(wanted))) {
    for (const width of WIDTHS) await shoot(browser, route, width, buyer.cookies());
    console.log(route.path);
  }
} finally {
  await browser.close();
  await storefront.stop();
}

async function shoot(
  browser: Browser,
  route: Route,
  width: number,
  cookies: { name: string; value: string }[],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: storefront.url })));
  const page = await context.newPage();
  await page.goto(storefront.url + route.path, { waitUntil: 'networkidle' });
  // What is below the fold is laid out, and its pictures loaded, when it comes near.
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    }
    for (const picture of document.images) picture.loading = 'eager';
    const come = (picture: HTMLImageElement) =>
      new Promise((resolve) => {
        if (picture.complete) resolve(picture);
        else picture.onload = picture.onerror = resolve;
      });
    await Promise.all([...document.images].map(come));
  });
  await page.screenshot({ path: join(FOLDER, `${route.name}-${width}.png`), fullPage: true });
  await context.close();
}
