import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Db } from '#shop/db/database.ts';
import { type GoodsIndex, GoodsIndexBuilder } from './index/goods-index.ts';
import { findHits, type Hits } from './hits.ts';
import { missOf } from './miss/miss.ts';
import { addMisses, type Counted } from './miss/miss-store.ts';
import { readLexicon, readSourceCategories, readSourceProducts, readSpecialPrices } from './index/source-store.ts';
import { readSearchState } from './index/state-store.ts';
import { turnsOf } from './turns.ts';

const WATCH_INTERVAL_MS = 5_000;
/** Products indexed between two yields to the event loop. */
const SLICE = 20;
/** How often sales figures are refreshed while the catalogue is unchanged. */
const MAX_AGE_MS = 60 * 60 * 1000;
/** Size of the cache of hits: one page makes three requests for the same text, and shoppers search alike. */
const CACHED = { max: 500, maxSize: 16 * 1024 * 1024 };
/** Distinct searches counted between two writes. */
const MAX_MISSES = 200;

/** The index of the catalogue in force. */
export type LiveSearch = {
  /** Waits for the first index only; later ones replace it once they are built. */
  current(): Promise<Searcher>;
  /** Checks for a newer catalogue now; resolves when it is indexed. */
  refresh(): Promise<void>;
  /** Counts a search that found little, unless it may contain personal data. */
  noteMiss(text: string, found: number): void;
  /** Resolves when no query of the database is in flight any more. */
  stop(): Promise<void>;
};

export type Searcher = { goods: GoodsIndex; find(text: string): Hits };

/** Builds the index at the first search, and again within seconds of a change to the catalogue or the synonyms. */
export function startSearch(db: Db, now: () => Date, log: Logger): LiveSearch {
  let searcher: Searcher | undefined;
  let state = '';
  let builtAt = 0;
  let working: Promise<void> | undefined;
  let isStopped = false;
  let waiting = 0;
  const misses = countMisses(db, now);

  const look = async (): Promise<void> => {
    await misses.write();
    const found = await readSearchState(db);
    if (searcher && found === state && now().getTime() - builtAt < MAX_AGE_MS) return takePrices(db, searcher.goods);
    searcher = searcherOf(await buildGoods(db, now(), () => waiting > 0 || isStopped));
    [state, builtAt] = [found, now().getTime()];
  };
  const begin = (): Promise<void> => {
    working ??= look().finally(() => (working = undefined));
    return working;
  };
  const refresh = async (): Promise<void> => {
    waiting += 1;
    await begin().finally(() => (waiting -= 1));
  };
  const keep = (err: unknown) => log.warn({ err }, 'Search index update failed; the previous index stays in use');
  const timer = setInterval(() => void (isStopped || begin().catch(keep)), WATCH_INTERVAL_MS).unref();

  return {
    refresh,
    noteMiss: misses.note,
    async current() {
      if (!searcher) await refresh();
      if (!searcher) throw new Error('The search index was not built');
      return searcher;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await working?.catch(() => undefined);
    },
  };
}

/** Searches that found little, counted here and written together. */
function countMisses(db: Db, now: () => Date) {
  let misses = new Map<string, Counted>();
  return {
    note(text: string, found: number): void {
      const term = missOf(text);
      if (term === undefined || (misses.size >= MAX_MISSES && !misses.has(term))) return;
      misses.set(term, { times: (misses.get(term)?.times ?? 0) + 1, found });
    },
    async write(): Promise<void> {
      if (misses.size === 0) return;
      const counted = misses;
      misses = new Map();
      await addMisses(db, counted, now());
    },
  };
}

/** Indexes the present catalogue, in slices, so that requests go first. */
export async function buildGoods(db: Db, now: Date, isWaitedFor = () => true): Promise<GoodsIndex> {
  const turn = turnsOf(isWaitedFor);
  const builder = new GoodsIndexBuilder(await readSourceCategories(db));
  for await (const products of readSourceProducts(db, now)) {
    for (const [at, product] of products.entries()) {
      if (at % SLICE === 0) await turn();
      builder.addProduct(product);
    }
  }
  return builder.build(await readLexicon(db), turn);
}

export function searcherOf(goods: GoodsIndex): Searcher {
  const recent = new LRUCache<string, Hits>({
    ...CACHED,
    sizeCalculation: ({ products, fits }) => 1 + products.byteLength + fits.byteLength,
  });
  return {
    goods,
    find(text) {
      const hits = recent.get(text) ?? findHits(goods, text);
      recent.set(text, hits);
      return hits;
    },
  };
}

async function takePrices(db: Db, goods: GoodsIndex): Promise<void> {
  for (const { id, from_micros } of await readSpecialPrices(db)) {
    const document = documentOf(goods, id);
    if (document !== undefined) goods.price[document] = from_micros;
  }
}

/** Binary search: `ids` is sorted. */
function documentOf({ products, ids }: GoodsIndex, id: number): number | undefined {
  let [low, high] = [0, products];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low < products && ids[low] === id ? low : undefined;
}
