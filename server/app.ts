import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { ServerConfig } from './config/config.ts';
import { discovery } from './discovery/discovery.ts';
import { createContextFactory } from './graphql/context.ts';
import { earlierOperations } from './graphql/operation/earlier-operations.ts';
import { createStoredExecutor, storeOperations } from './graphql/operation/execute.ts';
import { createPictures } from './graphql/value/picture.ts';
import { readOperations } from './graphql/operation/contract.ts';
import { trustedDocuments } from './graphql/operation/trusted-documents.ts';
import { createSchema } from './graphql/schema.ts';
import { countAnswers } from './graphql/engine/limit/answer-budget.ts';
import { withDefer } from './graphql/engine/incremental.ts';
import { explorerOptions } from './graphql/engine/explorer.ts';
import { createYogaServer } from './graphql/engine/yoga.ts';
import { createAddressBudget } from './http/address-limit.ts';
import { errorAnswer, notFound } from './http/error/error-answer.ts';
import { forwardPay } from './http/forward-pay.ts';
import { createAnswerStore } from './http/graphql/answer-store.ts';
import { createUsageCount } from '#server/graphql/engine/usage.ts';
import { graphqlEndpoint } from './http/graphql/graphql-endpoint.ts';
import { graphqlClients, PICTURE_URLS } from './http/graphql/graphql-clients.ts';
import { graphqlGate } from './http/graphql/graphql-gate.ts';
import { plainHeaders } from './http/headers.ts';
import { limitPages } from './ssr/limit-pages.ts';
import { health } from './http/observe/health.ts';
import type { CreatePageHandler, PageHandler } from './ssr/page/page-handler.ts';
import { createReadiness } from './http/observe/readiness.ts';
import type { Metrics } from './http/observe/metrics.ts';
import { createRequestLog } from './http/observe/request-log.ts';
import type { Tracing } from './http/observe/tracing.ts';
import { EVERY_PAGE, purge, purgeGames } from './http/purge.ts';
import { pushWorker } from './http/push/push-worker.ts';
import { rejectMalformed } from './http/error/reject-malformed.ts';
import { requestIssue } from './http/error/request-target.ts';
import { sameOrigin } from './http/graphql/same-origin.ts';
import { scheduleFile } from './http/schedule-file.ts';
import { shareImages } from './http/share-images.ts';
import type { ShareCard } from './graphql/value/share-image.ts';
import { staticFiles } from './http/static-files.ts';
import { createAdmission, type Admission } from './load/admission.ts';
import { classOfDocument } from './load/operation-class.ts';
import { createRestClient, type RestClient } from './rest/client.ts';
import { createPool } from './rest/transport/exchange.ts';
import { addressOf } from './session/address.ts';
import { createSessions } from './session/visitor-session.ts';
import { createCartLinks } from './session/cart-link.ts';
import { createKeyCheck, DEVELOPER_KEY } from './session/developer-key.ts';
import { createVisitorOf } from './session/visitor.ts';

/** For a shop without a blog. */
const ABOUT_PATH = '/en-us/about-us';

export type AppDeps = {
  config: ServerConfig;
  log: Logger;
  /** Address of the shop service in use, without a trailing slash. */
  shopUrl: string;
  /** Left out by tests of the API alone. */
  createPages?: CreatePageHandler;
  /** Draws a product's picture that is missing; without it such a picture is not found. */
  drawPicture?: (file: string) => Promise<void>;
  /** The same for the picture of a shared link. */
  drawCard?: (file: string, card: ShareCard) => Promise<void>;
  metrics?: Metrics;
  tracing?: Tracing;
};

