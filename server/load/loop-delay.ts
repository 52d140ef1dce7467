import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;
const WINDOW_MS = 100;
const NANOSECONDS_PER_MS = 1e6;

export type LoopDelay = { stop(): void };

/** Reports ten times a second the longest delay of the event loop since the last report, in milliseconds. */
export function watchLoopDelay(tell: (delayMs: number) => void): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const timer = setInterval(() => {
    // The histogram counts the time between two ticks, which is the resolution when nothing is late.
    tell(Math.max(0, histogram.max / NANOSECONDS_PER_MS - RESOLUTION_MS));
    histogram.reset();
  }, WINDOW_MS).unref();
  return {
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
