import type { RequestHandler } from 'express';
import { refuse } from './refuse.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another site made a browser send. Programs send
 * neither header and pass: they hold no visitor's cookies.
 */
export function sameOrigin(siteUrl: string): RequestHandler {
  return (req, res, next) => {
    if (SAFE_METHODS.has(req.method)) return next();
    const site = req.headers['sec-fetch-site'];
    const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
    if (foreignSite || !isOwn(req.headers.origin)) return refuse(res, 403, 'Cross-site request refused');
    return next();

    function isOwn(origin: string | undefined): boolean {
      if (origin === undefined || origin === siteUrl) return true;
      // Under another name of this machine, such as 127.0.0.1, the page and its target still agree.
      return URL.parse(origin)?.host === req.headers.host;
    }
  };
}
