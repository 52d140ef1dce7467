// `npm run chaos -- [--kills 9] [--stops 9] [--crashes 3] [--locks 50] [--interleavings 200]`: purchases while the shop, the
// storefront or both are killed, and while the storefront is stopped as a service manager does, on both engines; while
// PostgreSQL crashes; and locks of killed processes. Prints goal and figure; exits 1 when one is missed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { startPostgres, type Cluster } from '#scripts/setup/postgres.ts';
import { openDatabase } from '#shop/db/connection/open.ts';
import { POSTGRES_DEFAULTS } from '#shop/config/postgres-settings.ts';
import { openPostgres } from '#shop/db/connection/postgres.ts';
import { freePort } from '#scripts/setup/postgres.ts';
import { commandLine } from '#tests/support/process/command-line.ts';
import { placeDatabase, startStorefront, type Storefront } from '#tests/support/process/storefront.ts';
import { audit } from './audit.ts';
import { startBuyers, type Journal } from './buyers.ts';
import { count, longest, printFigures, type Figure } from './figure.ts';
import { restVisitor } from './rest-visitor.ts';
import { startShopProcess } from './shop-process.ts';
import { siteVisitor } from './site-visitor.ts';
import { stopUnderLoad, type Stop } from './stops.ts';

const BUYERS = 4;
const BACK_WITHIN_MS = 5_000;
const UNREADY_WITHIN_MS = 100;
const ENDED_WITHIN_MS = 10_000;
/** Time for those who look at readiness to see it go down. */
const DRAIN_MS = '500';
const POLL_MS = 25;
const PRODUCT = 'wow-gold';
const TARGETS = ['shop', 'storefront', 'both'] as const;

const { values } = commandLine({
  options: {
    kills: { type: 'string', default: '9' },
    stops: { type: 'string', default: '9' },
    crashes: { type: 'string', default: '3' },
    locks: { type: 'string', default: '50' },
    interleavings: { type: 'string', default: '200' },
  },
});
// A number that cannot be read would let nothing happen, and every goal be met.
for (const [name, rounds] of Object.entries(values)) {
  if (!/^\d{1,6}$/.test(rounds)) {
    console.error(`--${name} ${rounds}: must be a whole number, how often; 0 leaves it out`);
    process.exit(2);
  }
}
const figures: Figure[] = [];
if (Number(values.locks) > 0) figures.push(locksOf(values.locks));
figures.push(...(await killsOn('PGlite', '')), ...(await stopsOn('PGlite', '')));
const cluster = await startPostgres();
if (cluster === null) {
  console.log('No PostgreSQL server is installed: PGlite alone is judged');
  figures.push(...interleavingsOf(values.interleavings));
} else {
  try {
    figures.push(...(await killsOn('PostgreSQL', cluster.url)));
    figures.push(...(await stopsOn('PostgreSQL', await newDatabase(cluster.url, 'stops'))));
    figures.push(...(await crashesOf(cluster)));
    figures.push(...interleavingsOf(values.interleavings, cluster.url));
  } finally {
    cluster.stop();
  }
}
process.exitCode = printFigures(figures) ? 0 : 1;

async function killsOn(engine: string, databaseUrl: string): Promise<Figure[]> {
  if (Number(values.kills) === 0) return [];
  const { dataDir, start } = await newSite(databaseUrl);
  let site = await start();
  const buyers = startBuyers(BUYERS, () => siteVisitor(site.url, PRODUCT));
  const [ready, back]: [number[], number[]] = [[], []];
  try {
    await buyers.nextOrder();
    for (let round = 0; round < Number(values.kills); round += 1) {
      const killedAt = performance.now();
      const target = TARGETS[round % TARGETS.length];
      if (target === 'shop') process.kill(site.pids()[1] ?? 0, 'SIGKILL');
      if (target === 'storefront') site.process.kill('SIGKILL');
      if (target === 'both') await site.kill();
      if (target !== 'shop') site = await start();
      await shopReady(site.shopUrl);
      ready.push(performance.now() - killedAt);
      await buyers.nextOrder();
      back.push(performance.now() - killedAt);
    }
    await buyers.stop();
  } finally {
    await site.stop();
  }
  const judged = await auditFigures(`G1, ${engine}`, dataDir, databaseUrl, buyers.journal);
  rmSync(dataDir, { recursive: true, force: true });
  return [
    ...judged,
    longest(`G1, ${engine}: from a kill to a shop that is ready`, ready, BACK_WITHIN_MS),
    longest(`G1, ${engine}: from a kill to the next order (${back.length} kills)`, back, BACK_WITHIN_MS),
  ];
}

/** A folder for a site, and what starts one in it, again and again. */
async function newSite(databaseUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'waystone-chaos-'));
  if (databaseUrl === '') await placeDatabase(join(dataDir, 'db'), await readCachedCatalog());
  const port = await freePort();
  // All buyers come from one address, whose limits would hold up the next order and not the restart.
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', LIMITS: 'off', DRAIN_MS };
  return { dataDir, start: (): Promise<Storefront> => startStorefront({ dataDir, port, built: true, env }) };
}

