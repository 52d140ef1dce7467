import type { Logger } from 'pino';
import type { Rest, RestClient } from '#server/rest/client.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { createLoaders, type Loaders } from './loaders.ts';

export type GraphqlContext = {
  visitor: Visitor;
  /** The shop as this visitor sees it: currency, language and session are set. */
  rest: Rest;
  /** Fresh for each request, so nothing is shared between visitors. */
  loaders: Loaders;
  log: Logger;
};

export type CreateContext = (request: { visitor: Visitor; log: Logger; signal?: AbortSignal }) => GraphqlContext;

/** `signal` aborts personal calls upstream when their visitor has gone; shared reads go on. */
export function createContextFactory(client: RestClient): CreateContext {
  return ({ visitor, log, signal }) => {
    const rest = client.forVisitor({ visitor, log, signal });
    return { visitor, rest, loaders: createLoaders(rest), log };
  };
}
