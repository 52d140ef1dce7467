import type { Logger } from 'pino';
import type { Loaded } from '#client/entry.server.tsx';
import type { PageDeps } from '#server/http/page-handler.ts';
import { anyone, type Visitor } from '#server/session/visitor.ts';
import { DocumentCache, type Found } from './document-cache.ts';
import { documentHeaders } from './document-headers.ts';
import type { Pages } from './entry.ts';
import type { KeptDocument } from './kept-document.ts';
import { configuredAddress, type PageAddress } from './page-address.ts';
import { pageRequest } from './page-request.ts';
import { wholeDocument } from './whole-document.ts';

type Asked = { address: PageAddress; visitor: Visitor; log: Logger };

/** One load for all who ask at the same time, and the copy that is kept of it. */
export type Flight = {
  loaded: Promise<Loaded | Response>;
  /** The kept copy once everything has come; undefined when there is none to keep. Never rejects. */
  kept: Promise<KeptDocument | undefined>;
};

/** Pages that are the same for everybody with the same address, currency and region. */
export class SharedPages {
  readonly #cache = new DocumentCache();
  readonly #flights = new Map<string, Flight>();
  readonly #deps: PageDeps;
  readonly #pages: Pages;
  readonly #headers: string[];

  constructor(deps: PageDeps, pages: Pages) {
    this.#deps = deps;
    this.#pages = pages;
    this.#headers = [...documentHeaders(deps.config), 'Vary', varyOf(deps.config)];
  }

  find({ address, visitor }: Asked): Found | undefined {
    return this.#cache.find(keyOf(address, visitor));
  }

  load(asked: Asked): Flight {
    const key = keyOf(asked.address, asked.visitor);
    const known = this.#flights.get(key);
    if (known) return known;
    const loaded = this.#run(asked);
    const flight = { loaded, kept: this.#keep(key, loaded, asked.log) };
    this.#flights.set(key, flight);
    void flight.kept.then(() => this.#flights.delete(key));
    return flight;
  }

  /** A page as the address configures it: for the one who asks, and never kept. */
  configured({ address, ...asked }: Asked): Promise<Loaded | Response> {
    return this.#run({ ...asked, address: configuredAddress(address) });
  }

  async #run({ address, visitor, log }: Asked): Promise<Loaded | Response> {
    const { createContext, execute, config } = this.#deps;
    const entry = await this.#pages.entry();
    const context = createContext({ visitor: anyone(visitor), log });
    // Others may be waiting for the same page, so it does not hang on one visitor's connection.
    const request = pageRequest(config, address, new AbortController().signal);
    return entry.loadPage(request, (hash, variables) => execute(hash, variables, context), config.siteUrl);
  }

  async #keep(key: string, loading: Promise<Loaded | Response>, log: Logger): Promise<KeptDocument | undefined> {
    try {
      const loaded = await loading;
      if (loaded instanceof Response || loaded.status !== 200 || !loaded.complete) return undefined;
      if (this.#deps.config.mode === 'development' || !(await loaded.settled)) return undefined;
      const document = this.#cache.keep(key, wholeDocument(loaded, this.#pages), this.#headers, loaded.reads);
      void this.#cache.compress(key, document).catch((error) => log.error({ err: error }, 'page not compressed'));
      return document;
    } catch (error) {
      log.error({ err: error }, 'page could not be made');
      return undefined;
    }
  }
}

function keyOf({ pathname, search }: PageAddress, { currency, region }: Visitor): string {
  return `${currency} ${region} ${pathname}${search}`;
}

/** Currency and region are chosen by cookie, or by the country a trusted proxy names. */
function varyOf({ trustProxy, countryHeader }: PageDeps['config']): string {
  return ['Accept-Encoding', 'Cookie', ...(trustProxy > 0 ? [countryHeader] : [])].join(', ');
}
