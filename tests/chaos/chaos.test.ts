import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#shop/db/connection/open.ts';
import { POSTGRES_DEFAULTS } from '#shop/config/postgres-settings.ts';
import { openPostgres } from '#shop/db/connection/postgres.ts';
import { prepareDatabase } from '#shop/release/prepare.ts';
import { buildPrograms } from '#scripts/build.ts';
import { startPostgres } from '#scripts/setup/postgres.ts';
import { ENGINES, openPreparedOnServer } from '#tests/support/database/database.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { placeDatabase } from '#tests/support/process/storefront.ts';
import { audit, type Audit } from './audit.ts';
import { startBuyers, type Journal } from './buyers.ts';
import { restVisitor } from './rest-visitor.ts';
import { type ShopProcess, startShopProcess } from './shop-process.ts';

const KILLS = 2;
const CRASHES = 3;
const BUYERS = 4;
// Processes start again and again, on a machine that may be busy.
const SLOW = { timeout: 180_000 };
const ALL_WELL: Audit = { lost: 0, doubled: 0, broken: {} };

let dataDir: string;
let shop: ShopProcess | undefined;

beforeAll(buildPrograms);
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'waystone-chaos-'));
});
afterEach(async () => {
  await shop?.end('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

test.each(ENGINES)(
  'orders are not lost, duplicated or broken when the shop is killed during purchases, on %s',
  SLOW,
  async (engine) => {
    const database = engine === 'postgres' ? await openPreparedOnServer(testCatalog) : undefined;
    if (!database) await placeDatabase(join(dataDir, 'db'), testCatalog);
    try {
      const databaseUrl = database?.url ?? '';
      const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
      const killed = (shop = await startShopProcess(env, { built: database !== undefined }));
      await killed.ready();
      const journal = await buyThrough(killed, KILLS, () => killed.restart());
      expect(await killed.end()).toBe(0);
      expect(await auditOf(databaseUrl, journal)).toEqual(ALL_WELL);
    } finally {
      await database?.close();
    }
  },
);

test.each(ENGINES.filter((engine) => engine === 'postgres'))(
  'the shop survives three PostgreSQL crashes during purchases without losing orders, on %s',
  SLOW,
  async () => {
    const cluster = await startPostgres();
    if (cluster === null) throw new Error('No PostgreSQL server is installed');
    try {
      await fill(cluster.url);
      const env = { DATA_DIR: dataDir, DATABASE_URL: cluster.url };
      const alive = (shop = await startShopProcess(env, { built: true }));
      await alive.ready();
      const first = alive.process().pid;
      const journal = await buyThrough(alive, CRASHES, async () => {
        await cluster.crash();
        await cluster.revive();
      });
      expect([alive.process().pid, alive.process().exitCode]).toEqual([first, null]);
      expect(await auditOf(cluster.url, journal)).toEqual(ALL_WELL);
      expect(await alive.end()).toBe(0);
    } finally {
      cluster.stop();
    }
  },
);

/** Buyers buy before, between and after the errors. */
async function buyThrough(through: ShopProcess, issues: number, issue: () => Promise<void>): Promise<Journal> {
  const buyers = startBuyers(BUYERS, () => restVisitor(through));
  await buyers.nextOrder();
  for (let round = 0; round < issues; round += 1) {
    await issue();
    await buyers.nextOrder();
  }
  await buyers.stop();
  return buyers.journal;
}

/** A shop would fill it at its start, in another process and so in more than twice the time. */
async function fill(databaseUrl: string): Promise<void> {
  const { db, close } = openPostgres(databaseUrl);
  await prepareDatabase(db, testCatalog, new Date());
  await close();
}

async function auditOf(databaseUrl: string, journal: Journal): Promise<Audit> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl, postgres: POSTGRES_DEFAULTS });
  try {
    return await audit(db, journal);
  } finally {
    await close();
  }
}
