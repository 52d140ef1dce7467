import type { Request } from 'express';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { CountUsage } from '#server/graphql/engine/usage.ts';
import type { encodeOnDemand } from '#server/http/encoding.ts';
import type { ContextRequest } from '#server/graphql/context.ts';
import { PERSONAL_HEADERS } from '#server/graphql/engine/cacheable.ts';
import { pointsOf } from '#server/graphql/engine/limit/limits.ts';
import type { AnswerLife } from '#server/rest/transport/answer-cache.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { PICTURE_URLS } from './graphql-clients.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** For documents that callers write. They are unbounded, and must not evict stored operations. */
const MAX_WRITTEN_BYTES = 8 * 1024 * 1024;
/** Compressed forms are made on first request, and take about half as many bytes again. */
const SHARE_WITH_FORMS = 1.5;
const MAX_ADDRESS_CHARACTERS = 8_000;
/** Never longer than HTTP caches may store the same response. */
const MAX_FRESH_MS = 30_000;

/** Of a response of the shop; `none` if there was none. */
type Life = AnswerLife | 'none';

/** A response in bytes, ready to be sent as often as it is requested. */
export type ByteAnswer = {
  status: number;
  headers: [string, string][];
  /** Whether `headers` has a `Vary`, which then names everything the response depends on. */
  hasVary: boolean;
  /** The response to a GET. */
  etag: string | undefined;
  /** Before compression. */
  length: number;
  body: ReturnType<typeof encodeOnDemand>;
};

/** The state of one request: its response, or the callbacks to notify while it is made. */
type Place = Required<Pick<ContextRequest, 'used' | 'onShared'>> & {
  answer: ByteAnswer | undefined;
  /** The points that `answer` charges to its caller, as executing it again would. */
  points: number;
  /** Does nothing with a response that is not the same for everybody. */
  store(answer: ByteAnswer): void;
};

export type AnswerStore = {
  /** Undefined for a request whose response is personal. */
  placeOf(req: Request, visitor: Visitor): Place | undefined;
  /** Drops everything; responses in the making are not stored. */
  drop(): void;
};

type Deps = {
  isStored: (document: DocumentNode) => boolean;
  /** Whether everybody may send documents. Responses that only some may request are not stored. */
  isOpen: boolean;
  count: CountUsage | undefined;
  now?: () => number;
};

type Stored = { answer: ByteAnswer; document: DocumentNode; points: number; untilMs: number };

/**
 * Responses to catalogue queries, in bytes: the same for everybody of one currency and region, as long
 * as every response of the shop they are made of is fresh. Evicts the least recently used.
 */
export function createAnswerStore({ isStored, isOpen, count, now = Date.now }: Deps): AnswerStore {
  const answers = cacheOf(MAX_BYTES);
  const written = cacheOf(MAX_WRITTEN_BYTES);
  let generation = 0;

  function find(key: string): Stored | undefined {
    const startedMs = performance.now();
    const stored = answers.get(key) ?? written.get(key);
    if (!stored || stored.untilMs <= now()) return undefined;
    count?.(stored.document, performance.now() - startedMs);
    return stored;
  }

  return {
    placeOf(req, visitor) {
      const key = keyOf(req, visitor);
      if (key === undefined) return undefined;
      const begun = generation;
      const lives: Life[] = [];
      let shared: Pick<Stored, 'document' | 'points'> | undefined;
      const { answer, points = 0 } = find(key) ?? {};
      return {
        answer,
        points,
        used: (life) => void lives.push(life),
        onShared: (document, cost) => void (shared = { document, points: pointsOf(cost) }),
        store(answer) {
          const untilMs = freshUntil(lives, now());
          if (!shared || untilMs === undefined || untilMs <= now() || begun !== generation) return;
          const stored = { answer, ...shared, untilMs };
          if (isStored(shared.document)) answers.set(key, stored);
          else if (isOpen) written.set(key, stored);
        },
      };
    },
    drop() {
      generation += 1;
      answers.clear();
      written.clear();
    },
  };
}

function cacheOf(maxSize: number): LRUCache<string, Stored> {
  return new LRUCache({
    maxSize,
    sizeCalculation: ({ answer }, key) => Math.ceil(answer.length * SHARE_WITH_FORMS) + key.length,
  });
}

function keyOf(req: Request, { currency, region }: Visitor): string | undefined {
  const { method, originalUrl, headers } = req;
  const isShared = method === 'GET' && PERSONAL_HEADERS.every((name) => headers[name] === undefined);
  if (!isShared || originalUrl.length > MAX_ADDRESS_CHARACTERS) return undefined;
  return [currency, region, req.get(PICTURE_URLS), headers.accept, originalUrl].join('\n');
}

/** Milliseconds since 1970; undefined if the shop sent nothing, or not everything. */
function freshUntil(lives: readonly Life[], nowMs: number): number | undefined {
  if (lives.length === 0) return undefined;
  return Math.min(nowMs + MAX_FRESH_MS, ...lives.map((life) => (life === 'none' ? 0 : life.freshUntilMs)));
}
