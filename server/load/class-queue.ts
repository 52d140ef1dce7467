/** How many may wait for each one in flight. */
const QUEUE_PER_SLOT = 2;
/** As many may wait even where few are in flight: a page brings some requests at once. */
const MIN_QUEUE = 8;
/** What a late event loop leaves: a slow machine still serves one shopper as ever. */
const MIN_IN_FLIGHT = 4;
/** The part of a limit that is left when the event loop is late. */
const SHRINK = 0.7;
/** How long a page or search waits, in milliseconds, where the queue was not empty for as long as one may wait. */
const STANDING_WAIT_MS = 50;

export type Rule = {
  max: number;
  /** How long a request of this class may wait for its turn, in milliseconds. */
  waitMs: number;
  /** Refused above so many times the delay that is allowed; classes without it shrink instead. */
  rejectedAbove?: number;
};

export type ClassLoad = { inFlight: number; queued: number; limit: number; refused: number };

/** Ends a turn; may be called more than once. */
export type Release = () => void;

export type ClassQueue = {
  /** A turn when one is free and nobody waits for it. */
  take(): Release | null;
  /** A turn within a moment; null when as many wait as may. `waits` gets a function that gives the place up. */
  wait(waits?: (leave: () => void) => void): Promise<Release | null> | null;
  /** Counts a request that is sent away. */
  refuse(): null;
  /** Fewer turns at once while the event loop is late, one more each time when it is not. */
  resize(isLate: boolean): void;
  stats(): ClassLoad;
};

/** The turns of one class of requests, and who waits for one, in the order they came. */
export function createClassQueue({ max, waitMs, rejectedAbove }: Rule, now: () => number): ClassQueue {
  const waiting = new Set<() => void>();
  const turns = createTurns(max, admitWaiting);
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

  return {
    take: () => (turns.isFree() && waiting.size === 0 ? turns.begin() : null),
    wait(waits) {
      if (waiting.size >= Math.max(MIN_QUEUE, turns.stats().limit * QUEUE_PER_SLOT)) return null;
      if (waiting.size === 0) emptyAtMs = now();
      const { promise, resolve } = Promise.withResolvers<Release | null>();
      const leave = () => {
        if (!waiting.delete(admit)) return;
        clearTimeout(timer);
        refused += 1;
        resolve(null);
      };
      const isStanding = rejectedAbove === undefined && now() - emptyAtMs > waitMs;
      const timer = setTimeout(leave, isStanding ? STANDING_WAIT_MS : waitMs);
      const admit = () => {
        clearTimeout(timer);
        resolve(turns.begin());
      };
      waiting.add(admit);
      waits?.(leave);
      return promise;
    },
    refuse() {
      refused += 1;
      return null;
    },
    resize: turns.resize,
    stats: () => ({ ...turns.stats(), queued: waiting.size, refused }),
  };
}

/** So many turns at once as the event loop allows; `onFree` hears of every place that becomes free. */
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
