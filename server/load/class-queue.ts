/** Maximum queue length per request in flight. */
const QUEUE_PER_SLOT = 2;
/** Minimum queue length, even with few slots: a page makes some requests at once. */
const MIN_QUEUE = 8;
/** The lowest limit when the event loop is late: even a slow machine serves one shopper. */
const MIN_IN_FLIGHT = 4;
/** Factor by which the limit shrinks when the event loop is late. */
const SHRINK = 0.7;
/** How long a page or search waits, in milliseconds, once the queue has not been empty for `waitMs`. */
const STANDING_WAIT_MS = 50;

export type Rule = {
  max: number;
  /** Maximum time in the queue, in milliseconds. */
  waitMs: number;
  /** Rejected above this multiple of the allowed event loop delay; classes without it shrink instead. */
  rejectedAbove?: number;
};

export type ClassLoad = { inFlight: number; queued: number; limit: number; refused: number };

/** Ends a turn; may be called more than once. */
export type Release = () => void;

export type ClassQueue = {
  /** A turn if one is free and nobody is queued. */
  take(): Release | null;
  /** A turn after a wait; null if the queue is full. `waits` gets a function that leaves the queue. */
  wait(waits?: (leave: () => void) => void): Promise<Release | null> | null;
  /** Counts a rejected request. */
  refuse(): null;
  /** Lowers the limit while the event loop is late, and raises it by one each time it is not. */
  resize(isLate: boolean): void;
  stats(): ClassLoad;
};

/** The turns of one class of requests, and its queue, first in, first out. */
export function createClassQueue(rule: Rule, now: () => number): ClassQueue {
  const waiting = new Set<() => void>();
  const turns = createTurns(rule.max, admitWaiting);
  let refused = 0;
  /** When the queue was last seen empty. */
  let emptyAtMs = 0;

  function admitWaiting(): void {
    for (const admit of waiting) {
      if (!turns.isFree()) return;
      waiting.delete(admit);
      admit();
    }
  }

  function refuse(): null {
    refused += 1;
    return null;
  }

  return {
    take: () => (turns.isFree() && waiting.size === 0 ? turns.begin() : null),
    wait(waits) {
      if (waiting.size >= Math.max(MIN_QUEUE, turns.stats().limit * QUEUE_PER_SLOT)) return null;
      if (waiting.size === 0) emptyAtMs = now();
      const { promise, resolve } = Promise.withResolvers<Release | null>();
      const settle = (turn: Release | null) => {
        clearTimeout(timer);
        resolve(turn);
      };
      const admit = () => settle(turns.begin());
      const leave = () => {
        if (waiting.delete(admit)) settle(refuse());
      };
      const timer = setTimeout(leave, maxWaitMs(rule, now() - emptyAtMs));
      waiting.add(admit);
      waits?.(leave);
      return promise;
    },
    refuse,
    resize: turns.resize,
    stats: () => ({ ...turns.stats(), queued: waiting.size, refused }),
  };
}

function maxWaitMs({ waitMs, rejectedAbove }: Rule, sinceEmptyMs: number): number {
  return rejectedAbove === undefined && sinceEmptyMs > waitMs ? STANDING_WAIT_MS : waitMs;
}

/** As many turns at once as the event loop allows; `onFree` is called when one becomes free. */
function createTurns(max: number, onFree: () => void) {
  let inFlight = 0;
  let limit = max;
  return {
    isFree: () => inFlight < limit,
    begin(): Release {
      inFlight += 1;
      let over = false;
      return () => {
        if (over) return;
        over = true;
        inFlight -= 1;
        onFree();
      };
    },
    resize(isLate: boolean): void {
      limit = isLate ? Math.max(Math.min(max, MIN_IN_FLIGHT), Math.floor(limit * SHRINK)) : Math.min(max, limit + 1);
      onFree();
    },
    stats: () => ({ inFlight, limit }),
  };
}
