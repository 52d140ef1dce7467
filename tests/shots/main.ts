// Pictures of every page at two widths and in both themes, into test-results/shots. `--accept` makes them the
// baseline, in test-results/shots-baseline; `--compare` fails where a picture is not as in it.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { newBuyer } from '#tests/support/buyer.ts';
import { ROUTES, type Route } from '#tests/support/routes.ts';
import { compareShots } from './compare.ts';
import { startStorefront } from '#tests/support/storefront.ts';

const WIDTHS = [390, 1440];
const FOLDER = 'test-results/shots';
const FLAGS = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

const THEMES = ['dark', 'light'] as const;
/** Beside the pictures, not in git: it is large, and drawn by the fonts and the browser of this machine. */
const BASELINE = 'test-results/shots-baseline';

const given = process.argv.slice(2);
const [wanted = ''] = given.filter((word) => !word.startsWith('--'));
// What an earlier round has left is not to be compared.
rmSync(FOLDER, { recursive: true, force: true });
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
    for (const width of WIDTHS)
      for (const theme of THEMES) await shoot(browser, route, { width, theme }, buyer.cookies());
    console.log(route.path);
  }
} finally {
  await browser.close();
  await storefront.stop();
}

if (given.includes('--accept')) {
  cpSync(FOLDER, BASELINE, { recursive: true });
  console.log(`${FOLDER} is the baseline`);
}
if (given.includes('--compare')) {
  const issues = await compareShots(FOLDER, BASELINE);
  for (const issue of issues) console.error(`✗ ${issue}`);
  console.log(issues.length > 0 ? `${issues.length} pictures have changed` : 'every picture is as it was');
  process.exitCode = issues.length > 0 ? 1 : 0;
}

async function shoot(
  browser: Browser,
  route: Route,
  { width, theme }: { width: number; theme: (typeof THEMES)[number] },
  cookies: { name: string; value: string }[],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: theme,
    // What changes with the hour is the same at every hour.
    timezoneId: 'UTC',
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
  await page.screenshot({ path: join(FOLDER, `${route.name}-${width}-${theme}.png`), fullPage: true });
  await context.close();
}
