import type { Request, RequestHandler } from 'express';
import { readCookies } from '#server/session/cookies.ts';
import type { Sessions } from '#server/session/visitor-session.ts';
import { refuse } from '#server/http/error/send-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

type Site = { siteUrl: string; sessions: Omit<Sessions, 'of'> };

/**
 * Rejects writes that a page of another site made a browser send. A request that acts in a session has to
 * prove its origin: by `X-XSRF-TOKEN`, or by the headers in which browsers tell a page's origin, which is
 * all that a form without script has. Programs without cookies act for no visitor and pass.
 */
export function sameOrigin({ siteUrl, sessions }: Site): RequestHandler {
  return (req, res, next) => {
    if (SAFE_METHODS.has(req.method)) return next();
    const from = originOf(req, siteUrl);
    if (from === 'foreign' && res.locals.isAllowedOrigin !== true)
      return refuse(res, 403, 'Cross-site request refused');
    const cookies = readCookies(req);
    const token = req.get('X-XSRF-TOKEN');
    // Responses in flight may replace session and token between a script's look at its cookies and its
    // request: if the browser says that the page is ours, any token that was issued here will do.
    const isGenuine = from === 'own' ? sessions.isXsrfIssued : sessions.isXsrfPair;
    if (token !== undefined && !isGenuine(cookies, token)) {
      sessions.renewXsrf(cookies, res);
      return refuse(res, 403, 'X-XSRF-TOKEN is not the value of the cookie XSRF-TOKEN of this session');
    }
    if (token === undefined && from === 'unknown' && sessions.isIn(cookies)) {
      sessions.renewXsrf(cookies, res);
      return refuse(res, 403, 'Send the value of the cookie XSRF-TOKEN as header X-XSRF-TOKEN');
    }
    return next();
  };
}

/** Which site's page sent the request, as far as the browser tells. */
export function originOf({ headers }: Pick<Request, 'headers'>, siteUrl: string): 'own' | 'foreign' | 'unknown' {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'foreign';
  if (origin === undefined) return site === 'same-origin' ? 'own' : 'unknown';
  // Under another name of this machine, such as 127.0.0.1, page and target still agree.
  return origin === siteUrl || URL.parse(origin)?.host === host ? 'own' : 'foreign';
}
