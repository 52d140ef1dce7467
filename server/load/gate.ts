import { byName } from '#process/record.ts';
import type { LoadLimits } from '#server/config/config.ts';
import { type ClassLoad, createClassQueue, type Release, type Rule } from './class-queue.ts';
import { LOAD_CLASSES, type LoadClass } from './load-class.ts';

export type LoadGate = {
  /**
   * A turn, now or after a short wait; null if there is no capacity.
   *
   * @param waits called if the request is queued, with a function that leaves the queue.
   */
  enter(loadClass: LoadClass, waits?: (leave: () => void) => void): Release | Promise<Release | null> | null;
  /** A turn for work that nobody waits for; null if there is none right now. */
  enterNow(loadClass: LoadClass): Release | null;
  /** The event loop's delay, as measured by `watchLoopDelay`. */
  adjust(delayMs: number): void;
  stats(): Record<LoadClass, ClassLoad>;
};

/**
 * Bounds requests in flight and in queues, by class. A queue absorbs a burst: when pages and searches have been
 * queueing for longer than the maximum wait, new ones are rejected almost at once (controlled delay, "CoDel"), since
 * most would wait in vain. When the event loop is late, fewer and fewer pages and
 * searches run at once, down to four; when it is very late carts are rejected, and finally orders.
 */
export function createLoadGate(limits: LoadLimits, now: () => number = () => performance.now()): LoadGate {
  const rules: Record<LoadClass, Rule> = {
    order: { max: limits.orders, waitMs: 3_000, rejectedAbove: 40 },
    cart: { max: limits.carts, waitMs: 2_000, rejectedAbove: 15 },
    page: { max: limits.pages, waitMs: 1_000 },
    search: { max: limits.searches, waitMs: 1_000 },
  };
  const queues = byName(LOAD_CLASSES, (name) => createClassQueue(rules[name], now));
  let delayMs = 0;

  function isTooLate({ rejectedAbove }: Rule): boolean {
    return rejectedAbove !== undefined && delayMs > rejectedAbove * limits.loopDelayMs;
  }

  return {
    enter(loadClass, waits) {
      const queue = queues[loadClass];
      if (isTooLate(rules[loadClass])) return queue.refuse();
      return queue.take() ?? queue.wait(waits) ?? queue.refuse();
    },
    enterNow: (loadClass) => queues[loadClass].take(),
    adjust(measuredMs) {
      delayMs = (delayMs + measuredMs) / 2;
      for (const name of LOAD_CLASSES) {
        if (rules[name].rejectedAbove === undefined) queues[name].resize(delayMs > limits.loopDelayMs);
      }
    },
    stats: () => byName(LOAD_CLASSES, (name) => queues[name].stats()),
  };
}
