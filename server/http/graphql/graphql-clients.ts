import type { RequestHandler } from 'express';
import { CURRENCIES } from '#schema/currencies.ts';
import { readToken } from '#server/session/token-text.ts';
import { bearerOf } from '#server/session/bearer.ts';
import type { ServerConfig } from '#server/config/config.ts';
import { allowOrigin } from './allowed-origin.ts';
import { refuse } from '#server/http/error/send-error.ts';

/** Asks for absolute picture addresses, which work in every program. */
export const PICTURE_URLS = 'X-Picture-Urls';
const PREFLIGHT_SECONDS = '7200';
/** Client libraries add their own, such as Apollo's `apollographql-client-name`. `*` does not include Authorization. */
const ALLOWED_HEADERS = 'Authorization, *';

/**
 * Allows clients that are not pages of this site: those with `Authorization: Bearer`, and pages of the allowed origins.
 * Neither has cookies here, so no other site can act in a visitor's name through them.
 */
export function graphqlClients(config: Pick<ServerConfig, 'siteUrl' | 'graphqlOrigins'>): RequestHandler {
  const allow = allowOrigin(config);
  return (req, res, next) => {
    // Also without one: a cache must not send that response to a page of an allowed origin.
    if (config.graphqlOrigins.length > 0) res.vary('Origin');
    const isAllowed = allow(req, res);
    if (isAllowed && req.method === 'OPTIONS') {
      res.setHeader('Access-Control-Allow-Methods', 'GET, POST');
      res.setHeader('Access-Control-Allow-Headers', ALLOWED_HEADERS);
      res.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
      return res.status(204).end();
    }
    const bearer = bearerOf(req.headers.authorization);
    if (bearer !== undefined && !readToken(bearer)) {
      res.setHeader('WWW-Authenticate', 'Bearer');
      return refuse(
        res,
        401,
        'The Authorization header contains no session token; get one from the mutation startSession',
      );
    }
    if (!isOneOf(req.get('X-Currency'), CURRENCIES))
      return refuse(res, 400, `X-Currency must be one of ${CURRENCIES.join(', ')}`, {
        value: req.get('X-Currency') ?? '',
      });
    if (!isOneOf(req.get('X-Region'), ['us', 'eu']))
      return refuse(res, 400, 'X-Region must be us or eu', { value: req.get('X-Region') ?? '' });
    if (!isOneOf(req.get(PICTURE_URLS), ['absolute']))
      return refuse(res, 400, `${PICTURE_URLS} must be "absolute", or omitted`, { value: req.get(PICTURE_URLS) ?? '' });
    res.locals.isAllowedOrigin = isAllowed;
    // A link or an image on any page can make such requests, so they must not depend on the visitor.
    res.locals.isCookieless = isAllowed || bearer !== undefined || req.method === 'GET';
    if (res.locals.isCookieless) delete req.headers.cookie;
    return next();
  };
}

function isOneOf(header: string | undefined, allowed: readonly string[]): boolean {
  return header === undefined || allowed.some((one) => one.toLowerCase() === header.toLowerCase());
}
