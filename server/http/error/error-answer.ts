import type { ErrorRequestHandler, RequestHandler } from 'express';
import { refuse } from './send-error.ts';

export const notFound: RequestHandler = (_req, res) => refuse(res, 404, 'Not Found');

/** The fallback for requests that nothing else handled. Reveals nothing of the error. */
export const errorAnswer: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  const status = statusOf(error);
  if (status >= 500) res.locals.log.error({ err: error }, 'a request failed');
  if (res.headersSent) return next(error);
  return refuse(res, status, status >= 500 ? 'Something went wrong. Try again' : 'Bad Request');
};

/** Express marks client errors, such as a path that cannot be decoded. */
function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
