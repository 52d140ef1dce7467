// P8 and P11: what the shop's operations cost with a hundred times as many products, and what a purchase does.
import { readCatalog } from '#catalog/read.ts';
import { callersOf } from '#tests/bench/shop/caller.ts';
import { embeddedEngine, postgresEngine, type Engine } from '#tests/bench/shop/engine.ts';
import { grow } from '#tests/bench/shop/grow.ts';
import { measure } from '#tests/bench/shop/measure.ts';
import { operations } from '#tests/bench/shop/operations.ts';
import { startShopProcess } from '#tests/bench/shop/shop-process.ts';
import { atMost, rounded, told, type Figure } from './goal.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const CALLERS = 8;
const DURATION_MS = 1_500 * Number(process.env['BENCH_SHARE'] ?? 1);
/** Measured by `npm run bench -- search`, with the texts that shoppers type. */
const SEARCH = 'search';
const PURCHASE = 'place order (add, order, confirm)';

type Cost = { operation: string; cpuMs: number; perSecond: number };

/** On PostgreSQL, which waits for the disk, where there is one; else on the embedded database. */
export async function measureShop(): Promise<Figure[]> {
  const engine = await (process.env['TEST_DATABASE_URL'] ? postgresEngine() : embeddedEngine());
  try {
    const small = await costs(engine, 0, SMALL);
    const large = await costs(engine, SMALL, LARGE);
    const purchase = small.find(({ operation }) => operation === PURCHASE);
    return [
      ...large.map(({ operation, cpuMs }, at) =>
        atMost(
          'P8',
          `${operation}: ${LARGE} products beside ${SMALL}, processor time of the shop`,
          cpuMs / (small[at]?.cpuMs ?? Number.NaN),
          1.5,
          ' ×',
        ),
      ),
      told(
        'P11',
        `purchases a second on ${engine.name}, ${CALLERS} buyers`,
        rounded(purchase?.perSecond ?? Number.NaN),
      ),
    ];
  } finally {
    await engine.remove();
  }
}

async function costs(engine: Engine, from: number, to: number): Promise<Cost[]> {
  const template = await grow(engine, readCatalog(), from, to);
  const shop = await startShopProcess(engine.env);
  const callers = callersOf(shop, CALLERS);
  const measured: Cost[] = [];
  try {
    for (const { name, make } of operations(template, to).filter((one) => one.name !== SEARCH)) {
      const workers = await Promise.all(Array.from({ length: CALLERS }, async () => make(await callers.make())));
      let done = 0;
      const counted = workers.map((work) => async () => {
        await work();
        done += 1;
      });
      const before = await shop.cpuMs();
      const { perSecond } = await measure(name, counted, DURATION_MS);
      measured.push({ operation: name, cpuMs: ((await shop.cpuMs()) - before) / done, perSecond });
    }
  } finally {
    await callers.close();
    await shop.stop();
  }
  return measured;
}
