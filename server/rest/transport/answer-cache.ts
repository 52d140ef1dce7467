import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Said } from './envelope.ts';
import { isShopFailure, UpstreamFailure } from './failure.ts';

const MAX_ENTRIES = 2_000;
/** Of JSON, which takes about three times as much memory once it is parsed. */
const MAX_BYTES = 12 * 1024 * 1024;
/** Of answers to searches and filters, of which there is no end: they never push the others out. */
const MAX_ENDLESS_BYTES = 2 * 1024 * 1024;
/** Where there is an old answer, a slow shop is not waited for any longer. */
const SLOW_MS = 500;

export type Fresh<Value> = {
  /** Undefined when what is known still holds: the shop says so, or has sent the same once more. */
  value: Value | undefined;
  headers: IncomingHttpHeaders;
  bytes: number;
  /** Undefined where the same hardly comes twice. */
  said?: Said | undefined;
};

/** What the last answer is known again by: its tag, or where it has none what it said. */
export type Known = { etag?: string | undefined; said?: Said | undefined };

type Load<Value> = (known: Known) => Promise<Fresh<Value>>;

/** How long an answer holds, in milliseconds since 1970. */
export type AnswerLife = {
  /** When the shop gave it, or last said that it still holds. */
  answeredAtMs: number;
  freshUntilMs: number;
  /** From then on it is of no use even if the shop fails. */
  usableUntilMs: number;
};

/** What an answer becomes that the shop gave longer ago than `afterMs`. */
export type WhenOld<Value> = {
  afterMs: number;
  change(value: Value, answeredAtMs: number): Value;
  /** Whether what was made of it before the change is of use as long as the answer; else until the change. */
  copiesHold?: true;
};

/** `used` hears how long the answer holds that is given, unless it is never kept; `none` when there is no answer. */
export type Use<Value> = {
  used?: ((life: AnswerLife | 'none') => void) | undefined;
  /** The kept answer stays as it is. */
  whenOld?: WhenOld<Value> | undefined;
  /** One of endlessly many, such as a search, of which few are asked for twice. */
  isEndless?: boolean;
};

export type AnswerCache = {
  /**
   * Calls `load` when nothing fresh is kept, once for all who ask at the same time. Of a shop that
   * fails or is slow, an old answer is given as long as its `stale-if-error` allows.
   */
  get<Value>(key: string, load: Load<Value>, use?: Use<Value>): Promise<Value>;
  /** What `get` has last given, whether it still holds or not; undefined where it would be changed by now. */
  last<Value>(key: string, whenOld?: WhenOld<Value>): Value | undefined;
  /** Forgets everything; what is being loaded now is not kept. */
  drop(): void;
  stats(): AnswerStats;
};

/** Counts since the start, but for `entries` and `bytes`. */
export type AnswerStats = { hits: number; misses: number; stale: number; entries: number; bytes: number };

type Entry = Known & {
  value: unknown;
  /** Undefined where it must not be kept: it is not given again, but not read again either when it comes again. */
  life: AnswerLife | undefined;
  bytes: number;
};

type Lookup = { value: unknown; life: AnswerLife | undefined };

/** Keeps what the shop marks `public`, already read, for as long as it allows. Least recently used goes first. */
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

/** What is kept is known by its key to be the value that `load` reads. */
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

/** How long what is made of an answer is of use: where the answer will be changed, only until then. */
function lifeOfCopies(life: AnswerLife, whenOld: Ageing | undefined, nowMs: number): AnswerLife {
  if (!whenOld || whenOld.copiesHold || isOld(life, whenOld, nowMs)) return life;
  return { ...life, usableUntilMs: Math.min(life.usableUntilMs, life.answeredAtMs + whenOld.afterMs) };
}

type Entries = LRUCache<string, Entry>;

type Partition = ReturnType<typeof createPartition>;

/** Asks the shop again, once for all who ask for the same at the same time. */
function createPartition(maxSize: number, now: () => number) {
  const entries: Entries = new LRUCache({
    max: MAX_ENTRIES,
    maxSize,
    // An answer without a body, such as an empty list, takes its place too.
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

/** Undefined when the answer must not be kept. */
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

/** The new answer; the old one when there is no new one in time. */
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
