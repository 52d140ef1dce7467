import type { RequestHandler } from 'express';
import type { ServerConfig } from '#server/config/config.ts';
import { sendPlainError } from './plain-error.ts';
import { refuse } from './refuse.ts';
import { requestFault } from './request-target.ts';

/** Ends a request that has no one meaning before anything is routed by it. */
export function refuseMalformed(config: ServerConfig): RequestHandler {
  return (req, res, next) => {
    const fault = requestFault(req);
    if (fault === undefined) return next();
    res.setHeader('Cache-Control', 'private, no-store');
    if (req.accepts(['json', 'html']) === 'html') return sendPlainError(config, res, 400);
    return refuse(res, 400, fault);
  };
}
