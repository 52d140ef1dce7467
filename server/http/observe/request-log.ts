import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Charge } from '#server/limit/charge.ts';
import type { RequestMetrics } from './metrics.ts';
import { routeClass } from './route-class.ts';

declare global {
  namespace Express {
    /** What middleware passes to later handlers. */
    interface Locals {
      requestId: string;
      /** Includes the request's id. */
      log: Logger;
      /** Missing if there is no limit. */
      charge?: Charge;
      /** Whether the page that sent it has an allowed origin; set for GraphQL. */
      isAllowedOrigin?: boolean;
      /** `Accept` as it was sent; set for GraphQL. */
      accept?: string;
      /** Whether cookies are ignored; set for GraphQL. */
      isCookieless?: boolean;
    }
  }
}

/**
 * A property of the response with the fields of its log line. A WeakMap would keep every request until the next
 * collection of the whole heap: collections of young objects treat the entries of an old table as alive.
 */
const LOGGED = Symbol('logged');
type Logged = { requestId: string; url: string; startedMs: number; isCached: boolean };
type LoggedResponse = ServerResponse & { [LOGGED]?: Logged };

const MAX_PATH = 4_000;
const MAX_LOGGED = 300;
const REQUEST_ID = /^[\w-]{8,64}$/;

export type RequestLog = {
  /**
   * Writes one line per request into the log when it has ended, and gives it an id, which every response has as
   * `X-Request-Id`; the caller sets that header. Must come before anything that may respond.
   */
  begin(req: IncomingMessage, res: ServerResponse): string;
  /** Marks the response as a cached page, whose lines are sampled. */
  fromCache(res: ServerResponse): void;
  /** Sets `res.locals.requestId`, and `res.locals.log`, which includes it. */
  middleware: RequestHandler;
};

type Options = {
  /** Whether a proxy in front may have set the id. */
  trusted: boolean;
  /** Share of the lines of cached pages that are written, 0 to 1. */
  cachedSample: number;
  metrics?: RequestMetrics;
};

export function createRequestLog(log: Logger, { trusted, cachedSample, metrics }: Options): RequestLog {
  /** One function for all responses: a closure for each would be much of the cost of a line. */
  function onClose(this: LoggedResponse): void {
    const request = this[LOGGED];
    if (!request) return;
    const { statusCode: status, writableFinished: isWhole } = this;
    const { url, isCached } = request;
    const durationMs = performance.now() - request.startedMs;
    metrics?.ended({ route: isCached ? 'cached-page' : routeClass(url), status, durationMs, isWhole });
    if (isCached && isWhole && Math.random() >= cachedSample) return;
    const level = isWhole && status >= 500 ? 'error' : 'info';
    if (!log.isLevelEnabled(level)) return;
    log[level](
      lineOf(this, request, durationMs),
      isWhole ? 'answered' : 'client disconnected before the response was complete',
    );
  }

  return {
    begin(req, res: LoggedResponse) {
      const given = trusted ? req.headers['x-request-id'] : undefined;
      const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
      res[LOGGED] = { requestId, url: req.url ?? '', startedMs: performance.now(), isCached: false };
      metrics?.began();
      res.on('close', onClose);
      return requestId;
    },
    fromCache(res: LoggedResponse) {
      if (res[LOGGED]) res[LOGGED].isCached = true;
    },
    middleware(_req, res: Response & LoggedResponse, next) {
      const requestId = res[LOGGED]?.requestId ?? randomUUID();
      res.locals.requestId = requestId;
      let child: Logger | undefined;
      // Made on first use: most responses come from a cache and log nothing of their own.
      Object.defineProperty(res.locals, 'log', { get: () => (child ??= log.child({ requestId })) });
      next();
    },
  };
}

function lineOf({ req, statusCode }: ServerResponse, { requestId, url, isCached }: Logged, durationMs: number) {
  return {
    requestId,
    method: req.method,
    path: loggedPath(url),
    status: statusCode,
    durationMs: Math.round(durationMs),
    ...(isCached && { cached: true }),
  };
}

/** Below these, an address contains a secret, as those in mails do, or a search text. */
const SECRET_BELOW = /\/(orders?|alert|subscribe|pay\/[^/]+|search)\/.+$/is;
/**
 * The length of a token, at least. Capitals are checked separately: in one expression this would take quadratic time
 * for a long word.
 */
const LONG_WORD = /[\w-]{20,}/g;
/** No page name has one. */
const CAPITAL = /[A-Z]/;
/** A mail address or a BattleTag, such as one typed in place of a page's name. */
const OF_A_PERSON = /[@#]/;

/** The path of an address without secrets of its visitor. */
export function loggedPath(url: string): string {
  const path = decoded(url.replace(/[?#].*$/s, '').slice(0, MAX_PATH));
  return path
    .replace(SECRET_BELOW, '/$1/…')
    .replace(LONG_WORD, (word) => (CAPITAL.test(word) ? '…' : word))
    .split('/')
    .map((part) => (OF_A_PERSON.test(part) ? '…' : part))
    .join('/')
    .slice(0, MAX_LOGGED);
}

/** A path may be percent-encoded: `/%6Frder/` is no page, yet may contain somebody's token. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
