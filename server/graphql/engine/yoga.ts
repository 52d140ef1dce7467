import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { Logger } from 'pino';
import type { ContextRequest, CreateContext, GraphqlContext } from '#server/graphql/context.ts';
import type { StoredOperation } from '#server/graphql/operation/execute.ts';
import { cacheableReads } from './cacheable.ts';
import { publicError } from './error/failures.ts';
import { shortErrors } from './error/short-errors.ts';
import { countUsage, type CountUsage } from './usage.ts';
import { documentLimits, MAX_COST } from './limit/limits.ts';
import { automaticPersistedQueries } from './persisted-queries.ts';

const ERRORS = {
  keyNotFound: {
    message: 'There is no query: send a document as `query`, or the hash of a stored operation',
    extensions: { code: 'PERSISTED_QUERY_ID_REQUIRED', http: { status: 400 } },
  },
  // Clients that register their documents look for this very message and code.
  notFound: { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
  persistedQueryOnly: {
    message: 'Only persisted operations are accepted: send the hash of a stored document',
    extensions: { code: 'PERSISTED_QUERY_ONLY', http: { status: 403 } },
  },
};

type YogaDeps = {
  /** For documents that callers write; its fields count the values they resolve to. */
  schema: GraphQLSchema;
  stored: ReadonlyMap<string, StoredOperation>;
  createContext: CreateContext;
  /** The request that is being processed. */
  logOf: () => Logger;
  /** Whether a request may bring a document of its own. */
  mayWrite: (request: Request) => boolean;
  /** The request headers on which a catalogue response depends. */
  varies: readonly string[];
  count?: CountUsage | undefined;
};

/** The GraphQL endpoint. Which requests reach it is decided in server/http/graphql/graphql-gate.ts. */
export function createYogaServer(deps: YogaDeps): YogaServerInstance<ContextRequest, GraphqlContext> {
  const { schema, stored, createContext, logOf, mayWrite, varies, count } = deps;
  const runs = new Map([...stored.values()].map(({ document, run }) => [document, run]));
  const costs = new WeakMap<Request, number>();
  return createYoga<ContextRequest, GraphqlContext>({
    schema,
    graphqlEndpoint: '/graphql',
    cors: false,
    multipart: false,
    batching: false,
    landingPage: false,
    logging: false,
    // The explorer is served before this, in server/http/graphql/explorer.ts.
    graphiql: false,
    maskedErrors: { maskError: (error) => publicError(asGraphql(error), logOf()) },
    context: createContext,
    plugins: [
      checkOperationName,
      automaticPersistedQueries((hash) => stored.has(hash)),
      usePersistedOperations({
        getPersistedOperation: (hash) => stored.get(hash)?.document ?? null,
        allowArbitraryOperations: mayWrite,
        skipDocumentValidation: true,
        customErrors: ERRORS,
      }),
      runStored(runs),
      documentLimits({
        isStored: (document) => runs.has(document),
        tellCost: (request, cost) => void costs.set(request, cost),
      }),
      cacheableReads(varies, (request) => costs.get(request)),
      count ? countUsage(count) : {},
      shortErrors,
      statusWithoutData,
      extensionsOf(costs),
      passOnAtOnce,
    ],
  });
}

/** Yoga checks the types of the other parameters, in these words. */
const checkOperationName: Plugin = {
  onParams({ params }) {
    const { operationName }: { operationName?: unknown } = params;
    if (operationName === undefined || operationName === null || typeof operationName === 'string') return;
    const given = Array.isArray(operationName) ? 'array' : typeof operationName;
    const message = `Expected "operationName" param to be empty or a string, but given ${given}.`;
    throw new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
  },
};

/** Stored operations run compiled here too, as they do for the pages. */
function runStored(runs: ReadonlyMap<DocumentNode, StoredOperation['run']>): Plugin<GraphqlContext> {
  return {
    onExecute({ args, setExecuteFn }) {
      const run = runs.get(args.document);
      // The compiled executor does not report which field makes a call.
      if (run && !args.contextValue.trace) setExecuteFn(() => run(args.variableValues ?? {}, args.contextValue));
    },
  };
}

/**
 * A response without data has a status that says so, if it is application/graphql-response+json. Yoga would respond 200
 * to a subscription that does not start, and to an unknown hash.
 */
const statusWithoutData: Plugin = {
  onResultProcess({ result }) {
    if (Array.isArray(result) || !('errors' in result) || 'data' in result) return;
    for (const { extensions, originalError } of result.errors ?? []) {
      // What failed here, and not at the client, is answered with 500.
      if (!originalError) extensions['http'] ??= { status: 400, spec: true };
    }
  },
};

/** The request's id, which identifies its log lines in a support request; the document's cost; the trace. */
function extensionsOf(costs: WeakMap<Request, number>): Plugin<object, ContextRequest> {
  return {
    onResultProcess({ request, result, setResult, serverContext: { requestId, trace } }) {
      if (Array.isArray(result) || !('data' in result || 'errors' in result)) return;
      // A cache would store the id of one request for all of them; GET requests have it in a header instead.
      if (request.method === 'GET' && !result.errors && !trace) return;
      const cost = costs.get(request);
      const extensions = {
        ...result.extensions,
        requestId,
        ...(cost !== undefined && { cost: { requested: cost, limit: MAX_COST } }),
        ...(trace && { trace: trace.calls }),
      };
      setResult({ ...result, extensions });
    },
  };
}

/** Proxies between us and the client must neither cache nor buffer a stream. */
const passOnAtOnce: Plugin = {
  onResponse({ response: { headers } }) {
    const type = headers.get('content-type');
    if (type !== 'text/event-stream' && !type?.startsWith('multipart/mixed')) return;
    headers.set('cache-control', 'no-store');
    headers.set('x-accel-buffering', 'no');
  },
};

function asGraphql(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}
