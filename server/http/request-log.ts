import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Gives each request an id, a logger that carries it, and one line in the log
 * when it is over. `res.locals` holds `requestId` and `log`.
 *
 * @param trusted whether a proxy in front may have given the id.
 */
export function requestLog(log: Logger, { trusted }: { trusted: boolean }): RequestHandler {
  return (req, res, next) => {
    const given = trusted ? req.headers['x-request-id'] : undefined;
    const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    const startedMs = performance.now();
    const child = log.child({ requestId });
    res.locals['requestId'] = requestId;
    res.locals['log'] = child;
    res.setHeader('X-Request-Id', requestId);
    res.once('close', () => {
      const { statusCode: status, writableFinished } = res;
      const durationMs = Math.round(performance.now() - startedMs);
      const line = { method: req.method, path: loggedPath(req.originalUrl), status, durationMs };
      if (!writableFinished) child.info(line, 'aborted by the client');
      else if (status >= 500) child.error(line, 'answered');
      else child.info(line, 'answered');
    });
    next();
  };
}

/** Order and payment addresses are secrets, and what people search for is their own business. */
export function loggedPath(url: string): string {
  const path = url.replace(/[?#].*$/s, '').slice(0, 300);
  return path.replace(/\/(order|pay\/[^/]+|search)\/.+$/s, '/$1/…');
}
