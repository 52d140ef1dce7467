import type { RequestHandler } from 'express';
import type { YogaServerInstance } from 'graphql-yoga';
import type { Logger } from 'pino';
import type { ContextRequest, GraphqlContext } from '#server/graphql/context.ts';
import type { Charge } from '#server/limit/charge.ts';
import type { VisitorOf } from '#server/session/visitor.ts';

/** Tells the GraphQL server who is asking, and ends his calls when he goes. */
export function graphqlEndpoint(
  yoga: YogaServerInstance<ContextRequest, GraphqlContext>,
  visitorOf: VisitorOf,
): RequestHandler {
  return (req, res) => {
    const visitor = visitorOf(req, res, { isCookieless: res.locals['isCookieless'] === true });
    visitor.session.rememberChoices(visitor);
    const gone = new AbortController();
    res.once('close', () => {
      if (!res.writableFinished) gone.abort();
    });
    const { requestId, log, charge } = res.locals as { requestId: string; log: Logger; charge?: Charge };
    return yoga(req, res, { visitor, log, requestId, signal: gone.signal, charge });
  };
}
