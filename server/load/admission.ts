import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ServerConfig } from '#server/config/config.ts';
import type { ClassLoad, Release } from './class-queue.ts';
import { createLoadGate } from './gate.ts';
import { classOfBody, classOfQuery, readBody, type OperationClasses } from './graphql-body.ts';
import { classOfAddress, LOAD_CLASSES, type LoadClass } from './load-class.ts';
import { watchLoopDelay } from './loop-delay.ts';
import { remember } from '#server/limit/remember.ts';
import { sendBusy } from './send-busy.ts';

const GRAPHQL = /^\/graphql(?:[/?]|$)/i;
/** Paths for programs, which get no page as a response. */
const PROGRAMS = /^\/(?:api\/|(?:graphql|mcp)(?:[/?]|$))/i;
const JSON_TYPE = /^application\/json\b/i;
const LOG_INTERVAL_MS = 1_000;

export type Admission = {
  /** Calls `next` when there is capacity for the request, now or after a short wait; responds 503 otherwise. */
  admit(req: IncomingMessage, res: ServerResponse, next: () => void): void;
  /** A turn for a page that nobody waits for; null if there is no capacity. */
  turnToRefresh(): Release | null;
  stats(): Record<LoadClass, ClassLoad>;
  stop(): void;
};

/** Responds to a page request without capacity, with a stale copy or a rejection. */
type RejectPage = (req: IncomingMessage, res: ServerResponse) => void;

type AdmissionDeps = {
  config: ServerConfig;
  log: Logger;
  stored: OperationClasses;
  /** Lets a page of another origin read a rejection, if it may use the API. */
  allowOrigin: (req: IncomingMessage, res: ServerResponse) => void;
  rejectPage?: RejectPage | undefined;
};

/** Comes before everything expensive, and lets through what this process has capacity for. */
export function createAdmission(deps: AdmissionDeps): Admission {
  const { config, log, stored, rejectPage } = deps;
  const gate = createLoadGate(config.limits);
  const delay = watchLoopDelay((delayMs) => gate.adjust(delayMs));
  const classOfRead = remember((url) => classOfQuery(url, stored));
  const logging = logErrors(log, () => gate.stats());

  function enter(loadClass: LoadClass | undefined, res: ServerResponse, next: () => void, refuse: () => void): void {
    if (loadClass === undefined) return next();
    const turn = gate.enter(loadClass, (leave) => res.once('close', leave));
    if (turn === null) return refuse();
    if (typeof turn === 'function') return begin(turn, res, next);
    void turn.then((granted) => {
      if (granted && !res.destroyed) begin(granted, res, next);
      else if (granted) granted();
      else if (!res.destroyed) refuse();
    });
  }

  return {
    admit(req, res, next) {
      const url = req.url ?? '';
      if (isGraphql(req, url)) {
        const admitted = (loadClass: LoadClass | undefined) =>
          enter(loadClass, res, next, () => reject(deps, req, res, loadClass));
        return void takeBody(req, stored).then(admitted, () => res.destroy());
      }
      const isRead = req.method === 'GET' && GRAPHQL.test(url);
      const loadClass = isRead ? classOfRead(url) : classOfAddress(req.method ?? '', url);
      enter(loadClass, res, next, () => {
        if (rejectPage && !PROGRAMS.test(url)) rejectPage(req, res);
        else reject(deps, req, res, loadClass);
      });
    },
    turnToRefresh: () => gate.enterNow('page'),
    stats: gate.stats,
    stop() {
      delay.stop();
      clearInterval(logging);
    },
  };
}

function reject(
  { config, allowOrigin }: AdmissionDeps,
  req: IncomingMessage,
  res: ServerResponse,
  loadClass: LoadClass = 'page',
): void {
  allowOrigin(req, res);
  sendBusy(config, res, loadClass);
}

function begin(release: Release, res: ServerResponse, next: () => void): void {
  res.once('close', release);
  next();
}

async function takeBody(req: IncomingMessage, stored: OperationClasses): Promise<LoadClass | undefined> {
  const body = await readBody(req);
  // The endpoint reads it from here; an empty body must be set too, since the stream has been consumed.
  Object.assign(req, { body: body || ' ' });
  return classOfBody(body, stored);
}

/** The endpoint reads no body of other types. */
function isGraphql(req: IncomingMessage, url: string): boolean {
  return req.method === 'POST' && GRAPHQL.test(url) && JSON_TYPE.test(req.headers['content-type'] ?? '');
}

/** At most one line a second: a line for each of thousands would be load itself. */
function logErrors(log: Logger, stats: () => Record<LoadClass, ClassLoad>): NodeJS.Timeout {
  let before = 0;
  return setInterval(() => {
    const now = stats();
    const refused = LOAD_CLASSES.reduce((sum, name) => sum + now[name].refused, 0);
    if (refused > before) log.warn({ refused: refused - before, load: now }, 'requests rejected: server overloaded');
    before = refused;
  }, LOG_INTERVAL_MS).unref();
}
