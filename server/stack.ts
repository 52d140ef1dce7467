import { join } from 'node:path';
import express, { type Express } from 'express';
import { discovery } from './discovery/discovery.ts';
import { createSchema } from './graphql/schema.ts';
import { countAnswers } from './graphql/engine/limit/answer-budget.ts';
import { withDefer } from './graphql/engine/incremental.ts';
import { explorerOptions } from './graphql/engine/explorer.ts';
import { createYogaServer } from './graphql/engine/yoga.ts';
import { createAddressBudget } from './http/address-limit.ts';
import { errorAnswer, notFound } from './http/error/error-answer.ts';
import { forwardPay } from './http/forward-pay.ts';
import { askedLog } from './http/graphql/asked-log.ts';
import { acceptedTypes } from './http/graphql/accepted-types.ts';
import { graphqlEndpoint } from './http/graphql/graphql-endpoint.ts';
import { graphqlClients, PICTURE_URLS } from './http/graphql/graphql-clients.ts';
import { graphqlGate } from './http/graphql/graphql-gate.ts';
import { plainHeaders } from './http/headers.ts';
import { limitPages } from './ssr/limit-pages.ts';
import { MENU_FILE } from './ssr/menu-files.ts';
import { health } from './http/observe/health.ts';
import { pushWorker } from './http/push/push-worker.ts';
import { rejectMalformed } from './http/error/reject-malformed.ts';
import { sameOrigin } from './http/graphql/same-origin.ts';
import { scheduleFile } from './http/schedule-file.ts';
import { shareImages } from './http/share-images.ts';
import { staticFiles } from './http/static-files.ts';
import type { createPool } from './rest/transport/exchange.ts';
import { addressOf } from './session/address.ts';
import { createKeyCheck, DEVELOPER_KEY } from './session/developer-key.ts';
import type { AppDeps, Parts } from './parts.ts';

/** For a shop without a blog. */
const ABOUT_PATH = '/en-us/about-us';

/** What a request without a cached page passes through, from top to bottom. */
export async function createStack(
  deps: AppDeps,
  parts: Parts,
  payPool: ReturnType<typeof createPool>,
): Promise<Express> {
  const { config, log, shopUrl, drawPicture, drawCard } = deps;
  const { client, schema, pages } = parts;
  const { siteUrl } = config;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(parts.requestLog.middleware);
  app.use(plainHeaders(config));
  app.use(rejectMalformed(config));
  const budget = createAddressBudget(config.graphqlLimit, (req) => addressOf(req, config.trustProxy));
  // Before the files: a stored response of the catalogue costs little more than the steps before it.
  app.use(['/graphql', '/mcp'], graphqlClients(config));
  const own = sameOrigin({ siteUrl, sessions: parts.sessions });
  app.use(['/graphql', '/mcp'], own);
  if (config.explorer) app.use('/graphql', await explorerPages());
  if (config.mcp) app.use('/mcp', budget.perRequest, await mcpTools(parts, siteUrl));
  app.use('/graphql', budget.perRequest, graphqlHandlers(deps, parts));
  app.use(health(parts.readiness));
  if (pages) app.get(MENU_FILE, pages.menus);
  app.use(staticFiles(drawPicture, config.buildsDir, join(config.dataDir, 'pictures')));
  app.use(shareImages({ client, log, drawCard, limit: budget.perRequest }));
  app.use(pushWorker());
  app.use(discovery({ client, siteUrl, schema, log }));
  // Another program on this host, or elsewhere; the top bar links to it.
  app.get('/blog', (_req, res) => res.redirect(302, config.blogUrl || ABOUT_PATH));
  app.use(scheduleFile({ client, siteUrl, log }));
  app.use(own);
  // Addresses that shoppers get from a payment or a mail. Without PAY_URL every shop uses this site's address.
  app.use(
    ['/pay', ...['subscribe', 'alert', 'payment', 'order', 'push'].map((name) => `/api/public/${name}`)],
    forwardPay({ pool: payPool, shopUrl }),
  );
  if (pages) app.use(limitPages(pages, budget), pages.handle);
  app.use(notFound);
  app.use(errorAnswer);
  return app;
}

/** Four megabytes of text: loaded only where they are served. */
async function explorerPages() {
  const { explorer } = await import('./http/graphql/explorer.ts');
  return explorer(explorerOptions());
}

async function mcpTools(parts: Parts, siteUrl: string) {
  const { mcpEndpoint } = await import('./mcp/endpoint.ts');
  return mcpEndpoint({ ...parts, siteUrl });
}

function graphqlHandlers({ config, log }: AppDeps, { stored, count, answers, createContext, visitorOf }: Parts) {
  const { explorer } = config;
  const isKey = createKeyCheck(config.graphqlKey);
  const yoga = createYogaServer({
    schema: withDefer(countAnswers(createSchema())),
    stored,
    createContext,
    logOf: () => askedLog(log),
    count,
    mayWrite: ({ headers }) => !config.graphqlStoredOnly || isKey(headers.get(DEVELOPER_KEY)),
    varies: graphqlVaries(config),
  });
  return [
    graphqlGate,
    acceptedTypes,
    graphqlEndpoint({
      yoga,
      visitorOf,
      mayTrace: (req) => explorer || isKey(req.get(DEVELOPER_KEY)),
      isTimed: config.mode === 'development',
      answers,
    }),
  ];
}

/** The request headers on which a response for everybody depends; `Origin` decides its CORS headers. */
function graphqlVaries({ countryHeader, graphqlOrigins }: AppDeps['config']): string[] {
  const headers = ['X-Currency', 'X-Region', PICTURE_URLS, countryHeader, 'Accept', 'Accept-Encoding'];
  return graphqlOrigins.length > 0 ? [...headers, 'Origin'] : headers;
}
