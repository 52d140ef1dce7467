import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { HttpError } from '#shop/http/call.ts';

/** Accepts the desk's key as a Bearer token; in constant time. */
export function requireDesk(key: string): RequestHandler {
  return (req, _res, next) => {
    const [, given = ''] = /^Bearer +(\S{1,256})$/i.exec(req.headers.authorization ?? '') ?? [];
    if (!timingSafeEqual(digest(given), digest(key))) {
      const challenge = { 'WWW-Authenticate': 'Bearer realm="desk"' };
      throw new HttpError(401, [{ code: 'unauthorized', message: 'Unauthorized' }], challenge);
    }
    next();
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
