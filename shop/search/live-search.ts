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
/** Products that are added to an index in one go. */
const SLICE = 20;
/** Sales figures are read again this often while the catalogue stays the same: they change slowly. */
const MAX_AGE_MS = 60 * 60 * 1000;
/** The cache of hits: one page asks three times for the same text, and shoppers search for the same things. */
const CACHED = { max: 500, maxSize: 16 * 1024 * 1024 };
/** Different searches that are counted between two writes. */
const MAX_MISSES = 200;

/** The index of the catalogue in force. */
export type LiveSearch = {
  /** Waits only for the first index; a newer catalogue is searched when its index is built. */
  current(): Promise<Searcher>;
  /** Looks for a newer catalogue now; resolves when it is searched. */
  refresh(): Promise<void>;
  /** Counts a search that found little, when nothing of it is personal. */
  noteMiss(text: string, found: number): void;
  /** Resolves when nothing is read from the database any more. */
  stop(): Promise<void>;
};

export type Searcher = { goods: GoodsIndex; find(text: string): Hits };

/** Builds the index when it is first wanted, and builds it again within seconds of each change of the catalogue or of the synonyms. */
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
  const keep = (err: unknown) => log.warn({ err }, 'The search keeps the catalogue of before for now');
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

/** The catalogue of this moment. Made in slices: everything else that the process does goes before. */
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

/** By halves: they stand in the order of their ids. */
function documentOf({ products, ids }: GoodsIndex, id: number): number | undefined {
  let [low, high] = [0, products];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low < products && ids[low] === id ? low : undefined;
}
