import type { Logger } from 'pino';
import type { Loaded } from '#client/entry.server.tsx';
import type { AnswerLife } from '#server/rest/transport/answer-cache.ts';
import type { PageDeps } from '#server/ssr/page/page-handler.ts';
import { anyone, UNKNOWN_VISITOR, type Variant } from '#server/session/visitor.ts';
import { DocumentCache, type DocumentStats, type Found, type PageLife } from './document-cache.ts';
import { documentHeaders } from '#server/http/document-headers.ts';
import type { Pages } from '#server/ssr/client-entry.ts';
import type { CachedPage } from './cached-page.ts';
import { configuredAddress, readAddress, type PageAddress } from '#server/ssr/page/page-address.ts';
import { pageRequest } from '#server/ssr/page/page-request.ts';
import { createSpareTime, type SpareTime } from './spare-time.ts';
import { streamToNobody } from '#server/ssr/stream.ts';
import { wholeDocument } from '#server/ssr/whole-document.ts';

type Asked = { address: PageAddress; visitor: Variant; log: Logger };

/** Of a response that a page is made from; `none` if there was no response. */
type Life = AnswerLife | 'none';

type Flight = { key: string; loading: Promise<Loaded | Response>; isStreamed(): boolean; lives: Life[] };

/** One load for all simultaneous requests, and the copy that is cached of it. */
export type PendingPage = {
  loaded: Promise<Loaded | Response>;
  /** The cached page once everything has loaded; undefined if there is none to cache. Never rejects. */
  kept: Promise<CachedPage | undefined>;
  /** A visitor could not wait for all of it, and got it as a stream. */
  isStreamed: boolean;
};

/** Pages of searches and filters, which are unlimited in number: they never evict the others. */
const ENDLESS = { documents: 200, bytes: 8 * 1024 * 1024 };
/** For a page without any cacheable response of the shop. */
const FRESH_MS = 10_000;
const USABLE_MS = 60 * 60 * 1_000;
/** Simultaneous loads for each page that may be in flight: some continue after their visitor has left. */
const FLIGHTS_PER_PAGE = 2;

/** Pages that are the same for everybody with the same address, currency and region. */
export class SharedPages {
  readonly #documents = new DocumentCache();
  readonly #endless = new DocumentCache(Date.now, ENDLESS);
  readonly #pendingPages = new Map<string, PendingPage>();
  readonly #deps: PageDeps;
  readonly #pages: Pages;
  readonly #headers: string[];
  readonly #spare: SpareTime;
  #generation = 0;

  constructor(deps: PageDeps, pages: Pages) {
    this.#deps = deps;
    this.#pages = pages;
    this.#spare = createSpareTime((error) => deps.log.error({ err: error }, 'page not compressed'));
    this.#headers = documentHeaders(deps.config);
  }

  find({ address, visitor }: Asked): Found | undefined {
    return this.#cacheOf(address).find(keyOf(address, visitor));
  }

  /** A copy that is still usable, for a page that cannot be rendered now. */
  findOld({ address, visitor }: Pick<Asked, 'address' | 'visitor'>): Found | undefined {
    return this.#cacheOf(address).findOld(keyOf(address, visitor));
  }

  /** The page takes so long that its old copy is sent meanwhile, to other visitors too. */
  slow({ address, visitor }: Asked): void {
    this.#cacheOf(address).failed(keyOf(address, visitor));
  }

