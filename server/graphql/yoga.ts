import type { RequestHandler, Response } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { Logger } from 'pino';
import type { VisitorOf } from '#server/session/visitor.ts';
import type { CreateContext, GraphqlContext } from './context.ts';
import type { StoredOperation } from './execute.ts';
import { publicError } from './failures.ts';
import { documentLimits } from './limits.ts';

const MAX_BODY_BYTES = 64 * 1024;

type YogaDeps = {
  schema: GraphQLSchema;
  stored: ReadonlyMap<string, StoredOperation>;
  createContext: CreateContext;
  visitorOf: VisitorOf;
  log: Logger;
  development: boolean;
};

/** The GraphQL endpoint. What may reach it at all is decided before it, in server/http/graphql-gate.ts. */
export async function createYogaServer(deps: YogaDeps): Promise<RequestHandler> {
  const { schema, stored, log, development } = deps;
  const yoga = createYoga<{ req: object; res: Response }>({
    schema,
    graphqlEndpoint: '/graphql',
    cors: false,
    multipart: false,
    batching: false,
    landingPage: false,
    logging: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    graphiql: development && { title: 'Waystone', defaultQuery: FIRST_QUERY },
    // The explorer's page carries nine megabytes; only development loads it.
    renderGraphiQL: development ? (await import('@graphql-yoga/render-graphiql')).renderGraphiQL : undefined,
    maskedErrors: { maskError: (error) => publicError(asGraphql(error), log) },
    context: ({ req, res }) => contextOf(deps, req as Parameters<VisitorOf>[0], res),
    plugins: [
      usePersistedOperations({
        getPersistedOperation: (hash) => stored.get(hash)?.document ?? null,
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
      }),
      runStored(stored),
      ...documentLimits({ introspection: development }),
      requestIdInExtensions,
    ],
  });
  return (req, res) => yoga(req, res, { req, res });
}

const FIRST_QUERY = `# A game, its first products, and what they cost.
query Browse {
  category(path: "wow-carry") { name children { name path } }
  products(category: "wow-carry", limit: 3) { total items { name path price { formatted } } }
}
`;

function contextOf(deps: YogaDeps, req: Parameters<VisitorOf>[0], res: Response): GraphqlContext {
  const visitor = deps.visitorOf(req, res);
  visitor.session.rememberChoices(visitor);
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  const { requestId, log } = res.locals as { requestId: string; log: Logger };
  return deps.createContext({ visitor, log, requestId, signal: gone.signal });
}

/** Stored operations run compiled here too, as they do for the pages. */
function runStored(stored: ReadonlyMap<string, StoredOperation>): Plugin<GraphqlContext> {
  const runs = new Map([...stored.values()].map(({ document, run }) => [document, run]));
  return {
    onExecute({ args, setExecuteFn }) {
      const run = runs.get(args.document);
      if (run) setExecuteFn(() => run(args.variableValues ?? {}, args.contextValue));
    },
  };
}

/** With it a user's report finds its log lines. */
const requestIdInExtensions: Plugin<{ res: Response }> = {
  onResultProcess({ result, setResult, serverContext }) {
    if (Array.isArray(result) || !('data' in result || 'errors' in result)) return;
    const { requestId } = (serverContext as unknown as { res: Response }).res.locals;
    setResult({ ...result, extensions: { ...result.extensions, requestId } });
  },
};

function asGraphql(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}
