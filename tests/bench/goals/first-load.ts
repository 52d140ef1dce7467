// P4 and P7: what an untouched page fetches on a phone, and how much of its first script is used.
import { chromium, type Browser, type Page } from '@playwright/test';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import { startStorefront } from '#tests/support/process/storefront.ts';
import { atLeast, atMost, rounded, told, type Figure } from './goal.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const KB = 1_000;
/** Requests of an idle page begin within this time. */
const IDLE_MS = 4_000;

const PAGES = [
  { name: 'home', path: '/en-us' },
  { name: 'category', path: '/en-us/wow-carry/raids' },
  { name: 'product', path: '/en-us/product/wow-gold' },
  { name: 'product with a range', path: '/en-us/wow-carry/powerleveling/powerleveling-by-level' },
  { name: 'product with dated runs', path: '/en-us/wow-carry/raids/manaforge-omega/manaforge-omega' },
  { name: 'cart', path: '/en-us/checkout/cart' },
];

type Loaded = { scriptBytes: number; allBytes: number; requests: number; used: number };

export async function measureFirstLoads(): Promise<Figure[]> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) return [told('P4', 'script without interaction', 'no browser: set CHROMIUM_PATH')];
  const storefront = await startStorefront({ prepared: true, env: { LIMITS: 'off', LOG_LEVEL: 'error' } });
  const flags = ['--disable-background-networking', '--disable-component-update', '--no-first-run'];
  const args = [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const buyer = newBuyer(storefront.url);
    await buyer.add('wow-gold');
    const figures: Figure[] = [];
    for (const { name, path } of PAGES) {
      // Its pictures are generated and its cached page is compressed, as after the shop's first visitors.
      await load(browser, storefront.url + path, buyer);
      const loaded = await load(browser, storefront.url + path, buyer);
      figures.push(
        atMost('P4', `script without interaction: ${name}`, loaded.scriptBytes / KB, 100, ' KB'),
        atLeast('P4', `share of it that is executed: ${name}`, loaded.used * 100, 60, ' %'),
        atMost('P7', `first load on a phone: ${name}`, loaded.allBytes / KB, 300, ' KB'),
        told('P7', `requests of the first load: ${name}`, rounded(loaded.requests)),
      );
    }
    return figures;
  } finally {
    await browser.close();
    await storefront.stop();
  }
}

async function load(browser: Browser, url: string, buyer: ReturnType<typeof newBuyer>): Promise<Loaded> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies(buyer.cookies().map((cookie) => ({ ...cookie, url })));
    const page = await context.newPage();
    const sizes = await countBytes(page);
    await page.coverage.startJSCoverage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(IDLE_MS);
    return { ...sizes(), used: usedShare(await page.coverage.stopJSCoverage()) };
  } finally {
    await context.close();
  }
}

/** Bytes on the wire with their headers, as the browser counts them. */
async function countBytes(page: Page): Promise<() => Omit<Loaded, 'used'>> {
  const client = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  client.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => void sizes.set(requestId, encodedDataLength),
  );
  await client.send('Network.enable');
  return () => ({
    scriptBytes: sum([...sizes].filter(([id]) => kinds.get(id) === 'Script').map(([, bytes]) => bytes)),
    allBytes: sum([...sizes.values()]),
    requests: sizes.size,
  });
}

type Covered = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>;

/** Characters of functions that ran, of all characters fetched. */
function usedShare(covered: Covered): number {
  let [all, used] = [0, 0];
  for (const { source = '', functions } of covered) {
    // The inner range decides: it comes after the one around it.
    const ran = new Uint8Array(source.length);
    for (const { ranges } of functions) {
      for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
    }
    all += source.length;
    used += ran.reduce((total, one) => total + one, 0);
  }
  return used / all;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0);
}
