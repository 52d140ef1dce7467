// P8 and P11: what the shop's operations cost with a hundred times as many products, and what a purchase does.
import { readCatalog } from '#catalog/read.ts';
import { type Callers, callersOf } from '#tests/bench/shop/caller.ts';
import { embeddedEngine, postgresEngine, type Engine } from '#tests/bench/shop/engine.ts';
import { grow } from '#tests/bench/shop/grow.ts';
import { measure } from '#tests/bench/shop/measure.ts';
import { type Operation, operations } from '#tests/bench/shop/operations.ts';
import { type ShopProcess, startShopProcess } from '#tests/bench/shop/shop-process.ts';
import { atMost, rounded, told, type Figure } from './goal.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const CALLERS = 8;
const DURATION_MS = 1_500 * Number(process.env['BENCH_SHARE'] ?? 1);
/** Of each caller, before anything counts: the first calls compile what the later ones run. */
const WARM_UP_CALLS = 10;
/** Measured by `npm run bench -- search`, with the texts that shoppers type. */
const SEARCH = 'search';
const NARROWED = 'category page within a price';
const PURCHASE = 'place order (add, order, confirm)';

type Cost = { operation: string; cpuMs: number; perSecond: number };

/** What is made once for a state of the catalogue, and costs no operation after it anything. */
type Made = { indexMs: number; pauseMs: number; listMs: number };

/** On PostgreSQL, which waits for the disk, where there is one; else on the embedded database. */
export async function measureShop(): Promise<Figure[]> {
  const engine = await (process.env['TEST_DATABASE_URL'] ? postgresEngine() : embeddedEngine());
  try {
    const { costs: small } = await measureAt(engine, 0, SMALL);
    const { costs: large, made } = await measureAt(engine, SMALL, LARGE);
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
        'P8',
        `made once for a catalogue of ${LARGE} products, in slices beside other work`,
        `index of the search ${rounded(made.indexMs)} ms of processor time, the loop never waiting longer than ` +
          `${rounded(made.pauseMs)} ms; first narrowed list of a category ${rounded(made.listMs)} ms`,
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

async function measureAt(engine: Engine, from: number, to: number): Promise<{ costs: Cost[]; made: Made }> {
  const template = await grow(engine, readCatalog(), from, to);
  const shop = await startShopProcess(engine.env);
  const callers = callersOf(shop, CALLERS);
  const costs: Cost[] = [];
  try {
    const caller = await callers.make();
    const all = operations(template, to);
    const once = async (name: string): Promise<number> => {
      const before = await shop.cpuMs();
      await (
        await all.find((one) => one.name === name)?.make(caller)
      )?.();
      return (await shop.cpuMs()) - before;
    };
    await shop.longestPauseMs();
    // The index would be made in the background of what is measured first, and would count for it.
    const indexMs = await once(SEARCH);
    const pauseMs = await shop.longestPauseMs();
    const listMs = await once(NARROWED);
    for (const operation of all.filter((one) => one.name !== SEARCH)) {
      costs.push(await costOf(operation, shop, callers));
    }
    return { costs, made: { indexMs, pauseMs, listMs } };
  } finally {
    await callers.close();
    await shop.stop();
  }
}

async function costOf({ name, make }: Operation, shop: ShopProcess, callers: Callers): Promise<Cost> {
  const workers = await Promise.all(Array.from({ length: CALLERS }, async () => make(await callers.make())));
  let done = 0;
  const counted = workers.map((work) => async () => {
    await work();
    done += 1;
  });
  for (let call = 0; call < WARM_UP_CALLS; call += 1) await Promise.all(workers.map((work) => work()));
  const before = await shop.cpuMs();
  const { perSecond } = await measure(name, counted, DURATION_MS);
  return { operation: name, cpuMs: ((await shop.cpuMs()) - before) / done, perSecond };
}
