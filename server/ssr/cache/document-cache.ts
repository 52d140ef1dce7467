import { LRUCache } from 'lru-cache';
import { cachePage, shrinkDocument, type CachedPage } from './cached-page.ts';

/** A page is not rendered more often than this, whatever its data allows. */
const MIN_FRESH_MS = 5_000;
const STALE_MS = 60_000;
/** How long to wait after a page could not be rendered, as long as there is a copy. */
const RETRY_MS = 5_000;
const MAX_DOCUMENTS = 500;
const MAX_BYTES = 64 * 1024 * 1024;

/** Compressed forms are added later, and take about half as many bytes again. */
const SHARE_WITH_FORMS = 1.5;

/** Milliseconds since 1970. */
export type PageLife = {
  freshUntilMs: number;
  /** Until then a copy may replace a page that cannot be rendered. */
  usableUntilMs: number;
};

type Entry = PageLife & {
  document: CachedPage;
  reads: readonly string[];
  /** When the page last could not be rendered; undefined if it could since. */
  failedAt?: number;
};

/** Counts since the start, except for `documents` and `bytes`. */
export type DocumentStats = { hits: number; stale: number; documents: number; bytes: number };

/** `reads` lists the query parameters that would have changed the document. */
export type Found = { document: CachedPage; fresh: boolean; reads: readonly string[] };

type CacheLimits = { documents: number; bytes: number };

/** Documents for everybody; evicts the least recently used. */
export class DocumentCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #now: () => number;
  readonly #counts = { hits: 0, stale: 0 };

  constructor(now: () => number = Date.now, limits: CacheLimits = { documents: MAX_DOCUMENTS, bytes: MAX_BYTES }) {
    this.#now = now;
    this.#entries = new LRUCache({
      max: limits.documents,
      maxSize: limits.bytes,
      sizeCalculation: ({ document }) => Math.ceil(document.plain.bytes.byteLength * SHARE_WITH_FORMS),
    });
  }

  /**
   * A copy to send at once: a fresh one, or a stale one while a new one is rendered. While rendering fails, an old one
   * counts as fresh between two attempts.
   */
  find(key: string): Found | undefined {
    const entry = this.#usable(key);
    if (!entry) return undefined;
    const now = this.#now();
    if (entry.failedAt === undefined && now > entry.freshUntilMs + STALE_MS) return undefined;
    this.#counts.hits += 1;
    const waits = entry.failedAt !== undefined && now - entry.failedAt <= RETRY_MS;
    return { document: entry.document, fresh: waits || now <= entry.freshUntilMs, reads: entry.reads };
  }

  /** A copy that may replace a page that cannot be rendered. */
  findOld(key: string): Found | undefined {
    const entry = this.#usable(key);
    if (!entry) return undefined;
    this.#counts.stale += 1;
    return { document: entry.document, fresh: false, reads: entry.reads };
  }

  /** The page could not be rendered: its copy is sent until it can be. */
  failed(key: string): void {
    const entry = this.#entries.peek(key);
    if (entry) entry.failedAt = this.#now();
  }

  /** The page does not exist any more. */
  drop(key: string): void {
    this.#entries.delete(key);
  }

  dropAll(): void {
    this.#entries.clear();
  }

  stats(): DocumentStats {
    return { ...this.#counts, documents: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /**
   * `headers` are names and values alternating. A document with the same content as before keeps its compressed forms.
   */
  keep(
    key: string,
    html: string,
    headers: string[],
    life: PageLife,
    reads: readonly string[] = [],
  ): { document: CachedPage; isNew: boolean } {
    const now = this.#now();
    const previous = this.#entries.peek(key)?.document;
    const document = cachePage(html, headers, life.usableUntilMs - now, previous);
    const freshUntilMs = Math.max(life.freshUntilMs, now + MIN_FRESH_MS);
    this.#entries.set(key, { document, ...life, freshUntilMs, reads });
    return { document, isNew: document !== previous };
  }

  /** Compresses it with brotli as small as possible, if the document is still cached. */
  async shrink(key: string, document: CachedPage): Promise<void> {
    if (this.#entries.peek(key)?.document !== document) return;
    await shrinkDocument(document);
  }

  #usable(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#now() <= entry.usableUntilMs) return entry;
    this.#entries.delete(key);
    return undefined;
  }
}
