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
/** Of documents that callers write. They are endless, and push no stored operation out. */
const MAX_WRITTEN_BYTES = 8 * 1024 * 1024;
/** Compressed forms come with the first who ask for them, and take about half as many bytes again. */
const SHARE_WITH_FORMS = 1.5;
const MAX_ADDRESS_CHARACTERS = 8_000;
/** No longer than caches may keep the same answer. */
const MAX_FRESH_MS = 30_000;

/** Of an answer of the shop; `none` where there was none. */
type Life = AnswerLife | 'none';

/** An answer in bytes, ready to be sent as often as it is asked for. */
export type ByteAnswer = {
  status: number;
  headers: [string, string][];
  /** Of what a GET is answered. */
  etag: string | undefined;
  /** Before they are compressed. */
  length: number;
  body: ReturnType<typeof encodeOnDemand>;
};

/** What is known of one question: its answer, or else what has to be heard while it is made. */
type Place = Required<Pick<ContextRequest, 'used' | 'onShared'>> & {
  answer: ByteAnswer | undefined;
  /** What `answer` takes of its caller's budget, as it would if it were made again. */
  points: number;
  /** Does nothing with an answer that is not the same for everybody. */
  store(answer: ByteAnswer): void;
};

export type AnswerStore = {
  /** Undefined for a question that is for its sender alone. */
  placeOf(req: Request, visitor: Visitor): Place | undefined;
  /** Forgets everything; what is being made now is not stored. */
  drop(): void;
};

type Deps = {
  isStored: (document: DocumentNode) => boolean;
  /** Whether everybody may write documents. What only some may ask is stored for nobody. */
  isOpen: boolean;
  count: CountUsage | undefined;
  now?: () => number;
};

type Stored = { answer: ByteAnswer; document: DocumentNode; points: number; untilMs: number };

/**
 * Answers to what reads the catalogue alone, in bytes: the same for everybody of one currency and region, as long
 * as every answer of the shop that they are made of is fresh. Least recently used goes first.
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

/** Milliseconds since 1970; undefined where the shop gave nothing, or not all that was asked for. */
function freshUntil(lives: readonly Life[], nowMs: number): number | undefined {
  if (lives.length === 0) return undefined;
  return Math.min(nowMs + MAX_FRESH_MS, ...lives.map((life) => (life === 'none' ? 0 : life.freshUntilMs)));
}
