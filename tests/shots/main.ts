// Pictures of every page at two widths and in both themes, into test-results/shots. `--accept` makes them the
// baseline, in test-results/shots-baseline; `--compare` fails where a picture is not as in it, and adds to it those
// that it has not. `--designs FOLDER` takes instead the pages that were designed, each beside its design.
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { commandLine } from '#tests/support/process/command-line.ts';
import { type Buyer, newBuyer } from '#tests/support/buyer/buyer.ts';
import { deskBehind } from '#tests/support/desk.ts';
import { ROUTES, type Route } from '#tests/support/routes.ts';
import { startStorefront } from '#tests/support/process/storefront.ts';
import { designsFor, shootBeside } from './beside.ts';
import { compareShots } from './compare.ts';
import { BROWSER_AT } from './moment.ts';
import { openStill } from './still.ts';

const WIDTHS = [390, 1440];
const FOLDER = 'test-results/shots';
/** Chromium draws a whole page in a second, and on a machine with much else to do in minutes. */
const BUSY_LIMIT_MS = 240_000;
const FLAGS = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

const THEMES = ['dark', 'light'] as const;
/** Beside the pictures, not in git: it is large, and drawn by the fonts and the browser of this machine. */
const BASELINE = 'test-results/shots-baseline';

type View = { width: number; theme: (typeof THEMES)[number] };
type Cookies = { name: string; value: string }[];
const VIEWS: View[] = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })));

const { values: given, positionals } = commandLine({
  options: { accept: { type: 'boolean' }, compare: { type: 'boolean' }, designs: { type: 'string' } },
  allowPositionals: true,
});
const NAMES = [...ROUTES.map(({ name }) => name), 'order', 'order-done', 'order-vault'];
// Those of a design are known by their files.
const unknown = given.designs ? [] : positionals.filter((part) => !NAMES.some((name) => name.includes(part)));
if (unknown.length > 0 || (given.designs !== undefined && !existsSync(given.designs))) {
  console.error(unknown.length > 0 ? `No page has ${unknown.join(', ')} in its name` : `There is no ${given.designs}`);
  process.exit(2);
}
const isWanted = ({ name }: Route) => positionals.length === 0 || positionals.some((part) => name.includes(part));
// What an earlier round has left is not to be compared.
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const stillClock = `--import=${new URL('./still-clock.ts', import.meta.url).href}`;
// By this clock a minute's limit lasts an hour. A busy machine is no reason to refuse a page.
const env = { NODE_OPTIONS: stillClock, TZ: 'UTC', LIMITS: 'off', MAX_EVENT_LOOP_DELAY_MS: '10000' };
const storefront = await startStorefront({ env });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '',
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...FLAGS] : FLAGS,
});
try {
  const buyer = newBuyer(storefront.url);
  await buyer.add('wow-gold');
  const order: Route = { name: 'order', path: await buyer.order() };
  const done: Route = { name: 'order-done', path: await orderDone(buyer) };
  const vault: Route = { name: 'order-vault', path: await orderOfLogin(buyer) };
  await buyer.add('bf6-assignments');
  const { designs } = given;
  const orders = { order: order.path, done: done.path, vault: vault.path };
  const pages = designs ? designsFor(designs, orders) : [...ROUTES, order, done, vault];
  for (const one of pages.filter(isWanted)) {
    for (const view of VIEWS) {
      const context = await openContext(browser, view, 'isFresh' in one ? [] : buyer.cookies());
      const page = await context.newPage();
      const to = join(FOLDER, `${one.name}-${view.width}-${view.theme}.png`);
      if (designs) await shootBeside(page, one, { designs, theme: view.theme, to });
      else await shoot(page, one, to);
      await context.close();
    }
    console.log(one.name);
  }
} finally {
  await browser.close();
  await storefront.stop();
}

if (given.accept) {
  cpSync(FOLDER, BASELINE, { recursive: true });
  console.log(`${FOLDER} is the baseline`);
}
if (given.compare) {
  const { changed, added } = await compareShots(FOLDER, BASELINE);
  for (const one of changed) console.error(`✗ ${one}`);
  if (added.length > 0) console.log(`${added.length} pictures are new in ${BASELINE}`);
  console.log(changed.length > 0 ? `${changed.length} pictures have changed` : 'no picture has changed');
  process.exitCode = changed.length > 0 ? 1 : 0;
}

/** The page of an order of gold that has been paid, worked on and finished. */
async function orderDone(buyer: Buyer): Promise<string> {
  const email = 'done@example.com';
  await buyer.add('wow-gold');
  const path = await buyer.order(email);
  const desk = deskBehind(storefront);
  const order = (await desk.list(new URLSearchParams({ q: email }).toString())).data[0]!;
  const line = (await desk.act(order, 'paid')).data['products']![0]!;
  await desk.act(order, 'assign', { team: 'Halden' });
  await desk.act(order, 'advance', { line: String(line['key']), to: Number(line['units_total']) });
  return path;
}

/** The page of a paid order that waits for its buyer's login. */
async function orderOfLogin(buyer: Buyer): Promise<string> {
  const email = 'login@example.com';
  await buyer.add('bf6-assignments');
  const path = await buyer.order(email);
  const desk = deskBehind(storefront);
  const order = (await desk.list(new URLSearchParams({ q: email }).toString())).data[0]!;
  await desk.act(order, 'paid');
  return path;
}

async function openContext(browser: Browser, { width, theme }: View, cookies: Cookies): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: storefront.url,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: theme,
    timezoneId: 'UTC',
  });
  await context.clock.setFixedTime(BROWSER_AT);
  context.setDefaultTimeout(BUSY_LIMIT_MS);
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: storefront.url })));
  await context.addInitScript(() => localStorage.setItem('waystone-consent', 'necessary'));
  return context;
}

async function shoot(page: Page, { path }: Route, to: string): Promise<void> {
  await openStill(page, path);
  await page.screenshot({ path: to, fullPage: true });
}
