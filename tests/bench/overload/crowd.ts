import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Buyer, newBuyer } from '#tests/support/buyer/buyer.ts';
import type { Order, Outcome } from './generator.ts';
import { inMs, quantile, type Goal } from './figures.ts';

const FACTOR = 10;
const SECONDS = 20;
const MAX_PER_SECOND = 600;
const CAPACITY_SECONDS = 5;
const CAPACITY_CALLERS = 4;
const CACHED = ['/en-us', '/en-us/wow-carry', '/en-us/terms-conditions'];
const CACHED_EVERY_MS = 100;
const HEALTH_EVERY_MS = 200;
const CHECKOUT_EVERY_MS = 1_000;
const CHECKOUT_LIMIT_MS = 5_000;
const RECOVERY_LIMIT_MS = 5_000;

/** Ten times as many uncached pages as the storefront can make, while others read, pay and check its health. */
export async function measureCrowd(url: string): Promise<Goal[]> {
  for (const path of CACHED) for (let visit = 0; visit < 3; visit += 1) await read(url + path);
  const capacity = await capacityOf(url);
  const perSecond = Math.min(MAX_PER_SECOND, Math.ceil(capacity * FACTOR));
  const buyers = await buyersWithCarts(url);

  const generator = fork(fileURLToPath(new URL('./generator.ts', import.meta.url)));
  setPriority(generator.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL);
  const told = once(generator, 'message') as Promise<[Outcome]>;
  generator.send({ url, perSecond, seconds: SECONDS } satisfies Order);
  const cached: number[] = [];
  const health: number[] = [];
  const checkouts: number[] = [];
  await Promise.all([
    every(CACHED_EVERY_MS, async (at) => void cached.push(await read(url + (CACHED[at % CACHED.length] ?? '')))),
    every(HEALTH_EVERY_MS, async () => void health.push(await read(`${url}/healthz`))),
    every(CHECKOUT_EVERY_MS, async (at) => void checkouts.push(await checkout(buyers[at]))),
  ]);
  const recoveredMs = await recovery(url);
  const [outcome] = await told;

  const paid = checkouts.filter((tookMs) => tookMs <= CHECKOUT_LIMIT_MS).length;
  const share = paid / checkouts.length;
  return [
    { goal: 'capacity, fresh pages a second', figure: capacity.toFixed(1), met: capacity > 0 },
    {
      goal: `offered: ${FACTOR} times that for ${SECONDS} s`,
      figure:
        `${outcome.sent} sent: ${outcome.ok.length} pages, ${outcome.refused.length} × 503 (p99 ` +
        `${inMs(quantile(outcome.refused, 0.99))}), ${outcome.failed} failed`,
      met: outcome.refused.length > 0 && outcome.failed === 0,
    },
    atMost('cached pages, p99 ≤ 50 ms', quantile(cached, 0.99), 50),
    atMost('health, worst ≤ 100 ms', quantile(health, 1), 100),
    {
      goal: 'checkouts that succeed within 5 s ≥ 90 %',
      figure: `${paid} of ${checkouts.length}, median ${inMs(quantile(checkouts, 0.5))}`,
      met: share >= 0.9,
    },
    atMost('recovered ≤ 5 s after', recoveredMs, RECOVERY_LIMIT_MS),
  ];
}

/** One after the other: the measurement comes later. */
async function buyersWithCarts(url: string): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (let at = 0; at < (SECONDS * 1_000) / CHECKOUT_EVERY_MS; at += 1) {
    const buyer = newBuyer(url, { 'x-forwarded-for': `198.51.100.${at + 1}` });
    await buyer.add('wow-gold');
    buyers.push(buyer);
  }
  return buyers;
}

function atMost(goal: string, value: number, limit: number): Goal {
  return { goal, figure: inMs(value), met: value <= limit };
}

/** Starts requests at a fixed rate for as long as the crowd stays, without waiting for responses. */
async function every(intervalMs: number, one: (at: number) => Promise<void>): Promise<void> {
  const all: Promise<void>[] = [];
  for (let at = 0; at < (SECONDS * 1_000) / intervalMs; at += 1) {
    all.push(one(at));
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  await Promise.all(all);
}

/** Uncached pages per second, requested by a few clients who wait for each. */
async function capacityOf(url: string): Promise<number> {
  const endsMs = performance.now() + CAPACITY_SECONDS * 1_000;
  let made = 0;
  await Promise.all(
    Array.from({ length: CAPACITY_CALLERS }, async (_, caller) => {
      for (let at = 0; performance.now() < endsMs; at += 1) {
        const answer = await fetch(`${url}/en-us/wow-carry?min=${1 + at}&max=${200_000 + caller}`);
        await answer.arrayBuffer();
        if (answer.status === 200) made += 1;
      }
    }),
  );
  return made / CAPACITY_SECONDS;
}

/** Milliseconds to the last byte of a 200; Infinity for anything else. */
async function read(address: string): Promise<number> {
  const beganMs = performance.now();
  const answer = await fetch(address).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status === 200 ? performance.now() - beganMs : Infinity;
}

/** Milliseconds to the order, with the retries of a shopper; Infinity if it never succeeded. */
async function checkout(buyer: Buyer | undefined): Promise<number> {
  const beganMs = performance.now();
  while (performance.now() - beganMs < CHECKOUT_LIMIT_MS) {
    const path = await buyer?.order().catch(() => undefined);
    if (path) return performance.now() - beganMs;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return Infinity;
}

/** Milliseconds until ten uncached pages in a row are received, each within a second. */
async function recovery(url: string): Promise<number> {
  const beganMs = performance.now();
  for (let inRow = 0, at = 0; inRow < 10; at += 1) {
    const tookMs = await read(`${url}/en-us/wow-carry?min=${1 + at}&max=300000`);
    inRow = tookMs < 1_000 ? inRow + 1 : 0;
    if (inRow === 0) await new Promise((resolve) => setTimeout(resolve, 100));
    if (performance.now() - beganMs > 60_000) return Infinity;
  }
  return performance.now() - beganMs;
}
