import type { Logger } from 'pino';
import type { ServerConfig } from './config/config.ts';
import { createContextFactory } from './graphql/context.ts';
import { earlierOperations } from './graphql/operation/earlier-operations.ts';
import { createStoredExecutor, storeOwnOperations } from './graphql/operation/execute.ts';
import { createPictures } from './graphql/value/picture.ts';
import { readOperations } from './graphql/operation/contract.ts';
import { trustedDocuments } from './graphql/operation/trusted-documents.ts';
import { createSchema } from './graphql/schema.ts';
import { createAnswerStore } from './http/graphql/answer-store.ts';
import { createUsageCount } from '#server/graphql/engine/usage.ts';
import type { CreatePageHandler } from './ssr/page/page-handler.ts';
import { allowOrigin } from './http/graphql/allowed-origin.ts';
import { createReadiness } from './http/observe/readiness.ts';
import type { Metrics } from './http/observe/metrics.ts';
import { createRequestLog } from './http/observe/request-log.ts';
import type { Tracing } from './http/observe/tracing.ts';
import type { ShareCard } from './graphql/value/share-image.ts';
import { createAdmission } from './load/admission.ts';
import { classOfDocument } from './load/operation-class.ts';
import { createRestClient, type RestClient } from './rest/client.ts';
import { createSessions } from './session/visitor-session.ts';
import { createCartLinks } from './session/cart-link.ts';
import { createVisitorOf } from './session/visitor.ts';
import type { DocumentNode, GraphQLSchema } from 'graphql';

export type AppDeps = {
  config: ServerConfig;
  log: Logger;
  /** Address of the shop service in use, without a trailing slash. */
  shopUrl: string;
  /** Left out by tests of the API alone. */
  createPages?: CreatePageHandler;
  /** Renders a product picture that does not exist yet; without it such a picture is not found. */
  drawPicture?: (file: string) => Promise<void>;
  /** The same for the picture of a shared link. */
  drawCard?: (file: string, card: ShareCard) => Promise<void>;
  metrics?: Metrics;
  tracing?: Tracing;
};

export type Parts = Awaited<ReturnType<typeof createParts>>;

/** What the process holds for all requests: the client of the shop, pages, limits. */
export async function createParts({ config, log, shopUrl, createPages, metrics }: AppDeps) {
  const client = openClient(config, log, shopUrl);
  metrics?.watchCalls(client);
  const schema = createSchema();
  const stored = storedOperations(schema, config, log);
  const createContext = contextsOf(client, config, shopUrl);
  const sessions = createSessions(config);
  const visitorOf = createVisitorOf(config, sessions);
  const admission = createAdmission({
    config,
    log,
    stored: operationClasses(),
    allowOrigin: allowOrigin(config),
    rejectPage: createPages && ((req, res) => void (pages?.old(req, res) || pages?.refuse(res))),
  });
  metrics?.watchAdmission(admission);
  const execute = createStoredExecutor(stored);
  const { turnToRefresh } = admission;
  const compile = (hash: string): void => void stored.get(hash)?.forPages();
  const pages = await createPages?.({ execute, compile, createContext, visitorOf, config, log, turnToRefresh });
  const readiness = createReadiness({ client, log });
  const requestLog = openRequestLog(config, log, metrics);
  const { count, answers } = answersOf(schema, stored, config, metrics);
  return {
    sessions,
    client,
    schema,
    stored,
    count,
    answers,
    createContext,
    visitorOf,
    admission,
    pages,
    readiness,
    requestLog,
  };
}

function openClient(config: ServerConfig, log: Logger, url: string): RestClient {
  const { shopClientId: clientId, shopClientSecret: clientSecret } = config;
  return createRestClient({
    url,
    clientId,
    clientSecret,
    log,
    maxStreamsPerAddress: config.limits.streamsPerAddress,
  });
}

function openRequestLog({ trustProxy, logCachedSample }: ServerConfig, log: Logger, metrics: Metrics | undefined) {
  return createRequestLog(log, {
    trusted: trustProxy > 0,
    cachedSample: logCachedSample,
    metrics: metrics?.requests,
  });
}

/** By hash, how important each of our own operations is when the process is overloaded. */
function operationClasses() {
  return new Map(Object.entries(readOperations()).map(([hash, text]) => [hash, classOfDocument(text)]));
}

/** Operations that any visitor may name by their hash: of this build, of earlier ones, and those the owner trusts. */
function storedOperations(schema: GraphQLSchema, config: ServerConfig, log: Logger) {
  const own = storeOwnOperations(schema, readOperations());
  const earlier = earlierOperations(schema, own, config.buildsDir, log);
  const trusted = trustedDocuments(schema, config.graphqlTrusted);
  return new Map([...earlier, ...trusted, ...own]);
}

/** The cached responses of stored operations that are the same for everybody, and the usage count of fields. */
function answersOf(
  schema: GraphQLSchema,
  stored: ReturnType<typeof storedOperations>,
  { graphqlStoredOnly }: ServerConfig,
  metrics: Metrics | undefined,
) {
  const documents = new Set([...stored.values()].map(({ document }) => document));
  const count = metrics && createUsageCount(schema, documents, metrics.operations);
  const isStored = (document: DocumentNode) => documents.has(document);
  return { count, answers: createAnswerStore({ isStored, isOpen: !graphqlStoredOnly, count }) };
}

function contextsOf(client: RestClient, { siteUrl, contentHost, shopClientSecret }: ServerConfig, shopUrl: string) {
  return createContextFactory({
    client,
    pictures: {
      own: createPictures({ contentHost, own: [siteUrl, shopUrl] }),
      whole: createPictures({ contentHost: contentHost || siteUrl, own: [siteUrl, shopUrl] }),
    },
    cartLinks: createCartLinks(shopClientSecret),
    siteUrl,
  });
}
