import type { IncomingHttpHeaders } from 'node:http';

const MAX_ENTRIES = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;

export type Fresh<Value> = {
  /** Undefined when the shop says that what is kept still holds. */
  value: Value | undefined;
  headers: IncomingHttpHeaders;
  bytes: number;
};

export type AnswerCache = {
  /** Calls `load` when nothing fresh is kept, once for all who ask at the same time. */
  get<Value>(key: string, load: (etag: string | undefined) => Promise<Fresh<Value>>): Promise<Value>;
};

type Entry = { value: unknown; etag: string | undefined; freshUntilMs: number; bytes: number };

/** Keeps what the shop marks `public`, already read, for as long as it allows. Least recently used goes first. */
export function createAnswerCache(now: () => number = Date.now): AnswerCache {
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<unknown>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function keep(key: string, entry: Entry): void {
    drop(key);
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_ENTRIES && bytes <= MAX_BYTES) break;
      drop(oldest);
    }
  }

  async function refresh<Value>(
    key: string,
    load: (etag: string | undefined) => Promise<Fresh<Value>>,
  ): Promise<unknown> {
    const kept = entries.get(key);
    const answer = await load(kept?.etag);
    const value = answer.value === undefined ? kept?.value : answer.value;
    const maxAgeMs = maxAgeOf(answer.headers['cache-control']);
    if (maxAgeMs === undefined) drop(key);
    else {
      keep(key, {
        value,
        etag: answer.headers.etag ?? kept?.etag,
        freshUntilMs: now() + maxAgeMs,
        bytes: answer.bytes || (kept?.bytes ?? 0),
      });
    }
    return value;
  }

  return {
    async get<Value>(key: string, load: (etag: string | undefined) => Promise<Fresh<Value>>) {
      const kept = entries.get(key);
      if (kept && kept.freshUntilMs > now()) {
        entries.delete(key);
        entries.set(key, kept);
        return kept.value as Value;
      }
      const call = underWay.get(key) ?? refresh(key, load).finally(() => underWay.delete(key));
      underWay.set(key, call);
      return (await call) as Value;
    },
  };
}

/** Milliseconds; undefined when the answer must not be kept. */
function maxAgeOf(cacheControl: string | undefined): number | undefined {
  if (!cacheControl || !/\bpublic\b/.test(cacheControl) || /\bno-store\b/.test(cacheControl)) return undefined;
  const seconds = /\bmax-age=(\d{1,9})/.exec(cacheControl)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1_000;
}
