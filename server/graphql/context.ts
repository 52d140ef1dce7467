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
  /** New for each request, so nothing is shared between visitors. */
  loaders: Loaders;
  /** Starts a session that belongs to nobody yet. */
  startSession: () => Promise<StoredToken>;
  pictures: Pictures;
  cartLinks: CartLinks;
  /** Origin of the storefront, without a trailing slash. */
  siteUrl: string;
  log: Logger;
  /** The cost of a document that its caller wrote. */
  budget?: AnswerBudget;
  /** The caller's network address; absent for our own pages. */
  charge?: Charge | undefined;
  /** For requests whose sender wants to see the calls to the shop. */
  trace?: Trace | undefined;
};

export type ContextRequest = {
  visitor: Visitor;
  log: Logger;
  requestId?: string;
  /** Aborts the visitor's own calls when the client disconnects; shared reads continue. */
  signal?: AbortSignal;
  charge?: Charge | undefined;
  /** For requests whose sender wants to see the calls to the shop. */
  trace?: Trace | undefined;
  /** Whether picture addresses are absolute even if the origin is the storefront's own. */
  wholePictureUrls?: boolean;
  /** Whether the shop's last known menu is assumed to be current; see `createLoaders`. */
  assumesMenu?: boolean;
  /** Called with the expiry of each shared response that is used; `none` where there was no response. */
  used?: Use<unknown>['used'];
  /** Called when the result is the same for everybody of one currency and region; a stored one costs 0. */
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

/** The logger of a request includes its id. */
function idOf(log: Logger): string | undefined {
  const { requestId }: Record<string, unknown> = log.bindings();
  return typeof requestId === 'string' ? requestId : undefined;
}
