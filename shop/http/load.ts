import { setTimeout as sleep } from 'node:timers/promises';
import { bulkhead, type BulkheadPolicy, BulkheadRejectedError, TaskCancelledError } from 'cockatiel';
import { type Endpoint, HttpError } from './call.ts';

/** The class of a call. Searches cost most and matter least; purchases come before reads. */
export type CallLoad = 'buy' | 'read' | 'search';

type Limit = {
  inFlight: number;
  queue: number;
  /** Maximum time in the queue, in milliseconds. */
  waitMs: number;
  retryAfterSeconds: string;
  /** While purchases run and others wait, how long a slot rests after its work, as a multiple of the work's time. */
  rest: number;
  /** Slots per session; its further calls wait for each other, and take no place here. */
  perSession?: number;
};

// The embedded database does one thing at a time, and a process has ten connections to PostgreSQL: reads and
// searches together never take them all. A purchase waits nearly as long as the storefront waits for it.
const LIMITS: Record<CallLoad, Limit> = {
  buy: { inFlight: 48, queue: 256, waitMs: 9_000, retryAfterSeconds: '1', rest: 0, perSession: 4 },
  read: { inFlight: 6, queue: 64, waitMs: 1_500, retryAfterSeconds: '2', rest: 0 },
  search: { inFlight: 1, queue: 16, waitMs: 2_000, retryAfterSeconds: '3', rest: 4 },
};
const MAX_REST_MS = 500;
/** A purchase is several calls: searches must not fill the pauses between them. */
const BETWEEN_CALLS_MS = 1_000;
const MAX_WAITING_OF_SESSION = 128;

type LoadStats = Record<CallLoad, { inFlight: number; queued: number; refused: number }>;

export type CallLimits = {
  /**
   * Runs the work when a slot is free.
   *
   * @param session id of the caller's session; empty for a call without one.
   * @throws HttpError 503 if too much is in flight, 429 if one session asks for too much at once.
   */
  run<Result>(load: CallLoad | undefined, session: string, work: () => Promise<Result>): Promise<Result>;
  stats(): LoadStats;
};

/** Undefined for calls that wait idly. */
export function loadOf({ path, cache }: Pick<Endpoint, 'path' | 'cache'>): CallLoad | undefined {
  if (path === '/order/changes') return undefined;
  if (path.includes('/search/')) return 'search';
  return cache === undefined ? 'buy' : 'read';
}

/** Bounds calls in flight and in the queue, by class. */
export function createCallLimits(limits: Record<CallLoad, Limit> = LIMITS): CallLimits {
  const buy = lineOf(limits.buy);
  const isBuying = () => buy.stats().inFlight > 0 || performance.now() < buy.lastEndedMs() + BETWEEN_CALLS_MS;
  const lines = { buy, read: lineOf(limits.read, isBuying), search: lineOf(limits.search, isBuying) };
  return {
    run: (load, session, work) => (load === undefined ? work() : lines[load].run(session, work)),
    stats: () => ({ buy: lines.buy.stats(), read: lines.read.stats(), search: lines.search.stats() }),
  };
}

/** @param givesWay whether something more important is in flight */
function lineOf(limit: Limit, givesWay: () => boolean = () => false) {
  const { inFlight, queue, waitMs, retryAfterSeconds, rest, perSession } = limit;
  const policy = bulkhead(inFlight, queue);
  let refused = 0;
  let endedMs = -Infinity;
  const ofSession = perSession === undefined ? undefined : turnsOfSessions(perSession, () => (refused += 1));

  function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const waited = new AbortController();
    const timer = setTimeout(() => {
      waited.abort();
      refuse();
    }, waitMs);
    const turn = policy.execute(async () => {
      clearTimeout(timer);
      const startedMs = performance.now();
      await work().then(resolve, reject);
      endedMs = performance.now();
      const restMs = Math.min(MAX_REST_MS, rest * (endedMs - startedMs));
      if (restMs > 0 && policy.queueSlots < queue && givesWay()) await sleep(restMs);
    }, waited.signal);
    turn.catch((error: unknown) => {
      clearTimeout(timer);
      if (error instanceof BulkheadRejectedError) refuse();
      // The caller of one that waited too long has been answered already.
      else if (!(error instanceof TaskCancelledError)) reject(error);
    });
    return promise;

    function refuse(): void {
      refused += 1;
      reject(unavailable(retryAfterSeconds));
    }
  }

  return {
    run: <Result>(session: string, work: () => Promise<Result>) =>
      session === '' || !ofSession ? inLine(work) : ofSession(session, () => inLine(work)),
    lastEndedMs: () => endedMs,
    stats: () => ({ inFlight: inFlight - policy.executionSlots, queued: queue - policy.queueSlots, refused }),
  };
}

function unavailable(retryAfterSeconds: string): HttpError {
  return new HttpError(503, [{ code: 'unavailable', message: 'Service Unavailable' }], {
    'Retry-After': retryAfterSeconds,
  });
}

/** Limits the calls of one session: a flood of them would fill the queue just by waiting. */
function turnsOfSessions(perSession: number, onRejected: () => void) {
  const sessions = new Map<string, { turns: BulkheadPolicy; calls: number }>();
  return async <Result>(session: string, call: () => Promise<Result>): Promise<Result> => {
    const own = sessions.get(session) ?? { turns: bulkhead(perSession, MAX_WAITING_OF_SESSION), calls: 0 };
    sessions.set(session, own);
    own.calls += 1;
    try {
      return await own.turns.execute(call);
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      onRejected();
      throw new HttpError(429, [{ code: 'too_many', message: 'Too many calls at once. Try again in 1 second.' }], {
        'Retry-After': '1',
      });
    } finally {
      own.calls -= 1;
      if (own.calls === 0) sessions.delete(session);
    }
  };
}
