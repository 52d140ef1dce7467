import type { Request } from 'express';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { CountUsage } from '#server/graphql/engine/usage.ts';
import type { encodeOnDemand } from '#server/http/encoding.ts';
import type { ContextRequest } from '#server/graphql/context.ts';
import { PERSONAL_HEADERS } from '#server/graphql/engine/cacheable.ts';
import type { AnswerLife } from '#server/rest/transport/answer-cache.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { PICTURE_URLS } from './graphql-clients.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** Compressed forms come with the first who ask for them, and take about half as many bytes again. */
const SHARE_WITH_FORMS = 1.5;
const MAX_ADDRESS_CHARACTERS = 4_000;
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
  /** Limits count for what callers write: that is executed each time. */
  isStored: (document: DocumentNode) => boolean;
  count: CountUsage | undefined;
  now?: () => number;
};

type Stored = { answer: ByteAnswer; document: DocumentNode; untilMs: number };

/**
 * Answers of stored operations that read the catalogue, in bytes: the same for everybody of one currency
 * and region, as long as every answer of the shop that they are made of is fresh. Least recently used goes first.
 */
export function createAnswerStore({ isStored, count, now = Date.now }: Deps): AnswerStore {
  const answers = new LRUCache<string, Stored>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }, key) => Math.ceil(answer.length * SHARE_WITH_FORMS) + key.length,
  });
  let generation = 0;

  function find(key: string): ByteAnswer | undefined {
    const startedMs = performance.now();
    const stored = answers.get(key);
    if (!stored || stored.untilMs <= now()) return undefined;
    count?.(stored.document, performance.now() - startedMs);
    return stored.answer;
  }

  return {
    placeOf(req, visitor) {
      const key = keyOf(req, visitor);
      if (key === undefined) return undefined;
      const begun = generation;
      const lives: Life[] = [];
      let document: DocumentNode | undefined;
      return {
        answer: find(key),
        used: (life) => void lives.push(life),
        onShared: (one) => void (document = one),
        store(answer) {
          const untilMs = freshUntil(lives, now());
          const isUsable = untilMs !== undefined && untilMs > now() && begun === generation;
          if (isUsable && document && isStored(document)) answers.set(key, { answer, document, untilMs });
        },
      };
    },
    drop() {
      generation += 1;
      answers.clear();
    },
  };
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
