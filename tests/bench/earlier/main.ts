// `npm run bench -- earlier <folder>`: purchases a second beside the shop of an earlier commit, in turns on one server.
// The folder is a checkout of that commit with its packages; a slug may follow of a product that both sell.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rounded } from '#tests/bench/goals/goal.ts';
import { median } from '#tests/bench/goals/load.ts';
import type { Db } from '#shop/db/database.ts';
import { callersOf } from '#tests/bench/shop/caller.ts';
import { findTemplate } from '#tests/bench/shop/fill.ts';
import { measure, type Work } from '#tests/bench/shop/measure.ts';
import { purchaseOf } from '#tests/bench/shop/operations.ts';
import { type ShopProcess, startShopProcess } from '#tests/bench/shop/shop-process.ts';
import { openOnServer } from '#tests/support/database/database.ts';

const BUYERS = 8;
const ROUNDS = 5;
const ROUND_MS = 3_000 * Number(process.env['BENCH_SHARE'] ?? 1);
const GOAL = 3;

type Round = { perSecond: number; cpuMs: number };
type Side = { name: string; slug: string; shop: ShopProcess; workers: Work[]; rounds: Round[]; close(): Promise<void> };

const [folder, given] = process.argv.slice(2);
if (!folder || !process.env['TEST_DATABASE_URL']) {
  console.error('Say where the earlier checkout is, on a machine with PostgreSQL: npm run bench -- earlier <folder>');
  process.exit(2);
}
if (!existsSync(join(folder, 'shop/main.ts'))) {
  console.error(`There is no checkout at ${folder}: it has no shop/main.ts`);
  process.exit(2);
}
const ours = await openSide('this commit', given);
const earlier = await openSide('earlier', ours.slug, join(resolve(folder), 'shop/main.ts'));
try {
  for (let round = 0; round < ROUNDS; round += 1) for (const side of [ours, earlier]) await buy(side);
  for (const { name, rounds } of [ours, earlier]) {
    const of = (field: keyof Round) => rounded(median(rounds.map((one) => one[field])));
    console.log(`${name}: ${of('perSecond')} purchases a second, ${of('cpuMs')} ms of the shop's processor time each`);
  }
  const times = median(ours.rounds.map(({ perSecond }, at) => perSecond / (earlier.rounds[at]?.perSecond ?? NaN)));
  console.log(`${rounded(times)} times as many; the goal is ${GOAL}`);
  process.exitCode = times >= GOAL ? 0 : 1;
} finally {
  for (const side of [ours, earlier]) await side.close();
}

/** A shop on a database of its own, filled with the data files of its commit, and its buyers. */
async function openSide(name: string, wanted?: string, main?: string): Promise<Side> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waystone-bench-'));
  const database = await openOnServer();
  const shop = await startShopProcess({ DATA_DIR: dataDir, DATABASE_URL: database.url }, main);
  const slug = wanted ?? (await simplest(database.db));
  const callers = callersOf(shop, BUYERS);
  const workers = await Promise.all(Array.from({ length: BUYERS }, async () => purchaseOf(await callers.make(), slug)));
  return {
    name,
    slug,
    shop,
    workers,
    rounds: [],
    async close() {
      await callers.close();
      await shop.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function simplest(db: Db): Promise<string> {
  const { productId } = await findTemplate(db);
  return (await db.selectFrom('product').where('id', '=', productId).select('slug').executeTakeFirstOrThrow()).slug;
}

async function buy({ name, shop, workers, rounds }: Side): Promise<void> {
  let done = 0;
  const counted = workers.map((work) => async () => {
    await work();
    done += 1;
  });
  const before = await shop.cpuMs();
  const { perSecond } = await measure(name, counted, ROUND_MS);
  rounds.push({ perSecond, cpuMs: ((await shop.cpuMs()) - before) / done });
}
