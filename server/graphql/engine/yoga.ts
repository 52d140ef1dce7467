import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { Logger } from 'pino';
import type { ContextRequest, CreateContext, GraphqlContext } from '#server/graphql/context.ts';
import type { StoredOperation } from '#server/graphql/execute.ts';
import { explorerOptions } from './explorer.ts';
import { publicError } from './failures.ts';
import { documentLimits } from './limits.ts';

const MAX_BODY_BYTES = 64 * 1024;
const NO_QUERY = {
  message: 'There is no query: send a document as `query`, or the hash of a stored operation',
  extensions: { code: 'PERSISTED_QUERY_ID_REQUIRED', http: { status: 400 } },
};

type YogaDeps = {
  /** Of documents that callers write; its fields count what they answer. */
  schema: GraphQLSchema;
  stored: ReadonlyMap<string, StoredOperation>;
  createContext: CreateContext;
  log: Logger;
  /** Whether GraphiQL is served. */
  explorer: boolean;
};

/** The GraphQL endpoint. What may reach it at all is decided before it, in server/http/graphql-gate.ts. */
export async function createYogaServer(deps: YogaDeps): Promise<YogaServerInstance<ContextRequest, GraphqlContext>> {
  const { schema, stored, createContext, log, explorer } = deps;
  const runs = new Map([...stored.values()].map(({ document, run }) => [document, run]));
  return createYoga<ContextRequest, GraphqlContext>({
    schema,
    graphqlEndpoint: '/graphql',
    cors: false,
    multipart: false,
    batching: false,
    landingPage: false,
    logging: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    graphiql: explorer && explorerOptions(),
    // The explorer's page carries nine megabytes; only who serves it loads it.
    renderGraphiQL: explorer ? (await import('@graphql-yoga/render-graphiql')).renderGraphiQL : undefined,
    maskedErrors: { maskError: (error) => publicError(asGraphql(error), log) },
    context: createContext,
    plugins: [
      usePersistedOperations({
        getPersistedOperation: (hash) => stored.get(hash)?.document ?? null,
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        customErrors: { keyNotFound: NO_QUERY },
      }),
      runStored(runs),
      documentLimits({ isStored: (document) => runs.has(document) }),
      requestIdInExtensions,
      passOnAtOnce,
    ],
  });
}

/** Stored operations run compiled here too, as they do for the pages. */
function runStored(runs: ReadonlyMap<DocumentNode, StoredOperation['run']>): Plugin<GraphqlContext> {
  return {
    onExecute({ args, setExecuteFn }) {
      const run = runs.get(args.document);
      if (run) setExecuteFn(() => run(args.variableValues ?? {}, args.contextValue));
    },
  };
}

/** With it a user's report finds its log lines. */
const requestIdInExtensions: Plugin<object, ContextRequest> = {
  onResultProcess({ result, setResult, serverContext: { requestId } }) {
    if (Array.isArray(result) || !('data' in result || 'errors' in result)) return;
    setResult({ ...result, extensions: { ...result.extensions, requestId } });
  },
};

/** Neither kept nor held back by what stands between us and the reader of a stream. */
const passOnAtOnce: Plugin = {
  onResponse({ response: { headers } }) {
    if (headers.get('content-type') !== 'text/event-stream') return;
    headers.set('cache-control', 'no-store');
    headers.set('x-accel-buffering', 'no');
  },
};

function asGraphql(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}
