import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Said } from './envelope.ts';
import { isShopFailure, UpstreamFailure } from './failure.ts';

const MAX_ENTRIES = 2_000;
/** Of JSON, which takes about three times as much memory once it is parsed. */
const MAX_BYTES = 12 * 1024 * 1024;
/** For responses to searches and filters, which are unlimited in number: they never evict the others. */
const MAX_ENDLESS_BYTES = 2 * 1024 * 1024;
/** If there is an old response, a slow shop is not waited for any longer than this. */
const SLOW_MS = 500;

export type Fresh<Value> = {
  /** Undefined if the cached value is still valid: the shop says so, or has sent the same again. */
  value: Value | undefined;
  headers: IncomingHttpHeaders;
  bytes: number;
  /** Undefined for responses that are hardly ever the same twice. */
  said?: Said | undefined;
};

/** How the last response is recognized: by its tag, or without one by its text. */
export type Known = { etag?: string | undefined; said?: Said | undefined };

type Load<Value> = (known: Known) => Promise<Fresh<Value>>;

/** How long a response is valid, in milliseconds since 1970. */
export type AnswerLife = {
  /** When the shop sent it, or last confirmed it. */
  answeredAtMs: number;
  freshUntilMs: number;
  /** From then on it is not used even if the shop fails. */
  usableUntilMs: number;
};

/** How to change a response that is older than `afterMs`. */
export type WhenOld<Value> = {
  afterMs: number;
  change(value: Value, answeredAtMs: number): Value;
  /**
   * Whether results made from it before the change stay valid as long as the response; otherwise only until the change.
   */
  copiesHold?: true;
};

/**
 * `used` is called with the life of the returned response, unless it is never cached; with `none` if there is no
 * response.
 */
export type Use<Value> = {
  used?: ((life: AnswerLife | 'none') => void) | undefined;
  /** The cached response itself is not changed. */
  whenOld?: WhenOld<Value> | undefined;
  /** One of unlimited many, such as a search, of which few are requested twice. */
  isEndless?: boolean;
};

export type AnswerCache = {
  /**
   * Calls `load` if there is no fresh response, once for all simultaneous callers. If the shop fails or is slow, an old
   * response is used as long as its `stale-if-error` allows.
   */
  get<Value>(key: string, load: Load<Value>, use?: Use<Value>): Promise<Value>;
  /** The last result of `get`, valid or not; undefined if it would be changed by now. */
  last<Value>(key: string, whenOld?: WhenOld<Value>): Value | undefined;
  /** Drops everything; pending responses are not stored. */
  drop(): void;
  stats(): AnswerStats;
};

/** Counts since the start, except for `entries` and `bytes`. */
export type AnswerStats = { hits: number; misses: number; stale: number; entries: number; bytes: number };

type Entry = Known & {
  value: unknown;
  /** Undefined if it must not be cached: it is not used again, but not parsed again either if it is the same. */
  life: AnswerLife | undefined;
  bytes: number;
};

type Lookup = { value: unknown; life: AnswerLife | undefined };

/** Caches parsed responses that the shop marks `public`, for as long as it allows. Evicts the least recently used. */
export function createAnswerCache(now: () => number = Date.now, slowMs = SLOW_MS): AnswerCache {
  const [lasting, endless] = [createPartition(MAX_BYTES, now), createPartition(MAX_ENDLESS_BYTES, now)];
  const counts = { hits: 0, misses: 0, stale: 0 };

  async function lookUp<Value>({ entries, refreshOnce }: Partition, key: string, load: Load<Value>): Promise<Lookup> {
    const stored = entries.get(key);
    if (stored?.life && stored.life.freshUntilMs > now()) {
      counts.hits += 1;
      return stored;
    }
    counts.misses += 1;
    const coming = refreshOnce(key, load);
    if (!stored?.life || stored.life.usableUntilMs <= now()) return coming;
    const old = () => {
      counts.stale += 1;
      return stored;
    };
    return inTimeOr(old, coming, slowMs);
  }

  return {
    async get<Value>(key: string, load: Load<Value>, { used, whenOld, isEndless }: Use<Value> = {}) {
      try {
        const { value, life } = await lookUp(isEndless ? endless : lasting, key, load);
        const known = valueOf<Value>(value);
        if (!life) return known;
        used?.(lifeOfCopies(life, whenOld, now()));
        return whenOld && isOld(life, whenOld, now()) ? whenOld.change(known, life.answeredAtMs) : known;
      } catch (error) {
        if (isNoAnswer(error)) used?.('none');
        throw error;
      }
    },
    last<Value>(key: string, whenOld?: WhenOld<Value>) {
      const stored = lasting.entries.peek(key);
      if (!stored || (whenOld && stored.life && isOld(stored.life, whenOld, now()))) return undefined;
      return valueOf(stored.value);
    },
    drop: () => [lasting, endless].forEach((partition) => partition.drop()),
    stats: () => ({ ...counts, ...sizeOf(lasting.entries, endless.entries) }),
  };
}