export type App = {
  handle(req: IncomingMessage, res: ServerResponse): void;
  /** Pays for what only the first page costs; before visitors are let in. */
  warm(): Promise<void>;
  /** From now on what is kept of the catalogue is dropped within two seconds of another release, or of a change of a review. */
  subscribeToReleases(): void;
  /** From now on `/readyz` sends visitors elsewhere and connections end with their answer. */
  drain(): void;
  /** Forgets every answer of the shop and every page that is kept: the catalogue has changed. */
  dropCached(): void;
  /** What is under way, refused and kept, for metrics. */
  stats(): {
    load: ReturnType<Admission['stats']>;
    shop: ReturnType<RestClient['stats']>;
    pages: ReturnType<PageHandler['stats']> | undefined;
  };
  close(): Promise<void>;
};

export async function createApp(deps: AppDeps): Promise<App> {
  const parts = await createParts(deps);
  const { client, answers, admission, pages, readiness, requestLog } = parts;
  const { config, log, tracing } = deps;
  const payPool = createPool();
  const app = await createStack(deps, parts, payPool);

  let releases: { stop(): void } | undefined;
  const closing = new AbortController();
  function dropCached(): void {
    client.dropCached();
    answers.drop();
    pages?.drop();
  }

  return {
    handle(req, res) {
      if (readiness.draining) res.setHeader('Connection', 'close');
      requestLog.begin(req, res);
      const answer = () => admission.admit(req, res, () => app(req, res));
      const isMalformed = requestIssue(req) !== undefined;
      if (!isMalformed && pages?.kept(req, res)) requestLog.fromCache(res);
      else if (tracing) tracing.within(req, res, answer);
      else answer();
    },
    warm: async () => pages?.warm(),
    subscribeToReleases() {
      const onRelease = (release: number, before: number | undefined) => {
        log.info({ release }, 'a release is on sale; nothing older is kept');
        dropCached();
        if (before === undefined || !config.purge) return;
        // Only now that the copies here are gone: the CDN may ask this process next.
        void purgeGames(config.purge, client.gamesChanged(before, release), closing.signal, log);
      };
      const onReviews = () => {
        log.info('a review has changed; nothing older is kept');
        dropCached();
        if (config.purge) void purge(config.purge, EVERY_PAGE, closing.signal, log);
      };
      releases ??= client.subscribeToReleases(onRelease, onReviews);
    },
    drain() {
      readiness.drain();
      client.endSubscriptions();
    },
    dropCached,
    stats: () => ({ load: admission.stats(), shop: client.stats(), pages: pages?.stats() }),
    async close() {
      admission.stop();
      closing.abort();
      releases?.stop();
      await Promise.all([pages?.close(), client.close(), payPool.destroy()]);
    },
  };
}

type Parts = Awaited<ReturnType<typeof createParts>>;

