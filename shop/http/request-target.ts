import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { HttpError } from './call.ts';
import { requireText } from './endpoint/text.ts';

/** As in the request line; a backslash would be read as a slash later. */
const PATH = /^\/[\x21-\x5b\x5d-\x7e]*$/;
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Rejects what no route should have to handle: a path that is not canonical, and more or less than one Host. */
export const requestTarget: RequestHandler = (req, _res, next) => {
  if (req.httpVersionMajor !== 1 || hostsOf(req) !== 1) throw refused('Host', 'Send one Host header');
  const path = req.originalUrl.split('?', 1)[0] ?? '';
  if (!PATH.test(path) || DOT_SEGMENT.test(path)) throw refused('path', 'Invalid path');
  requireText(decoded(path), 'path');
  next();
};

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new HttpError(400, [{ code: 'invalid_characters', field: 'path', message: 'Invalid characters in path' }]);
  }
}

function hostsOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
}

function refused(field: string, message: string): HttpError {
  return new HttpError(400, [{ code: 'invalid_request', field, message }]);
}
