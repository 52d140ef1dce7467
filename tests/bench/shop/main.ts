// `npm run bench -- shop`: what the shop does in a second, on catalogues of three sizes.
import { cpus } from 'node:os';
import { readCatalog } from '#catalog/read.ts';
import { callersOf } from './caller.ts';
import { embeddedEngine, type Engine, postgresEngine } from './engine.ts';
import type { Template } from './fill.ts';
import { grow } from './grow.ts';
import { measure } from './measure.ts';
import { operations } from './operations.ts';
import { type Row, tableOf } from './report.ts';
import { startShopProcess } from './shop-process.ts';

const SIZES = [1_000, 10_000, 100_000];
const WORKERS = 8;
const DURATION_MS = 2_000;

const catalog = readCatalog();
const engines = [await embeddedEngine(), ...(process.env['TEST_DATABASE_URL'] ? [await postgresEngine()] : [])];
const rows: Row[] = [];
for (const engine of engines) rows.push(...(await run(engine)));
console.log(`\n${WORKERS} callers at once, ${DURATION_MS / 1000} s each; ${cpus().length} × ${cpus()[0]?.model}\n`);
console.log(tableOf(rows));

async function run(engine: Engine): Promise<Row[]> {
  const measured: Row[] = [];
  let filled = 0;
  try {
    for (const products of SIZES) {
      console.log(`${engine.name}: ${products.toLocaleString('en')} products`);
      const template = await grow(engine, catalog, filled, products);
      filled = products;
      measured.push(...(await measureAll(engine, template, products)));
    }
  } finally {
    await engine.remove();
  }
  return measured;
}

async function measureAll(engine: Engine, template: Template, products: number): Promise<Row[]> {
  const shop = await startShopProcess(engine.env);
  const callers = callersOf(shop, WORKERS);
  const measured: Row[] = [];
  try {
    for (const { name, make } of operations(template, products)) {
      const workers = await Promise.all(Array.from({ length: WORKERS }, async () => make(await callers.make())));
      measured.push({ engine: engine.name, products, ...(await measure(name, workers, DURATION_MS)) });
    }
  } finally {
    await callers.close();
    await shop.stop();
  }
  return measured;
}
