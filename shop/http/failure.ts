import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { isUnavailable } from '#shop/db/connection/unavailable.ts';
import { HttpError, type ErrorDetail } from './call.ts';
import { sendFailure } from './envelope.ts';

const RETRY_AFTER_SECONDS = '2';

type Known = { status: number; detail: ErrorDetail };

/** The one place where an error becomes a response. Unexpected ones are logged, never shown. */
export function failureHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, _req, res, _next) => {
    if (res.headersSent) {
      // An aborted connection tells the caller, who is often the one that left.
      if (textOf(error, 'code') !== 'ERR_STREAM_PREMATURE_CLOSE') {
        log.error({ err: error, requestId: res.get('X-Request-Id') }, 'response aborted');
      }
      res.destroy();
      return;
    }
    if (error instanceof HttpError) {
      res.set(error.headers);
      sendFailure(res, error.status, error.details);
      return;
    }
    const { status, detail } = fromClient(error) ?? fromDatabase(error) ?? internal;
    if (status >= 500) log.error({ err: error, requestId: res.get('X-Request-Id') }, detail.message);
    if (status === 503) res.set('Retry-After', RETRY_AFTER_SECONDS);
    sendFailure(res, status, [detail]);
  };
}

const internal: Known = { status: 500, detail: { code: 'internal', message: 'Internal Server Error' } };

// Errors that Express and its body reader throw for a bad request.
function fromClient(error: unknown): Known | undefined {
  if (textOf(error, 'type') === 'entity.too.large') {
    return { status: 413, detail: { code: 'body_too_large', message: 'Request body is too large' } };
  }
  const status = statusOf(error) ?? 0;
  if (status < 400 || status >= 500) return undefined;
  if (status === 404) return { status, detail: { code: 'not_found', message: 'Not Found' } };
  return error instanceof URIError || textOf(error, 'type') === ''
    ? { status: 400, detail: { code: 'invalid_characters', field: 'path', message: 'Invalid characters in path' } }
    : {
        status: 400,
        detail: { code: 'invalid_body', message: 'Invalid request body, please validate the json object' },
      };
}

/** The status of an error of Express and its readers; undefined for every other error. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error ? Number(error.status) : undefined;
}

// SQLSTATE class 22 is a value the database could not take, and 54 one too large for it: only a
// caller can have sent either.
function fromDatabase(error: unknown): Known | undefined {
  if (isUnavailable(error)) return { status: 503, detail: { code: 'unavailable', message: 'Service Unavailable' } };
  const isValue = /^(22|54)/.test(textOf(error, 'code'));
  return isValue ? { status: 400, detail: { code: 'invalid_value', message: 'Invalid value' } } : undefined;
}

function textOf(error: unknown, key: 'code' | 'type'): string {
  if (!(error instanceof Error) || !(key in error)) return '';
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
}
