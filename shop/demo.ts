import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCatalog } from '#catalog/read.ts';
import { textOfCatalog } from '#catalog/read-cached.ts';
import { readShopConfig } from '#shop/config/config.ts';
import { orderUrl } from '#shop/config/storefront.ts';
import { openDatabase } from '#shop/db/connection/open.ts';
import { createLog } from '#shop/log.ts';
import { serveShop } from '#shop/serve.ts';
import { fillSamples } from '#shop/demo/fill.ts';
import { sampleShop } from '#shop/demo/sample-shop.ts';

/** The samples' time span by their own clock, and some hours: the last of them are from today. */
const BEGAN_HOURS_AGO = 204;
const HOUR_MS = 60 * 60 * 1000;
const PRESET_FOLDER = './demo-data';

const USAGE = `npm run demo [-- FOLDER]
  Creates a data folder (default: ${PRESET_FOLDER}) with sample orders in every state, players and reviews, in an
  embedded database. Every page is marked as sample data. An existing database is not changed.`;

type Print = (line: string) => void;

/** @returns the exit code. */
export async function runDemo(args: string[], print: Print, tell: Print, env = process.env): Promise<number> {
  const [folder = PRESET_FOLDER, ...more] = args;
  // An empty name, as of a variable that is not set, would be the folder of the repository.
  if (more.length > 0 || folder.trim() === '' || folder.startsWith('-')) {
    tell(USAGE);
    return 2;
  }
  const dataDir = resolve(folder);
  if (existsSync(join(dataDir, 'db'))) {
    tell(`${dataDir} already contains a database; delete the folder or specify another one.`);
    return 1;
  }
  try {
    const { url, orders } = await fill(dataDir, env);
    print(`Samples are in ${dataDir}. Start the shop on them with DATA_DIR=${folder} npm start; then:`);
    for (const { state, order } of orders) print(`${order.number}  ${state}: ${orderUrl(url, order.token)}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    tell(error.message);
    return 1;
  }
}

async function fill(dataDir: string, env: NodeJS.ProcessEnv) {
  // Neither the mail, the database nor the money of a real shop.
  const settings = { SITE_URL: env['SITE_URL'], DATA_DIR: dataDir, SHOP_PORT: '0', LIMITS: 'off', LOG_LEVEL: 'warn' };
  const config = readShopConfig(settings);
  const clock = { now: new Date(Date.now() - BEGAN_HOURS_AGO * HOUR_MS) };
  const database = await openDatabase(config);
  const log = createLog(config.logLevel);
  const shop = await serveShop(config, database, async () => textOfCatalog(readCatalog()), log, {
    now: () => clock.now,
  });
  try {
    await database.db.insertInto('sample_mark').values({ made_at: new Date() }).execute();
    return { url: config.siteUrl, orders: await fillSamples(sampleShop({ ...config, url: shop.url }, clock)) };
  } finally {
    await shop.stop();
  }
}
