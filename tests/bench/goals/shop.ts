// P8 and P11: the cost of the shop's operations with a hundred times as many products, and purchases per second.
import { readCatalog } from '#catalog/read.ts';
import { type Callers, callersOf } from '#tests/bench/shop/caller.ts';
import { embeddedEngine, postgresEngine, type Engine } from '#tests/bench/shop/engine.ts';
import { grow } from '#tests/bench/shop/grow.ts';
import { measure, type Work } from '#tests/bench/shop/measure.ts';
import { type Operation, operations } from '#tests/bench/shop/operations.ts';
import { type ShopProcess, startShopProcess } from '#tests/bench/shop/shop-process.ts';
import { atMost, rounded, told, type Figure } from './goal.ts';
import { median } from './load.ts';

const SMALL = 1_000;
const LARGE = 100_000;
const CALLERS = 8;
const ROUNDS = 9;
const ROUND_MS = 500 * Number(process.env['BENCH_SHARE'] ?? 1);
/** Of each caller, before anything is measured: the first calls compile the code that later ones run. */
const WARM_UP_CALLS = 10;
/** Measured by `npm run bench -- search`, with the texts that shoppers type. */
const SEARCH = 'search';
const NARROWED = 'category page within a price';
const PURCHASE = 'place order (add, order, confirm)';

type Contender = { shop: ShopProcess; callers: Callers; operations: Operation[]; stop(): Promise<void> };

type Round = { cpuMs: number; perSecond: number };

/** On PostgreSQL, which waits for the disk, if there is a server; otherwise on the embedded database. */
export async function measureShop(): Promise<Figure[]> {
  const small = await startContender(SMALL);
  try {
    const large = await startContender(LARGE);
    try {
      // The index of the search would be made in the background of the first operations, and count for them.
      await callOnce(small, SEARCH);
      const figures = [await costOfFirstCalls(large)];
      for (const { name } of small.operations.filter((one) => one.name !== SEARCH)) {
        figures.push(...(await compare(name, small, large)));
      }
      return figures;
    } finally {
      await large.stop();
    }
  } finally {
    await small.stop();
  }
}

/** Other load on the machine affects both sizes alike, because their rounds alternate. */
async function compare(name: string, small: Contender, large: Contender): Promise<Figure[]> {
  const rounds: [Round, Round][] = [];
  const works = [await workersOf(small, name), await workersOf(large, name)] as const;
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push([await measureRound(name, small.shop, works[0]), await measureRound(name, large.shop, works[1])]);
  }
  const ratio = median(rounds.map(([one, other]) => other.cpuMs / one.cpuMs));
  const figures = [
    atMost('P8', `${name}: CPU time of the shop with ${LARGE} products ÷ with ${SMALL}`, ratio, 1.5, ' ×'),
  ];
  if (name === PURCHASE) {
    const perSecond = rounded(median(rounds.map(([one]) => one.perSecond)));
    figures.push(told('P11', `purchases per second, ${CALLERS} buyers, ${engineName()}`, perSecond));
  }
  return figures;
}

async function workersOf({ operations: all, callers }: Contender, name: string): Promise<Work[]> {
  const { make } = operationOf(all, name);
  const workers = await Promise.all(Array.from({ length: CALLERS }, async () => make(await callers.make())));
  for (let call = 0; call < WARM_UP_CALLS; call += 1) await Promise.all(workers.map((work) => work()));
  return workers;
}

async function measureRound(name: string, shop: ShopProcess, workers: Work[]): Promise<Round> {
  let done = 0;
  const counted = workers.map((work) => async () => {
    await work();
    done += 1;
  });
  const before = await shop.cpuMs();
  const { perSecond } = await measure(name, counted, ROUND_MS, 0);
  return { cpuMs: ((await shop.cpuMs()) - before) / done, perSecond };
}

/** What is made once for a version of the catalogue, and is no part of the operations after it. */
async function costOfFirstCalls(contender: Contender): Promise<Figure> {
  await contender.shop.longestPauseMs();
  const indexMs = await callOnce(contender, SEARCH);
  const pauseMs = await contender.shop.longestPauseMs();
  const listMs = await callOnce(contender, NARROWED);
  return told(
    'P8',
    `made once for a catalogue of ${LARGE} products, in slices`,
    `search index ${rounded(indexMs)} ms of CPU time, the event loop never blocked longer than ` +
      `${rounded(pauseMs)} ms; first list of a category within a price ${rounded(listMs)} ms`,
  );
}

/** CPU time of the shop for one call. */
async function callOnce({ shop, callers, operations: all }: Contender, name: string): Promise<number> {
  const work = await operationOf(all, name).make(await callers.make());
  const before = await shop.cpuMs();
  await work();
  return (await shop.cpuMs()) - before;
}

function operationOf(all: Operation[], name: string): Operation {
  const found = all.find((one) => one.name === name);
  if (!found) throw new Error(`There is no operation "${name}"`);
  return found;
}

async function startContender(products: number): Promise<Contender> {
  const engine = await (engineName() === 'PGlite' ? embeddedEngine() : postgresEngine());
  const shop = await startOn(engine, products).catch(async (error: unknown) => {
    await engine.remove();
    throw error;
  });
  const callers = callersOf(shop.process, CALLERS);
  return {
    shop: shop.process,
    callers,
    operations: operations(shop.template, products),
    stop: async () => {
      await callers.close();
      await shop.process.stop();
      await engine.remove();
    },
  };
}

async function startOn(engine: Engine, products: number) {
  const template = await grow(engine, readCatalog(), 0, products);
  return { template, process: await startShopProcess(engine.env) };
}

function engineName(): Engine['name'] {
  return process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'PGlite';
}
