import { compressDocument, documentBytes, keepDocument, type KeptDocument } from './kept-document.ts';

const FRESH_MS = 10_000;
const STALE_MS = 60_000;
const MOST_DOCUMENTS = 500;
const MOST_BYTES = 64 * 1024 * 1024;

type Entry = { document: KeptDocument; bytes: number; madeAt: number; reads: readonly string[] };

/** `reads` names the parameters that would have changed the document. */
export type Found = { document: KeptDocument; fresh: boolean; reads: readonly string[] };

/** Documents for everybody, the least recently used dropped first. */
export class DocumentCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => number;
  #bytes = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** A stale copy may still be sent while a new one is made; an older one is dropped. */
  find(key: string): Found | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const age = this.#now() - entry.madeAt;
    this.#drop(key, entry);
    if (age > FRESH_MS + STALE_MS) return undefined;
    this.#put(key, entry);
    return { document: entry.document, fresh: age <= FRESH_MS, reads: entry.reads };
  }

  /** `headers` are name and value in turns. */
  keep(key: string, html: string, headers: string[], reads: readonly string[] = []): KeptDocument {
    const previous = this.#entries.get(key);
    const document = keepDocument(html, headers, previous?.document);
    if (previous) this.#drop(key, previous);
    this.#put(key, { document, bytes: documentBytes(document), madeAt: this.#now(), reads });
    this.#shrink();
    return document;
  }

  /** Resolves when the document's compressed forms are there. */
  async compress(key: string, document: KeptDocument): Promise<void> {
    await compressDocument(document);
    const entry = this.#entries.get(key);
    if (entry?.document !== document) return;
    const bytes = documentBytes(document);
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    this.#shrink();
  }

  #put(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  #shrink(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= MOST_DOCUMENTS && this.#bytes <= MOST_BYTES) return;
      this.#drop(key, entry);
    }
  }
}
