import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { RequestMetrics } from './metrics.ts';
import { routeOf } from '#shop/http/route.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const PROBES = new Set(['/healthz', '/readyz']);
/** Every storefront asks it every second: at `info` it would bury everything else. */
const POLLED = '/api/public/release';

/**
 * Every answer carries an id, and leaves one line in the log under it. A caller's own id stays, so
 * that both logs can be laid together. The line names the call and not the address, in which a
 * search text or an order's token may stand.
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
      else if (!isWhole) log.info(line, 'aborted by the client');
      else if (status >= 500) log.error(line, 'answered');
      else log[path === POLLED ? 'debug' : 'info'](line, 'answered');
    });
    next();
  };
}
