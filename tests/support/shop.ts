import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import pino from 'pino';
import type { Catalog } from '#catalog/format.ts';
import { textOfCatalog } from '#catalog/read-cached.ts';
import type { ShopConfig } from '#shop/config/config.ts';
import type { Db } from '#shop/db/database.ts';
import { POSTGRES_DEFAULTS } from '#shop/config/postgres-settings.ts';
import { DEFAULT_RETENTION } from '#shop/config/retention-settings.ts';
import { serveShop } from '#shop/serve.ts';
import { testCatalog } from './catalog/catalog.ts';
import { DEFAULT_ENGINE, type Engine, openTestDatabase } from './database/database.ts';
import type { ShopCaps } from '#shop/config/order-settings.ts';
import { forEachCurrency } from '#shop/money/currency.ts';

const MINUTE_MS = 60 * 1000;

export type TestShop = {
  /** `http://127.0.0.1:<port>`; the API is below `/api/rest`. */
  url: string;
  db: Db;
  clientId: string;
  clientSecret: string;
  deskKey: string;
  dataDir: string;
  /** Sends the mail that is due, into files below `mailDir` unless `smtpUrl` is set. */
  deliverMail(): Promise<void>;
  mailDir: string;
  /** Sends the notifications that are due. */
  deliverPushes(): Promise<void>;
  /** Sends due alerts of seats and prices now. */
  tellAlerts(): Promise<void>;
  /** Updates the search index now rather than within seconds. */
  refreshSearch(): Promise<void>;
  close(): Promise<void>;
};

/** A running shop with a fresh, seeded database of its own; `catalog` is `testCatalog` unless given. */
export async function createTestShop(
  given: {
    engine?: Engine;
    catalog?: Catalog;
    now?: () => Date;
    config?: Partial<ShopConfig>;
    /** Sees every statement of the shop and its answer. */
    plugin?: KyselyPlugin;
    /** A shop whose database and secrets this one shares; it must be closed after it. */
    beside?: TestShop;
  } = {},
): Promise<TestShop> {
  const { engine = DEFAULT_ENGINE, catalog = testCatalog, now = () => new Date() } = given;
  const dataDir = mkdtempSync(join(tmpdir(), 'waystone-shop-'));
  const config: ShopConfig = {
    host: '127.0.0.1',
    port: 0,
    dataDir,
    databaseUrl: '',
    postgres: POSTGRES_DEFAULTS,
    drainMs: 0,
    clientId: 'test-client',
    clientSecret: randomBytes(16).toString('hex'),
    deskKey: randomBytes(16).toString('hex'),
    siteUrl: 'http://localhost:3000',
    payUrl: 'http://localhost:3000',
    logLevel: 'silent',
    tracesUrl: '',
    countryHeader: 'cf-ipcountry',
    countryHeaderTrusted: false,
    smtpUrl: '',
    mailFrom: 'Test shop <shop@test.example>',
    supportMail: 'support@test.example',
    retention: DEFAULT_RETENTION,
    vault: { key: '', keyBefore: '', loginDays: 14 },
    push: { publicKey: '', privateKey: '' },
    limits: {},
    orderLinkDays: 90,
    supportAnswerHours: 24,
    unpaid: { quickMs: 30 * MINUTE_MS, slowMs: 24 * 60 * MINUTE_MS, farRunMs: 72 * 60 * MINUTE_MS },
    unpaidMailMs: 10 * MINUTE_MS,
    caps: capsOf(2_000_000),
    ...(given.beside && secretsOf(given.beside)),
    ...given.config,
  };
  const opened = given.beside
    ? { db: given.beside.db, close: async () => {} }
    : await openTestDatabase(engine, catalog);
  const database = given.plugin ? { ...opened, db: opened.db.withPlugin(given.plugin) } : opened;
  const shop = await serveShop(config, database, async () => textOfCatalog(catalog), pino({ level: config.logLevel }), {
    now,
  });
  return {
    url: shop.url,
    db: database.db,
    clientId: config.clientId,
    clientSecret: config.clientSecret,
    deskKey: config.deskKey,
    dataDir: config.dataDir,
    deliverMail: shop.deliverMail,
    deliverPushes: shop.deliverPushes,
    tellAlerts: shop.tellAlerts,
    refreshSearch: shop.refreshSearch,
    mailDir: join(config.dataDir, 'mail'),
    async close() {
      await shop.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function secretsOf({ clientId, clientSecret, deskKey }: TestShop) {
  return { clientId, clientSecret, deskKey };
}

/** @param orderMinor what one order can be worth */
export function capsOf(orderMinor: number): ShopCaps {
  return { heldSeats: 20, heldRuns: 8, unpaidOrders: 5, orderMinor: forEachCurrency(() => orderMinor) };
}
