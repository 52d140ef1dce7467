// Layout shift, interaction to next paint and largest paint of each step from the home page to the paid order, on a
// phone whose processor is four times slower. Fails past the goals.
import { chromium, type Locator, type Page } from '@playwright/test';
import { startStorefront } from '#tests/support/process/storefront.ts';
import { recordVitals, takeVitals, type Vitals } from './recorder.ts';

const SLOWER = 4;
const GOALS = { interactionMs: 100, shift: 0.02 };
/** A visitor looks at what came for at least this long. */
const QUIET_MS = 500;
const PATIENCE_MS = 60_000;
const FLAGS = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run'];

const storefront = await startStorefront();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '',
  args: [...FLAGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const steps: { name: string; vitals: Vitals }[] = [];
try {
  // Once at full speed, so that documents are kept and pictures drawn as after the shop's first visitors.
  await walk(await openPhone(1), async () => undefined);
  await walk(await openPhone(SLOWER), async (name, page) => void steps.push({ name, vitals: await takeVitals(page) }));
} finally {
  await browser.close();
  await storefront.stop();
}
process.exitCode = report() ? 0 : 1;

async function openPhone(slower: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: storefront.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await recordVitals(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

async function walk(page: Page, done: (step: string, page: Page) => Promise<void>): Promise<void> {
  const main = page.getByRole('main');
  const shown = (heading: string | RegExp) => page.getByRole('heading', { level: 1, name: heading }).waitFor();
  /** By touch, and until what it set going has come to rest. */
  const settled = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await atRest(page);
    await done(name, page);
  };
  await page.goto('/en-us');
  await settled('home');
  await tap(page.getByRole('button', { name: 'Only necessary' }));
  await settled('answer the notice');
  for (const name of ['Diablo 4', 'Dungeons', 'Dark Citadel']) {
    await tap(main.getByRole('link', { name: new RegExp(`^${name}`) }).first());
    await shown(name);
    await settled(name);
  }
  const service = 'Dark Citadel';
  await tap(page.getByRole('article').getByRole('link', { name: service, exact: true }).first());
  await shown(service);
  await settled('product');
  for (const option of ['First wing for coins', 'All wings']) {
    await tap(main.getByRole('radio', { name: option }).locator('xpath=ancestor::label'));
    await settled(`choose ${option}`);
  }
  await tap(page.getByRole('button', { name: 'Add to cart' }).last());
  const sheet = page.getByRole('dialog', { name: 'Added to your cart' });
  await sheet.waitFor();
  await settled('add to cart');
  await tap(sheet.getByRole('button', { name: 'Keep shopping' }));
  await settled('close the sheet');
  await tap(page.getByRole('banner').getByRole('link', { name: /^Cart/ }));
  await shown('Cart');
  await settled('cart');
  await tap(page.getByRole('link', { name: 'Go to checkout' }));
  await shown('Checkout');
  await settled('checkout');
  await page.goBack();
  await shown('Cart');
  await settled('back to the cart');
  await tap(page.getByRole('link', { name: 'Go to checkout' }));
  await shown('Checkout');
  await settled('checkout again');
  await tap(page.getByLabel('Email'));
  await page.getByLabel('Email').pressSequentially('rowan@example.com');
  await settled('type the email');
  await tap(page.getByRole('checkbox', { name: /I agree/ }));
  await settled('agree');
  const characters = main.locator('section[aria-labelledby^="game-"]');
  for (const field of await characters.getByRole('textbox').all()) await field.fill('Rowan#12345');
  for (const list of await characters.locator('select').all()) await list.selectOption({ index: 1 });
  await settled('say who plays');
  await tap(main.getByRole('button', { name: /^Pay / }));
  await page.waitForURL(/\/pay\//);
  await settled('payment');
  await tap(page.getByRole('button', { name: 'Approve payment' }));
  // The page of an order goes on listening.
  await shown(/^Order /);
  await done('order', page);
  const parts = page.getByRole('navigation', { name: 'Parts of this page' });
  await tap(parts.getByRole('link', { name: /^Chat/ }));
  await done('open the chat', page);
  await page.context().close();
}

/**
 * A touch as the browser hears it from its screen. Playwright's own `tap()` listens to every event of it and looks for
 * what lies under the finger, which took a tenth of what was measured.
 */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be touched is not shown');
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** `networkidle` is told once for a document: what a press sets going after that would be in the way of the next one. */
function atRest(page: Page): Promise<void> {
  return page.evaluate(
    (quietMs) =>
      new Promise((resolve) => {
        let busyAt = performance.now();
        const seen = new PerformanceObserver(() => void (busyAt = performance.now()));
        seen.observe({ entryTypes: ['resource', 'longtask'] });
        const look = () => {
          if (performance.now() - busyAt < quietMs) return setTimeout(look, 50);
          seen.disconnect();
          resolve();
        };
        look();
      }),
    QUIET_MS,
  );
}

function report(): boolean {
  console.log('step                             CLS    INP ms   LCP ms');
  for (const { name, vitals } of steps) {
    const durations = vitals.interactions.map(({ durationMs }) => durationMs);
    const slowest = durations.length > 0 ? Math.max(...durations).toFixed(0) : '-';
    const cells = [vitals.shift.toFixed(3), slowest, vitals.largestPaintMs?.toFixed(0) ?? '-'];
    console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(9)).join(''));
    for (const { durationMs, on, partsMs } of vitals.interactions) {
      if (durationMs <= GOALS.interactionMs) continue;
      const [waiting, handlers, painting] = partsMs.map((part) => part.toFixed(0));
      console.log(`  ${on}: ${waiting} ms waiting, ${handlers} in handlers, ${painting} until it is painted`);
    }
    if (vitals.shift > GOALS.shift) for (const one of vitals.moved) console.log(`  ${one}`);
  }
  const all = steps
    .flatMap(({ vitals }) => vitals.interactions.map(({ durationMs }) => durationMs))
    .toSorted((a, b) => a - b);
  const most = all[Math.ceil(all.length * 0.95) - 1] ?? 0;
  const shift = Math.max(...steps.map(({ vitals }) => vitals.shift));
  console.log(`\n${all.length} interactions, 95% within ${most.toFixed(0)} ms (goal ${GOALS.interactionMs})`);
  console.log(`largest shift of a step ${shift.toFixed(3)} (goal ${GOALS.shift})`);
  return most <= GOALS.interactionMs && shift <= GOALS.shift;
}
