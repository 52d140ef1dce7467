import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Charge } from '#server/limit/charge.ts';
import type { RequestMetrics } from './metrics.ts';
import { routeClass } from './route-class.ts';

declare global {
  namespace Express {
    /** What middleware leaves for the handlers after it. */
    interface Locals {
      requestId: string;
      /** Carries the request's id. */
      log: Logger;
      /** Missing where nothing is limited. */
      charge?: Charge;
      /** Whether the page that sent it is of an origin that may; set for GraphQL. */
      isAllowedOrigin?: boolean;
      /** Whether cookies are left unread; set for GraphQL. */
      isCookieless?: boolean;
    }
  }
}

/**
 * Where an answer carries what its line will say. A WeakMap would keep every request until the next collection of the
 * whole heap: collections of young objects take what an old table holds for alive.
 */
const LOGGED = Symbol('logged');
type Logged = { requestId: string; url: string; startedMs: number; isCached: boolean };
type LoggedResponse = ServerResponse & { [LOGGED]?: Logged };

const MAX_PATH = 4_000;
const MAX_LOGGED = 300;
const REQUEST_ID = /^[\w-]{8,64}$/;

export type RequestLog = {
  /**
   * Gives the request one line in the log when it is over, and its id, which every answer carries as `X-Request-Id`:
   * the caller sets it. Comes before whatever may answer.
   */
  begin(req: IncomingMessage, res: ServerResponse): string;
  /** Says that a cached page answers, of whose lines only some are written. */
  fromCache(res: ServerResponse): void;
  /** Sets `res.locals.requestId`, and `res.locals.log`, which carries it. */
  middleware: RequestHandler;
};

type Options = {
  /** Whether a proxy in front may have given the id. */
  trusted: boolean;
  /** Share of the lines of cached pages that is written, 0 to 1. */
  cachedSample: number;
  metrics?: RequestMetrics;
};

export function createRequestLog(log: Logger, { trusted, cachedSample, metrics }: Options): RequestLog {
  /** The same function for every answer, as a listener: one made for each would be a good part of what a line costs. */
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
    log[level](lineOf(this, request, durationMs), isWhole ? 'answered' : 'aborted by the client');
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
      res.locals.log = log.child({ requestId });
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

/** Below these an address is a secret, as those in mails are, or says what somebody looks for. */
const SECRET_BELOW = /\/(orders?|alert|subscribe|pay\/[^/]+|search)\/.+$/is;
/** Every token of the shop is longer, and no name of a page has capitals. */
const TOKEN = /[\w-]*[A-Z][\w-]*/g;
const MIN_TOKEN = 20;

/** The path of an address without what only its visitor may know. */
export function loggedPath(url: string): string {
  const path = decoded(url.replace(/[?#].*$/s, '').slice(0, MAX_PATH));
  return path
    .replace(SECRET_BELOW, '/$1/…')
    .replace(TOKEN, (word) => (word.length < MIN_TOKEN ? word : '…'))
    .slice(0, MAX_LOGGED);
}

/** A name may be written in other signs: `/%6Frder/` is no page, and yet somebody's mistake. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
