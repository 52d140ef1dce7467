import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openStill, standStill } from './still.ts';

type Design = {
  /** The name of a page of the design: `NAME.html`. */
  name: string;
  path: string;
  /** What is pressed and typed until the page shows what the design does. */
  reach?: (page: Page) => Promise<unknown>;
  /** By a visitor with an empty cart. */
  isFresh?: true;
};

const typed = (text: string) => async (page: Page) => {
  const isWide = (page.viewportSize()?.width ?? 0) > 1024;
  if (!isWide) await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const box = isWide
    ? page.getByRole('banner').getByPlaceholder('Search a raid').first()
    : page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await box.focus();
  await box.pressSequentially(text);
  // It is asked for a second after the last letter; what is found repeats it.
  if (text) await page.getByText(`“${text}”`).filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
};
const added = async (page: Page) => {
  await page.getByRole('button', { name: 'Add to cart' }).filter({ visible: true }).first().click();
  await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor();
};
const chat = async (page: Page) => {
  const tab = page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: /^Chat/ });
  if (await tab.isVisible()) await tab.click();
};

const login = async (page: Page) => {
  await page.locator('section[id^="login-"]').evaluate((section) => section.scrollIntoView());
};

const RAID = '/en-us/wow-carry/raids/manaforge-omega/manaforge-omega';

/** Designs that no page of the shop built shows; one whose name ends in -dark is the dark theme of another. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  states: 'they stand in the gallery of npm run dev, at /dev/gallery',
  'art-system': 'it is about how pictures are drawn',
};

type Orders = { order: string; done: string; vault: string };

/** Our page for each design of the folder; names those that have none. */
export function designsFor(folder: string, orders: Orders): readonly Design[] {
  const pages = pagesFor(orders);
  const designed = readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace('.html', ''));
  for (const name of designed.filter((one) => !one.endsWith('-dark') && !pages.some((page) => page.name === one)))
    console.log(`not beside its design: ${name}, ${ELSEWHERE[name] ?? 'the shop has no such page'}`);
  return pages;
}

const pagesFor = ({ order, done, vault }: Orders): readonly Design[] => [
  { name: 'game', path: '/en-us/wow-carry' },
  { name: 'raid', path: RAID },
  { name: 'gold', path: '/en-us/wow-carry/gold/wow-gold' },
  { name: 'levels', path: '/en-us/wow-carry/powerleveling/powerleveling-by-level' },
  { name: 'minicart', path: RAID, reach: added, isFresh: true },
  { name: 'checkout', path: '/en-us/checkout' },
  { name: 'order', path: order },
  { name: 'order-chat', path: order, reach: chat },
  { name: 'order-done', path: done },
  { name: 'order-vault', path: vault, reach: login },
  { name: 'schedule', path: '/en-us/schedule' },
  { name: 'reviews', path: '/en-us/reviews' },
  // A shop that has just been opened has none.
  { name: 'reviews-few', path: '/en-us/reviews' },
  { name: 'search-before', path: '/en-us', reach: typed('') },
  { name: 'search-typing', path: '/en-us', reach: typed('200k gold eu') },
  { name: 'search-none', path: '/en-us', reach: typed('valorant imortal boosst') },
];

/** The first view of one of our pages, and right of it that of the page it was designed as. */
export async function shootBeside(
  page: Page,
  { name, path, reach }: Design,
  { designs, theme, to }: { designs: string; theme: string; to: string },
): Promise<void> {
  await openStill(page, path);
  await reach?.(page);
  await standStill(page);
  const ours = await page.screenshot();
  await page.goto(pathToFileURL(join(designs, `${name}.html`)).href);
  await page.evaluate((wanted) => void (document.documentElement.dataset['theme'] = wanted), theme);
  await standStill(page);
  const [left, right] = [ours, await page.screenshot()];
  const { width, height } = await sharp(left).metadata();
  await sharp({ create: { width: 2 * width, height, channels: 3, background: 'white' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: width, top: 0 },
    ])
    .png()
    .toFile(to);
}
