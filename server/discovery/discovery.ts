import { printSchema, type GraphQLSchema } from 'graphql';
import { Router, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { RestClient } from '#server/rest/client.ts';
import { writeFeed } from './feed.ts';
import { writeLlmsText } from './llms-text.ts';
import { MANIFEST } from './manifest.ts';
import { robotsText } from './robots.ts';
import { securityText } from './security-text.ts';
import { gameSitemap, pagesSitemap, sitemapIndex } from './sitemap.ts';
import type { Site } from './site.ts';

const HOUR = 'public, max-age=3600';
const DAY = 'public, max-age=86400';
/** Prices on cards do not appear in these files, so any currency will do. */
const CURRENCY = 'USD';

type DiscoveryDeps = { client: RestClient; siteUrl: string; schema: GraphQLSchema; log: Logger };

/** The files that search engines, feed readers, installers, code generators and language models ask for. */
export function discovery({ client, siteUrl, schema, log }: DiscoveryDeps): Router {
  const nobody = { get: () => undefined, set() {} };
  const site: Site = { siteUrl, rest: client.forVisitor({ currency: CURRENCY, session: nobody, log }) };
  const router = Router();
  router.get('/robots.txt', (_req, res) => send(res, 'text/plain', DAY, robotsText(siteUrl)));
  router.get('/manifest.webmanifest', (_req, res) => send(res, 'application/manifest+json', DAY, MANIFEST));
  const contract = `${printSchema(schema)}\n`;
  router.get('/schema.graphql', (_req, res) => send(res, 'text/plain', HOUR, contract));
  router.get('/favicon.ico', (_req, res) => res.redirect(308, '/media/house/icon-48x48.png'));
  router.get(
    '/.well-known/security.txt',
    made('text/plain', () => securityText(site)),
  );
  router.get(
    '/llms.txt',
    made('text/plain', () => writeLlmsText(site)),
  );
  router.get(
    '/feed.xml',
    made('application/rss+xml', () => writeFeed(site)),
  );
  router.get(
    '/sitemap.xml',
    made('application/xml', () => sitemapIndex(site)),
  );
  router.get(
    '/sitemap-pages.xml',
    made('application/xml', () => pagesSitemap(site)),
  );
  router.get(/^\/sitemap-([a-z0-9-]{1,60})-(\d{1,4})\.xml$/, (req, res, next) =>
    made('application/xml', () => gameSitemap(site, req.params[0] ?? '', Number(req.params[1])))(req, res, next),
  );
  return router;
}

/** Sends what `make` resolves to; null is not found. */
function made(type: string, make: () => Promise<string | null>): RequestHandler {
  return async (_req, res, next) => {
    const text = await make();
    if (text === null) return next();
    send(res, type, HOUR, text);
  };
}

function send(res: Response, type: string, caching: string, text: string): void {
  res.setHeader('Cache-Control', caching);
  res.type(`${type}; charset=utf-8`).send(text);
}
