import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerConfig } from '#server/config/config.ts';
import { SESSION_TOKEN } from '#server/session/bearer.ts';
import { originOf } from './same-origin.ts';

const EXPOSED_HEADERS = [
  SESSION_TOKEN,
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-Request-Id',
].join(', ');

/** Returns whether a page of an allowed origin sent the request; it may then read the response. */
export type AllowOrigin = (req: IncomingMessage, res: ServerResponse) => boolean;

/** By `GRAPHQL_ORIGINS`, of which `*` allows every origin. Nothing for the pages of this site, which need none. */
export function allowOrigin({
  siteUrl,
  graphqlOrigins,
}: Pick<ServerConfig, 'siteUrl' | 'graphqlOrigins'>): AllowOrigin {
  return (req, res) => {
    const { origin } = req.headers;
    if (origin === undefined || originOf(req, siteUrl) !== 'foreign') return false;
    if (!graphqlOrigins.includes(origin) && !graphqlOrigins.includes('*')) return false;
    res.setHeader('Access-Control-Allow-Origin', origin);
    res.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    return true;
  };
}