/** A key determines the type of its value, which `load` reads. */
function valueOf<Value>(kept: unknown): Value {
  return kept as Value;
}

function sizeOf(...parts: Entries[]): Pick<AnswerStats, 'entries' | 'bytes'> {
  return {
    entries: parts.reduce((sum, { size }) => sum + size, 0),
    bytes: parts.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
  };
}

type Ageing = Pick<WhenOld<unknown>, 'afterMs' | 'copiesHold'>;

function isOld({ answeredAtMs }: AnswerLife, { afterMs }: Ageing, nowMs: number): boolean {
  return nowMs >= answeredAtMs + afterMs;
}

/** How long results made from a response are valid: if the response will be changed, only until then. */
function lifeOfCopies(life: AnswerLife, whenOld: Ageing | undefined, nowMs: number): AnswerLife {
  if (!whenOld || whenOld.copiesHold || isOld(life, whenOld, nowMs)) return life;
  return { ...life, usableUntilMs: Math.min(life.usableUntilMs, life.answeredAtMs + whenOld.afterMs) };
}

type Entries = LRUCache<string, Entry>;

type Partition = ReturnType<typeof createPartition>;

/** Requests a response from the shop again, once for all simultaneous callers. */
function createPartition(maxSize: number, now: () => number) {
  const entries: Entries = new LRUCache({
    max: MAX_ENTRIES,
    maxSize,
    // A response without a body, such as an empty list, takes space too.
    sizeCalculation: ({ bytes, said }) => Math.max(1, bytes + (said?.text.length ?? 0)),
  });
  let underWay = new Map<string, Promise<Lookup>>();

  async function refresh<Value>(key: string, load: Load<Value>): Promise<Lookup> {
    const stored = entries.peek(key);
    const generation = underWay;
    const answer = await load({ etag: stored?.etag, said: stored?.said });
    const entry = entryOf(answer, stored, now());
    // Not dropped meanwhile.
    if (generation === underWay) {
      if (entry.life || entry.said) entries.set(key, entry);
      else entries.delete(key);
    }
    return entry;
  }

  return {
    entries,
    refreshOnce<Value>(key: string, load: Load<Value>): Promise<Lookup> {
      const known = underWay.get(key);
      if (known) return known;
      const generation = underWay;
      const call = refresh(key, load).finally(() => generation.delete(key));
      underWay.set(key, call);
      return call;
    },
    drop() {
      entries.clear();
      underWay = new Map();
    },
  };
}

function entryOf(answer: Fresh<unknown>, stored: Entry | undefined, nowMs: number): Entry {
  const etag = answer.headers.etag ?? (answer.value === undefined ? stored?.etag : undefined);
  return {
    value: answer.value === undefined ? stored?.value : answer.value,
    etag,
    said: etag === undefined ? answer.said : undefined,
    bytes: answer.bytes || (stored?.bytes ?? 0),
    life: lifeOf(answer, nowMs),
  };
}

/** Undefined if the response must not be cached. */
function lifeOf({ headers }: Fresh<unknown>, nowMs: number): AnswerLife | undefined {
  const lifetime = lifetimeOf(headers['cache-control']);
  return (
    lifetime && {
      answeredAtMs: nowMs,
      freshUntilMs: nowMs + lifetime.freshMs,
      usableUntilMs: nowMs + lifetime.freshMs + lifetime.staleMs,
    }
  );
}

/** The new response; the old one if there is no new one in time. */
async function inTimeOr(old: () => Lookup, coming: Promise<Lookup>, slowMs: number): Promise<Lookup> {
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<Lookup>((resolve) => {
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

/** The request told nothing about the data: the shop failed, rejected the call or was not called at all. */
function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof UpstreamFailure)) return false;
  return isShopFailure(error) || error.kind !== 'status' || error.status === 401 || error.status === 429;
}

/** Milliseconds; undefined if the response must not be cached. */
function lifetimeOf(cacheControl: string | undefined): { freshMs: number; staleMs: number } | undefined {
  if (!cacheControl || !/\bpublic\b/.test(cacheControl) || /\bno-store\b/.test(cacheControl)) return undefined;
  const fresh = /\bmax-age=(\d{1,9})/.exec(cacheControl)?.[1];
  const stale = /\bstale-if-error=(\d{1,9})/.exec(cacheControl)?.[1] ?? 0;
  return fresh === undefined ? undefined : { freshMs: Number(fresh) * 1_000, staleMs: Number(stale) * 1_000 };
}
