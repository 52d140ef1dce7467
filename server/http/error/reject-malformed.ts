import type { RequestHandler } from 'express';
import type { ServerConfig } from '#server/config/config.ts';
import { sendPlainError } from './plain-error.ts';
import { refuse } from './send-error.ts';
import { requestIssue } from './request-target.ts';

/** Rejects ambiguous requests before anything is routed by them. */
export function rejectMalformed(config: ServerConfig): RequestHandler {
  return (req, res, next) => {
    const issue = requestIssue(req);
    if (issue === undefined) return next();
    if (req.accepts(['json', 'html']) === 'html') return sendPlainError(config, res, 400);
    return refuse(res, 400, issue);
  };
}