  /** Undefined if too many pages are being loaded. */
  load(asked: Asked): PendingPage | undefined {
    const key = keyOf(asked.address, asked.visitor);
    const known = this.#pendingPages.get(key);
    if (known) return known;
    if (this.#pendingPages.size >= this.#deps.config.limits.pages * FLIGHTS_PER_PAGE) return undefined;
    const lives: Life[] = [];
    const loaded = this.#run(asked, (life) => lives.push(life));
    const isStreamed = (): boolean => this.#pendingPages.get(key)?.isStreamed === true;
    const kept = this.#keep({ key, loading: loaded, isStreamed, lives }, asked);
    const pending = { loaded, kept, isStreamed: false };
    this.#pendingPages.set(key, pending);
    void pending.kept.then(() => this.#pendingPages.get(key) === pending && this.#pendingPages.delete(key));
    return pending;
  }

  /** Loads the page with compiled operations that get no response, and renders the resulting error. */
  async rehearse(path: string): Promise<void> {
    const { compile, config } = this.#deps;
    const address = readAddress(path);
    if (!address) return;
    const entry = await this.#pages.entry();
    const run = async (hash: string): Promise<never> => {
      compile(hash);
      throw new Error('Operations get no response while a page is only warmed up');
    };
    const request = pageRequest(config, address, new AbortController().signal);
    await entry
      .loadPage(request, { run, siteUrl: config.siteUrl, publish: this.#pages.menus.publish })
      .then((loaded) => this.#renderBothWays(loaded))
      .catch((err: unknown) => this.#deps.log.debug({ err }, 'page warm-up failed'));
  }

  async warm(path: string): Promise<void> {
    const address = readAddress(path);
    if (address) await this.load({ address, visitor: UNKNOWN_VISITOR, log: this.#deps.log })?.kept;
  }

  /** Cached pages and streams are rendered by two different parts of React, neither of which has been compiled yet. */
  async #renderBothWays(loaded: Loaded | Response): Promise<void> {
    if (loaded instanceof Response) return;
    await streamToNobody(loaded, this.#pages);
    await wholeDocument(loaded, this.#pages);
  }

  /** Drops every copy; pages that are being loaded are not cached: the catalogue has changed. */
  drop(): void {
    this.#generation += 1;
    this.#pendingPages.clear();
    this.#documents.dropAll();
    this.#endless.dropAll();
  }

  close(): void {
    this.#spare.stop();
  }

  stats(): { documents: DocumentStats; endless: DocumentStats } {
    return { documents: this.#documents.stats(), endless: this.#endless.stats() };
  }

  /** A page with the configuration in its address: for the requester, and never cached. */
  configured({ address, ...asked }: Asked): Promise<Loaded | Response> {
    return this.#run({ ...asked, address: configuredAddress(address) });
  }

  /** Requests the shop's menu and, at the same time, what depends on the menu, using the last known one. */
  async #run(asked: Asked, used?: (life: Life) => void): Promise<Loaded | Response> {
    const { loaded, loaders } = await this.#load(asked, true, used);
    return (await loaders.hasAssumedRightly()) ? loaded : (await this.#load(asked, false, used)).loaded;
  }

  async #load({ address, visitor, log }: Asked, assumesMenu: boolean, used?: (life: Life) => void) {
    const { createContext, execute, config } = this.#deps;
    const entry = await this.#pages.entry();
    const context = createContext({ visitor: anyone(visitor), log, assumesMenu, used });
    // Others may be waiting for the same page, so it does not depend on one visitor's connection.
    const request = pageRequest(config, address, new AbortController().signal);
    const loaded = await entry.loadPage(request, {
      run: (hash, variables) => execute(hash, variables, context),
      siteUrl: config.siteUrl,
      publish: this.#pages.menus.publish,
    });
    return { loaded, loaders: context.loaders };
  }

  /** `lives` belong to the responses the page is made from, and are complete once all its sections have loaded. */
  async #keep({ key, loading, isStreamed, lives }: Flight, { address, log }: Asked): Promise<CachedPage | undefined> {
    const cache = this.#cacheOf(address);
    const generation = this.#generation;
    try {
      const loaded = await loading;
      if (loaded instanceof Response || loaded.status === 404 || loaded.personal) {
        cache.drop(key);
        return undefined;
      }
      const isWhole = loaded.status === 200 && loaded.complete && (await loaded.settled) && !lives.includes('none');
      if (this.#deps.config.mode === 'development' || generation !== this.#generation) return undefined;
      if (!isWhole) {
        cache.failed(key);
        return undefined;
      }
      // Searches and filters are hardly requested twice: they are not rendered a second time.
      if (cache === this.#endless && isStreamed()) return undefined;
      const html = await wholeDocument(loaded, this.#pages);
      if (generation !== this.#generation) return undefined;
      const headers = [...this.#headers, ...tagHeaders(loaded.tags())];
      const life = lifeOf(lives.filter((one) => one !== 'none'));
      const { document, isNew } = cache.keep(key, html, headers, life, loaded.reads);
      // Not worth the time for searches and filters.
      if (isNew && cache === this.#documents) this.#spare.add(() => cache.shrink(key, document));
      return document;
    } catch (error) {
      log.error({ err: error }, 'page could not be loaded or rendered');
      cache.failed(key);
      return undefined;
    }
  }

  #cacheOf({ pathname, search }: PageAddress): DocumentCache {
    return search !== '' || /\/search\//.test(pathname) ? this.#endless : this.#documents;
  }
}

function keyOf({ pathname, search }: PageAddress, { currency, region }: Variant): string {
  return `${currency} ${region} ${pathname}${search}`;
}

/** The page is as old as its oldest part. */
function lifeOf(lives: readonly AnswerLife[]): PageLife {
  const now = Date.now();
  if (lives.length === 0) return { freshUntilMs: now + FRESH_MS, usableUntilMs: now + USABLE_MS };
  return {
    freshUntilMs: Math.min(...lives.map(({ freshUntilMs }) => freshUntilMs)),
    usableUntilMs: Math.min(...lives.map(({ usableUntilMs }) => usableUntilMs)),
  };
}

/** Fastly and Varnish read the first header, Cloudflare the second. */
function tagHeaders(tags: string[]): string[] {
  return ['Surrogate-Key', tags.join(' '), 'Cache-Tag', tags.join(',')];
}
