import type { DocumentNode } from 'graphql';
import type { Logger } from 'pino';
import type { Rest, RestClient } from '#server/rest/client.ts';
import type { Charge } from '#server/limit/charge.ts';
import type { Use } from '#server/rest/transport/answer-cache.ts';
import type { Trace } from '#server/rest/transport/call-trace.ts';
import type { StoredToken } from '#server/rest/transport/token/token.ts';
import type { CartLinks } from '#server/session/cart-link.ts';
import type { Visitor } from '#server/session/visitor.ts';
import type { AnswerBudget } from './engine/limit/answer-budget.ts';
import { createLoaders, type Loaders } from './engine/loaders.ts';
import type { Pictures } from './value/picture.ts';

export type GraphqlContext = {
  visitor: Visitor;
  /** The shop as this visitor sees it: currency, language and session are set. */
  rest: Rest;
  /** Fresh for each request, so nothing is shared between visitors. */
  loaders: Loaders;
  /** Begins a session that belongs to nobody yet. */
  startSession: () => Promise<StoredToken>;
  pictures: Pictures;
  cartLinks: CartLinks;
  /** Origin of the storefront, without a trailing slash. */
  siteUrl: string;
  log: Logger;
  /** Of a document that its caller wrote. */
  budget?: AnswerBudget;
  /** Of the address that asks; absent for our own pages. */
  charge?: Charge | undefined;
  /** Of a request whose sender wants to see the calls of the shop. */
  trace?: Trace | undefined;
};

export type ContextRequest = {
  visitor: Visitor;
  log: Logger;
  requestId?: string;
  /** Ends the visitor's own calls when he has gone; shared reads go on. */
  signal?: AbortSignal;
  charge?: Charge | undefined;
  /** Of a request whose sender wants to see the calls of the shop. */
  trace?: Trace | undefined;
  /** Whether addresses of pictures begin with an origin even where that is the storefront's own. */
  wholePictureUrls?: boolean;
  /** Whether the menu of the shop is taken for the one it had last; see `createLoaders`. */
  assumesMenu?: boolean;
  /** Hears how long each shared answer holds that the request is answered with; `none` where there was no answer. */
  used?: Use<unknown>['used'];
  /** Hears that the document's answer is the same for everybody of one currency and region; a stored one costs 0. */
  onShared?: (document: DocumentNode, cost: number) => void;
};

export type CreateContext = (request: ContextRequest) => GraphqlContext;

export function createContextFactory(deps: {
  client: RestClient;
  pictures: { own: Pictures; whole: Pictures };
  cartLinks: CartLinks;
  siteUrl: string;
}): CreateContext {
  return ({ visitor, log, requestId, signal, charge, trace, wholePictureUrls, assumesMenu, used }) => {
    const { currency, session } = visitor;
    const rest = deps.client.forRequest({ currency, session, log, requestId: requestId ?? idOf(log), signal, used });
    return {
      visitor,
      rest,
      loaders: createLoaders(rest, { assumesMenu }),
      startSession: () => deps.client.startSession(visitor.address),
      pictures: wholePictureUrls ? deps.pictures.whole : deps.pictures.own,
      cartLinks: deps.cartLinks,
      siteUrl: deps.siteUrl,
      log,
      charge,
      trace,
    };
  };
}

/** The logger of a request carries its id. */
function idOf(log: Logger): string | undefined {
  const { requestId }: Record<string, unknown> = log.bindings();
  return typeof requestId === 'string' ? requestId : undefined;
}
