import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isShopFailure, UpstreamFailure } from './failure.ts';

const MAX_ENTRIES = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Anyone who has an old answer at hand waits no longer for a slow shop. */
const SLOW_MS = 500;

export type Fresh<Value> = {
  /** Undefined when the shop says that what is kept still holds. */
  value: Value | undefined;
  headers: IncomingHttpHeaders;
  bytes: number;
};

type Load<Value> = (etag: string | undefined) => Promise<Fresh<Value>>;

export type AnswerCache = {
  /**
   * Calls `load` when nothing fresh is kept, once for all who ask at the same time. Of a shop that
   * fails or is slow, an old answer is given as long as its `stale-if-error` allows.
   */
  get<Value>(key: string, load: Load<Value>): Promise<Value>;
  /** Forgets everything; what is being loaded now is not kept. */
  drop(): void;
  stats(): AnswerStats;
};

/** Counts since the start, but for `entries` and `bytes`. */
export type AnswerStats = { hits: number; misses: number; stale: number; entries: number; bytes: number };

type Entry = {
  value: unknown;
  etag: string | undefined;
  freshUntilMs: number;
  /** From then on it is of no use even if the shop fails. */
  staleUntilMs: number;
  bytes: number;
};

/** Keeps what the shop marks `public`, already read, for as long as it allows. Least recently used goes first. */
export function createAnswerCache(now: () => number = Date.now, slowMs = SLOW_MS): AnswerCache {
  const entries = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    // An answer without a body, such as an empty list, takes its place too.
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });
  let underWay = new Map<string, Promise<unknown>>();
  const counts = { hits: 0, misses: 0, stale: 0 };

  async function refresh<Value>(key: string, load: Load<Value>): Promise<unknown> {
    const kept = entries.peek(key);
    const generation = underWay;
    const answer = await load(kept?.etag);
    const value = answer.value === undefined ? kept?.value : answer.value;
    // Dropped meanwhile.
    if (generation !== underWay) return value;
    const entry = entryOf(value, answer, kept, now());
    if (entry) entries.set(key, entry);
    else entries.delete(key);
    return value;
  }

  function refreshOnce<Value>(key: string, load: Load<Value>): Promise<unknown> {
    const known = underWay.get(key);
    if (known) return known;
    const generation = underWay;
    const call = refresh(key, load).finally(() => generation.delete(key));
    underWay.set(key, call);
    return call;
  }

  function old({ value }: Entry): unknown {
    counts.stale += 1;
    return value;
  }

  return {
    async get<Value>(key: string, load: Load<Value>) {
      const kept = entries.get(key);
      if (kept && kept.freshUntilMs > now()) {
        counts.hits += 1;
        return kept.value as Value;
      }
      counts.misses += 1;
      const coming = refreshOnce(key, load);
      if (!kept || kept.staleUntilMs <= now()) return (await coming) as Value;
      return (await inTimeOr(() => old(kept), coming, slowMs)) as Value;
    },
    drop() {
      entries.clear();
      underWay = new Map();
    },
    stats: () => ({ ...counts, entries: entries.size, bytes: entries.calculatedSize }),
  };
}

/** What to keep of an answer; undefined when it must not be kept. */
function entryOf(value: unknown, answer: Fresh<unknown>, kept: Entry | undefined, nowMs: number): Entry | undefined {
  const lifetime = lifetimeOf(answer.headers['cache-control']);
  if (!lifetime) return undefined;
  return {
    value,
    etag: answer.headers.etag ?? kept?.etag,
    freshUntilMs: nowMs + lifetime.freshMs,
    staleUntilMs: nowMs + lifetime.freshMs + lifetime.staleMs,
    bytes: answer.bytes || (kept?.bytes ?? 0),
  };
}

/** The new answer; the old one when there is no new one in time. */
async function inTimeOr(old: () => unknown, coming: Promise<unknown>, slowMs: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise((resolve) => {
    timer = setTimeout(() => resolve(old()), slowMs);
  });
  try {
    return await Promise.race([coming, slow]);
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    return old();
  } finally {
    clearTimeout(timer);
  }
}

/** Nothing was learnt of what was asked for: the shop failed, refused us or was not asked at all. */
function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof UpstreamFailure)) return false;
  return isShopFailure(error) || error.kind !== 'status' || error.status === 401 || error.status === 429;
}

/** Milliseconds; undefined when the answer must not be kept. */
function lifetimeOf(cacheControl: string | undefined): { freshMs: number; staleMs: number } | undefined {
  if (!cacheControl || !/\bpublic\b/.test(cacheControl) || /\bno-store\b/.test(cacheControl)) return undefined;
  const fresh = /\bmax-age=(\d{1,9})/.exec(cacheControl)?.[1];
  const stale = /\bstale-if-error=(\d{1,9})/.exec(cacheControl)?.[1] ?? 0;
  return fresh === undefined ? undefined : { freshMs: Number(fresh) * 1_000, staleMs: Number(stale) * 1_000 };
}
