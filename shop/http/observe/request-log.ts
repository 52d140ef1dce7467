import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { RequestMetrics } from './metrics.ts';
import { routeOf } from '#shop/http/route.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const PROBES = new Set(['/healthz', '/readyz']);
/** Every storefront calls it every second: at `info` it would bury everything else. */
const POLLED = '/api/public/release';

/**
 * Every response has an id, and leaves one line in the log with it. A caller's own id is kept, so
 * that the logs of both can be joined. The line has the route and not the address, which may contain
 * a search text or an order's token.
 */
export function requestLog(log: Logger, metrics?: RequestMetrics): RequestHandler {
  return (req, res, next) => {
    const given = req.get('X-Request-Id');
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    const startedMs = performance.now();
    res.set('X-Request-Id', requestId);
    metrics?.began();
    res.once('close', () => {
      const { statusCode: status, writableFinished: isWhole } = res;
      const [durationMs, path] = [performance.now() - startedMs, routeOf(req)];
      metrics?.ended({ route: `${req.method} ${path}`, status, durationMs, isWhole });
      const line = { requestId, method: req.method, path, status, durationMs: Math.round(durationMs) };
      if (PROBES.has(path)) log.debug(line, 'answered');
      else if (!isWhole) log.info(line, 'client disconnected before the response was complete');
      else if (status >= 500) log.error(line, 'answered');
      else log[path === POLLED ? 'debug' : 'info'](line, 'answered');
    });
    next();
  };
}
