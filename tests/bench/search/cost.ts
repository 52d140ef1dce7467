import { setTimeout as sleep } from 'node:timers/promises';
import type { Catalog } from '#catalog/format.ts';
import { pageOf } from '#shop/db/page.ts';
import type { GoodsIndex } from '#shop/search/index/goods-index.ts';
import { findHits, type Hits } from '#shop/search/hits.ts';
import { buildGoods, searcherOf } from '#shop/search/live-search.ts';
import { countGames, selectProducts } from '#shop/search/select.ts';
import { callersOf } from '#tests/bench/shop/caller.ts';
import { embeddedEngine, type Engine, postgresEngine } from '#tests/bench/shop/engine.ts';
import { SEARCHES } from '#tests/bench/shop/fill.ts';
import { grow } from '#tests/bench/shop/grow.ts';
import { measure } from '#tests/bench/shop/measure.ts';
import { startShopProcess } from '#tests/bench/shop/shop-process.ts';
import { readQuerySet } from './query-set.ts';

/** What searches cost at one size of the catalogue. */
export type Cost = {
  engine: string;
  products: number;
  /** Milliseconds that one of the callers waits for an answer of the shop. */
  p50Ms: number;
  p95Ms: number;
  /** Milliseconds of processor time of the index, for one query: reading, ranking and the counts of its games. */
  processorMs: number;
  /** Milliseconds that the slowest of the queries takes. */
  slowestMs: number;
  slowest: string;
  /** The same as `processorMs` for a text that was searched for lately. */
  keptMs: number;
};

export const CALLERS = 8;
const SIZES = [1_000, 10_000, 100_000];
const DURATION_MS = 3_000;
/** No size is begun later: on a machine that is busy with other work the largest would take an hour. */
const MAX_DURATION_MS = 150_000;
/** Later than this only the largest is still begun, which the goals are about. */
const BETWEEN_MS = 45_000;
const PAGE = 24;
const MAX_ATTEMPTS = 60;
const ATTEMPT_INTERVAL_MS = 1_000;
/** Each text is searched for so often; the time of the slowest is its median. */
const ROUNDS = 5;

/** Every query of the open set, and as many that find one in seventy of the products. */
const TEXTS = [...readQuerySet().map(({ text }) => text), ...SEARCHES];

/**
 * On PGlite, and on PostgreSQL where `TEST_DATABASE_URL` names a server.
 *
 * @returns fewer costs than there are sizes and engines when the machine is too slow.
 */
export async function measureCosts(catalog: Catalog, tell: (cost: Cost) => void, sizes = SIZES): Promise<Cost[]> {
  const engines = [await embeddedEngine(), ...(process.env['TEST_DATABASE_URL'] ? [await postgresEngine()] : [])];
  const startedMs = performance.now();
  const costs: Cost[] = [];
  let filled = 0;
  try {
    for (const products of sizes) {
      if (performance.now() - startedMs > (products === sizes.at(-1) ? MAX_DURATION_MS : BETWEEN_MS)) continue;
      for (const engine of engines) {
        await grow(engine, catalog, filled, products);
        const cost = { engine: engine.name, products, ...(await processorTime(engine)), ...(await waits(engine)) };
        costs.push(cost);
        tell(cost);
      }
      filled = products;
    }
  } finally {
    for (const engine of engines) await engine.remove();
  }
  return costs;
}

/** What the index needs, by itself and in this process. */
async function processorTime(engine: Engine): Promise<Pick<Cost, 'processorMs' | 'slowestMs' | 'slowest' | 'keptMs'>> {
  const { db, close } = await engine.open();
  const goods = await buildGoods(db, new Date());
  await close();
  const { find } = searcherOf(goods);
  const search = (text: string) => answer(goods, findHits(goods, text));
  for (const text of TEXTS) search(text);
  const processorMs = processorMsOf(search);
  const each = TEXTS.map((text) => ({ text, ms: medianMs(() => search(text)) }));
  const [slowest] = each.toSorted((a, b) => b.ms - a.ms);
  for (const text of TEXTS) find(text);
  const keptMs = processorMsOf((text) => answer(goods, find(text)));
  return { processorMs, slowestMs: slowest?.ms ?? 0, slowest: slowest?.text ?? '', keptMs };
}

/** Processor time is counted in steps of some milliseconds: only that of all texts together says something. */
function processorMsOf(search: (text: string) => void): number {
  const before = process.threadCpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) for (const text of TEXTS) search(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / ROUNDS / TEXTS.length;
}

function medianMs(search: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const startMs = performance.now();
    search();
    return performance.now() - startMs;
  });
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}

function answer(goods: GoodsIndex, hits: Hits): void {
  selectProducts(goods, hits, pageOf({ limit: PAGE }), {});
  countGames(goods, hits, undefined);
}

/** How long the callers of a shop wait that each search as fast as they are answered. */
async function waits(engine: Engine): Promise<Pick<Cost, 'p50Ms' | 'p95Ms'>> {
  const shop = await startShopProcess(engine.env);
  const callers = callersOf(shop, CALLERS);
  try {
    const workers = await Promise.all(
      Array.from({ length: CALLERS }, async (_, caller) => {
        const call = await callers.make();
        let at = Math.floor((caller * TEXTS.length) / CALLERS);
        await untilIndexed(() => call('GET', '/products/search/gold?limit=1'));
        return () => {
          const text = TEXTS[at++ % TEXTS.length] ?? '';
          return call('GET', `/products/search/${encodeURIComponent(text)}?limit=${PAGE}&fields=card`);
        };
      }),
    );
    const { p50Ms, p95Ms } = await measure('search', workers, DURATION_MS);
    return { p50Ms, p95Ms };
  } finally {
    await callers.close();
    await shop.stop();
  }
}

/** The first search waits for the index, longer than a call may wait. */
async function untilIndexed(search: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await search();
      return;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
      await sleep(ATTEMPT_INTERVAL_MS);
    }
  }
}
