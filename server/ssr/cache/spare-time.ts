import { performance } from 'node:perf_hooks';

const LOOK_EVERY_MS = 1_000;
/** Of the main thread; above it the processors are left to visitors. */
const BUSY_SHARE = 0.2;
const MAX_WAITING = 500;

export type SpareTime = {
  /** Beyond a limit the oldest tasks are dropped. */
  add(task: () => Promise<void>): void;
  stop(): void;
};

/** Runs one task a second, as long as the process was idle for most of the second before. */
export function createSpareTime(onError: (error: unknown) => void, shareOf = busyShare()): SpareTime {
  const waiting: (() => Promise<void>)[] = [];
  let timer: NodeJS.Timeout | undefined;

  function look(): void {
    if (shareOf() > BUSY_SHARE) return wait();
    const task = waiting.shift();
    if (task) void task().catch(onError).finally(wait);
  }

  function wait(): void {
    if (waiting.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(look, LOOK_EVERY_MS);
    timer.unref();
  }

  return {
    add(task) {
      waiting.push(task);
      if (waiting.length > MAX_WAITING) waiting.shift();
      if (waiting.length === 1) wait();
    },
    stop() {
      waiting.length = 0;
      clearTimeout(timer);
    },
  };
}

/** The share of time since the last call that the main thread has worked. */
function busyShare(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
