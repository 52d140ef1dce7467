// How soon an act at the desk is on the order's page: in a browser, then for 200 open streams at once.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { readOperations } from '#server/graphql/operation/contract.ts';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import { deskBehind } from '#tests/support/desk.ts';
import { type EventStream, openStream } from '#tests/support/buyer/event-stream.ts';
import { startStorefront } from '#tests/support/process/storefront.ts';
import { seenIn } from './seen-in.ts';

const ACTS = 20;
const STREAMS = 200;
const CHANGED = Object.values(readOperations()).find((text) => text.includes('subscription OrderChanged'));
const KNOWN = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

// All its streams come from one address.
const storefront = await startStorefront({ env: { MAX_STREAMS_PER_ADDRESS: '1000' } });
try {
  const buyer = newBuyer(storefront.url);
  await buyer.add('wow-gold');
  const path = await buyer.order();
  const desk = deskBehind(storefront);
  const [listed] = (await desk.list()).data;
  const order = (await desk.act(listed!, 'paid')).data;
  await desk.act(order, 'assign', { team: 'Halden' });
  const line = String(order['products']?.[0]?.['key']);
  let done = 0;
  const work = () => desk.act(order, 'advance', { line, to: ++done });

  console.log(`in a browser:        ${summary(await inBrowser(path, work))}`);
  console.log(`in ${STREAMS} open streams: ${summary(await inStreams(path, work))}`);
} finally {
  await storefront.stop();
}

async function inBrowser(path: string, work: () => Promise<unknown>): Promise<number[]> {
  const browser = await chromium.launch({
    ...(existsSync(KNOWN) && { executablePath: KNOWN }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  const followed = page.waitForResponse((response) => response.headers()['content-type'] === 'text/event-stream');
  await page.goto(storefront.url + path);
  await followed;
  const tookMs: number[] = [];
  for (let act = 1; act <= ACTS; act += 1) {
    const seen = seenIn(page, `Units: ${act} of`);
    const beganMs = Date.now();
    await work();
    tookMs.push((await seen) - beganMs);
  }
  await browser.close();
  return tookMs;
}

/** Until the last of the streams has it. */
async function inStreams(path: string, work: () => Promise<unknown>): Promise<number[]> {
  const token = path.split('/').at(-1);
  const open = () => openStream(storefront.url, CHANGED ?? '', { token });
  const streams: EventStream[] = await Promise.all(Array.from({ length: STREAMS }, open));
  const all = () => Promise.all(streams.map((stream) => stream.next()));
  await all();
  const tookMs: number[] = [];
  for (let act = 1; act <= ACTS; act += 1) {
    const beganMs = Date.now();
    await Promise.all([work(), all()]);
    tookMs.push(Date.now() - beganMs);
  }
  for (const stream of streams) stream.close();
  return tookMs;
}

function summary(tookMs: number[]): string {
  const sorted = tookMs.toSorted((one, other) => one - other);
  return `median ${sorted[Math.floor(sorted.length / 2)]} ms, worst ${sorted.at(-1)} ms after the act was sent (${sorted.length} acts)`;
}