/** What the process holds, whoever asks: its way to the shop, its pages, its limits. */
async function createParts({ config, log, shopUrl, createPages, metrics }: AppDeps) {
  const { shopClientId: clientId, shopClientSecret: clientSecret, siteUrl, contentHost } = config;
  const maxStreamsPerAddress = config.limits.streamsPerAddress;
  const client = createRestClient({ url: shopUrl, clientId, clientSecret, log, maxStreamsPerAddress });
  metrics?.watchCalls(client);
  const schema = createSchema();
  const own = storeOperations(schema, readOperations());
  const earlier = earlierOperations(schema, own, config.buildsDir, log);
  const trusted = trustedDocuments(schema, config.graphqlTrusted);
  const stored = new Map([...earlier, ...trusted, ...own]);
  const createContext = createContextFactory({
    client,
    pictures: {
      own: createPictures({ contentHost, own: [siteUrl, shopUrl] }),
      whole: createPictures({ contentHost: contentHost || siteUrl, own: [siteUrl, shopUrl] }),
    },
    cartLinks: createCartLinks(clientSecret),
    siteUrl,
  });
  const sessions = createSessions(config);
  const visitorOf = createVisitorOf(config, sessions);
  const admission = createAdmission({
    config,
    log,
    stored: new Map(Object.entries(readOperations()).map(([hash, text]) => [hash, classOfDocument(text)])),
    rejectPage: createPages && ((req, res) => void (pages?.old(req, res) || pages?.refuse(res))),
  });
  metrics?.watchAdmission(admission);
  const execute = createStoredExecutor(stored);
  const { turnToRefresh } = admission;
  const pages = await createPages?.({ execute, createContext, visitorOf, config, log, turnToRefresh });
  const readiness = createReadiness({ client, log });
  const requestLog = createRequestLog(log, {
    trusted: config.trustProxy > 0,
    cachedSample: config.logCachedSample,
    metrics: metrics?.requests,
  });
  const documents = new Set([...stored.values()].map(({ document }) => document));
  const count = metrics && createUsageCount(schema, documents, metrics.operations);
  const answers = createAnswerStore({
    isStored: (document) => documents.has(document),
    isOpen: !config.graphqlStoredOnly,
    count,
  });
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

/** What a request that no cached page answers goes through, from top to bottom. */
async function createStack(deps: AppDeps, parts: Parts, payPool: ReturnType<typeof createPool>): Promise<Express> {
  const { config, log, shopUrl, drawPicture, drawCard } = deps;
  const { client, schema, pages } = parts;
  const { siteUrl } = config;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(parts.requestLog.middleware);
  app.use(plainHeaders(siteUrl));
  app.use(rejectMalformed(config));
  app.use(health(parts.readiness));
  app.use(staticFiles(drawPicture, config.buildsDir, join(config.dataDir, 'pictures')));
  const budget = createAddressBudget(config.graphqlLimit, (req) => addressOf(req, config.trustProxy));
  app.use(shareImages({ client, log, drawCard, limit: budget.perRequest }));
  app.use(pushWorker());
  app.use(discovery({ client, siteUrl, schema, log }));
  // Another program on this host, or elsewhere; the top bar has a link to it.
  app.get('/blog', (_req, res) => res.redirect(302, config.blogUrl || ABOUT_PATH));
  app.use(scheduleFile({ client, siteUrl, log }));
  app.use(['/graphql', '/mcp'], graphqlClients({ siteUrl, origins: config.graphqlOrigins }));
  app.use(sameOrigin({ siteUrl, sessions: parts.sessions }));
  if (config.explorer) {
    // Four megabytes of text; only who serves it loads it.
    const { explorer } = await import('./http/graphql/explorer.ts');
    app.use('/graphql', explorer(explorerOptions()));
  }
  if (config.mcp) {
    const { mcpEndpoint } = await import('./mcp/endpoint.ts');
    app.use('/mcp', budget.perRequest, mcpEndpoint({ ...parts, siteUrl }));
  }
  app.use('/graphql', budget.perRequest, graphqlHandlers(deps, parts));
  // What shoppers are sent to by a payment or by a mail. Without PAY_URL every shop gives this site's address.
  app.use(
    ['/pay', '/api/public/subscribe', '/api/public/alert', '/api/public/payment', '/api/public/order'],
    forwardPay({ pool: payPool, shopUrl }),
  );
  if (pages) app.use(limitPages(pages, budget), pages.handle);
  app.use(notFound);
  app.use(errorAnswer);
  return app;
}

function graphqlHandlers({ config, log }: AppDeps, { stored, count, answers, createContext, visitorOf }: Parts) {
  const { explorer } = config;
  const isKey = createKeyCheck(config.graphqlKey);
  const yoga = createYogaServer({
    schema: withDefer(countAnswers(createSchema())),
    stored,
    createContext,
    log,
    count,
    mayWrite: ({ headers }) => !config.graphqlStoredOnly || isKey(headers.get(DEVELOPER_KEY)),
    varies: ['X-Currency', 'X-Region', PICTURE_URLS, ...(config.trustProxy > 0 ? [config.countryHeader] : [])],
  });
  return [
    graphqlGate,
    graphqlEndpoint({
      yoga,
      visitorOf,
      mayTrace: (req) => explorer || isKey(req.get(DEVELOPER_KEY)),
      isTimed: config.mode === 'development',
      answers,
    }),
  ];
}