async function stopsOn(engine: string, databaseUrl: string): Promise<Figure[]> {
  if (Number(values.stops) === 0) return [];
  const { dataDir, start } = await newSite(databaseUrl);
  let site = await start();
  const buyers = startBuyers(BUYERS, () => siteVisitor(site.url, PRODUCT));
  const stops: Stop[] = [];
  try {
    await buyers.nextOrder();
    for (let round = 0; round < Number(values.stops); round += 1) {
      stops.push(await stopUnderLoad(site, { round, drainMs: Number(DRAIN_MS) }));
      site = await start();
      await buyers.nextOrder();
    }
    await buyers.stop();
  } finally {
    await site.stop();
  }
  const judged = await auditFigures(`G13, ${engine}`, dataDir, databaseUrl, buyers.journal);
  rmSync(dataDir, { recursive: true, force: true });
  const sum = (part: (stop: Stop) => number) => stops.reduce((all, stop) => all + part(stop), 0);
  const times = (part: (stop: Stop) => number) => stops.map(part);
  return [
    ...judged,
    count(
      `G13, ${engine}: of ${sum(({ sent }) => sent)} requests, ${sum(({ refused }) => refused)} of them refused as too many, cut before readiness went down`,
      sum(({ cut }) => cut),
    ),
    count(
      `G13, ${engine}: of ${stops.length} stops with another exit code than 0`,
      sum(({ code }) => (code === 0 ? 0 : 1)),
    ),
    longest(
      `G13, ${engine}: from the signal to a readiness of no`,
      times(({ unreadyMs }) => unreadyMs),
      UNREADY_WITHIN_MS,
    ),
    longest(
      `G13, ${engine}: from the signal to the end`,
      times(({ endedMs }) => endedMs),
      ENDED_WITHIN_MS,
    ),
  ];
}

/** The test of the folder's lock, with so many second starts and killed holders. */
function locksOf(rounds: string): Figure {
  const goal = `G2: ${rounds} second starts refused, ${rounds} locks of killed processes reclaimed; failed`;
  return count(goal, runTest('database/folder-lock', { LOCK_ROUNDS: rounds }));
}

/** The test of orders whose statements interleave by chance, so many times. */
function interleavingsOf(rounds: string, serverUrl = ''): Figure[] {
  if (Number(rounds) === 0) return [];
  const env = { INTERLEAVINGS: rounds, TEST_DATABASE_URL: serverUrl };
  const goal = `G3: ${rounds} random interleavings of orders${serverUrl && ' on each engine'}; failed`;
  return [count(goal, runTest('checkout/order-interleaving', env))];
}

/** The exit code of a test whose environment says how often to try. */
function runTest(name: string, env: Record<string, string>): number {
  const test = ['run', '--testTimeout=1800000', `tests/contract/${name}.test.ts`];
  const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...test], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return run.status ?? 1;
}

async function shopReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(POLL_MS);
  }
}

async function crashesOf({ url, crash, revive }: Cluster): Promise<Figure[]> {
  if (Number(values.crashes) === 0) return [];
  const dataDir = mkdtempSync(join(tmpdir(), 'waystone-chaos-'));
  const databaseUrl = await newDatabase(url, 'crashes');
  const shop = await startShopProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const first = shop.process().pid;
  const back: number[] = [];
  const buyers = startBuyers(BUYERS, () => restVisitor(shop));
  try {
    await shop.ready();
    await buyers.nextOrder();
    for (let round = 0; round < Number(values.crashes); round += 1) {
      await crash();
      await revive();
      const revivedAt = performance.now();
      await buyers.nextOrder();
      back.push(performance.now() - revivedAt);
    }
    await buyers.stop();
    const judged = await auditFigures('G28, PostgreSQL', dataDir, databaseUrl, buyers.journal);
    const ended = shop.process().pid === first && shop.process().exitCode === null ? 0 : 1;
    return [
      ...judged,
      count('G28, PostgreSQL: processes ended', ended),
      longest(`G28, PostgreSQL: from its return to the next order (${back.length} crashes)`, back, BACK_WITHIN_MS),
    ];
  } finally {
    await shop.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function auditFigures(goal: string, dataDir: string, databaseUrl: string, journal: Journal): Promise<Figure[]> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl, postgres: POSTGRES_DEFAULTS });
  try {
    const { lost, doubled, broken } = await audit(db, journal);
    const rules = Object.keys(broken);
    for (const rule of rules) console.log(`broken: ${rule}: ${JSON.stringify(broken[rule])}`);
    return [
      count(`${goal}: of ${journal.acknowledged.size} acknowledged orders lost`, lost),
      count(`${goal}: orders doubled`, doubled),
      count(`${goal}: rules of a sound database broken`, rules.length),
    ];
  } finally {
    await close();
  }
}

async function newDatabase(serverUrl: string, name: string): Promise<string> {
  const { db, close } = openPostgres(serverUrl);
  await sql`create database ${sql.id(name)}`.execute(db);
  await close();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
