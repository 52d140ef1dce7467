import type { LoadLimits } from '#server/config/config.ts';
import { LOAD_CLASSES, type LoadClass } from './load-class.ts';

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

type Rule = {
  max: number;
  /** How long a request of this class may wait for its turn, in milliseconds. */
  waitMs: number;
  /** Refused above so many times the delay that is allowed; classes without it shrink instead. */
  refusedAbove?: number;
};

export type ClassLoad = { inFlight: number; queued: number; limit: number; refused: number };

/** Ends a turn; may be called more than once. */
export type Release = () => void;

export type LoadGate = {
  /**
   * A turn, now or within a moment; null when there is none to be had.
   *
   * @param waits is told, when it has to wait, how to give its place in the queue up.
   */
  enter(loadClass: LoadClass, waits?: (leave: () => void) => void): Release | Promise<Release | null> | null;
  /** A turn for something that nobody waits for; null when there is none now. */
  enterNow(loadClass: LoadClass): Release | null;
  /** How late the event loop is, as `watchLoopDelay` tells it. */
  adjust(delayMs: number): void;
  stats(): Record<LoadClass, ClassLoad>;
};

/**
 * Bounds what is in flight and what waits, by class. A queue is for a burst: where pages and searches stand in it for
 * longer than one may wait, who comes is refused nearly at once (controlled delay, "CoDel"), for most would wait in
 * vain. When the event loop is late, ever fewer pages and
 * searches are taken at once, down to four; when it is very late carts are refused, and orders last.
 */
export function createLoadGate(limits: LoadLimits, now: () => number = () => performance.now()): LoadGate {
  const rules: Record<LoadClass, Rule> = {
    order: { max: limits.orders, waitMs: 3_000, refusedAbove: 40 },
    cart: { max: limits.carts, waitMs: 2_000, refusedAbove: 15 },
    page: { max: limits.pages, waitMs: 1_000 },
    search: { max: limits.searches, waitMs: 1_000 },
  };
  const lines = Object.fromEntries(LOAD_CLASSES.map((name) => [name, newLine(rules[name].max)] as const)) as Record<
    LoadClass,
    Line
  >;
  let delayMs = 0;

  function turn(line: Line): Release {
    line.inFlight += 1;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      line.inFlight -= 1;
      admitWaiting(line);
    };
  }

  function isTooLate({ refusedAbove }: Rule): boolean {
    return refusedAbove !== undefined && delayMs > refusedAbove * limits.loopDelayMs;
  }

  function wait(
    line: Line,
    { waitMs, refusedAbove }: Rule,
    waits?: (leave: () => void) => void,
  ): Promise<Release | null> {
    if (line.waiting.size === 0) line.emptyAtMs = now();
    const { promise, resolve } = Promise.withResolvers<Release | null>();
    const leave = () => {
      if (!line.waiting.delete(waiting)) return;
      clearTimeout(timer);
      line.refused += 1;
      resolve(null);
    };
    const isStanding = refusedAbove === undefined && now() - line.emptyAtMs > waitMs;
    const timer = setTimeout(leave, isStanding ? STANDING_WAIT_MS : waitMs);
    const waiting = () => {
      clearTimeout(timer);
      resolve(turn(line));
    };
    line.waiting.add(waiting);
    waits?.(leave);
    return promise;
  }

  return {
    enter(loadClass, waits) {
      const [line, rule] = [lines[loadClass], rules[loadClass]];
      if (!isTooLate(rule)) {
        if (line.inFlight < line.limit && line.waiting.size === 0) return turn(line);
        if (line.waiting.size < Math.max(MIN_QUEUE, line.limit * QUEUE_PER_SLOT)) return wait(line, rule, waits);
      }
      line.refused += 1;
      return null;
    },
    enterNow(loadClass) {
      const line = lines[loadClass];
      return line.inFlight < line.limit && line.waiting.size === 0 ? turn(line) : null;
    },
    adjust(measuredMs) {
      delayMs = (delayMs + measuredMs) / 2;
      for (const name of LOAD_CLASSES) {
        const [line, { max, refusedAbove }] = [lines[name], rules[name]];
        if (refusedAbove !== undefined) continue;
        if (delayMs > limits.loopDelayMs)
          line.limit = Math.max(Math.min(max, MIN_IN_FLIGHT), Math.floor(line.limit * SHRINK));
        else line.limit = Math.min(max, line.limit + 1);
        admitWaiting(line);
      }
    },
    stats() {
      const entries = LOAD_CLASSES.map((name) => {
        const { inFlight, waiting, limit, refused } = lines[name];
        return [name, { inFlight, queued: waiting.size, limit, refused }] as const;
      });
      return Object.fromEntries(entries) as Record<LoadClass, ClassLoad>;
    },
  };
}

/** `waiting` holds what admits each, in the order they came. */
type Line = {
  inFlight: number;
  limit: number;
  refused: number;
  waiting: Set<() => void>;
  /** When the queue was last seen empty. */
  emptyAtMs: number;
};

function newLine(limit: number): Line {
  return { inFlight: 0, limit, refused: 0, waiting: new Set(), emptyAtMs: 0 };
}

function admitWaiting(line: Line): void {
  for (const admit of line.waiting) {
    if (line.inFlight >= line.limit) return;
    line.waiting.delete(admit);
    admit();
  }
}
