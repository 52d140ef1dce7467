import { setImmediate, setTimeout } from 'node:timers/promises';

/** Small, because each of the few dozen turns of the event loop in a purchase may wait for one slice. */
const SLICE_MS = 4;
/** Work that nobody waits for takes a quarter of the process's time. */
const REST = 3;
/** A request that comes while the work rests waits no longer than this. */
const NAP_MS = 10;

/**
 * @param isWaitedFor whether a request waits for the work.
 * @returns a function for long work to await now and then: every few milliseconds it yields to the event loop.
 */
export function turnsOf(isWaitedFor: () => boolean): () => Promise<void> {
  let startedMs = performance.now();
  return async () => {
    const workedMs = performance.now() - startedMs;
    if (workedMs < SLICE_MS) return;
    await (isWaitedFor() ? setImmediate() : rest(REST * workedMs, isWaitedFor));
    startedMs = performance.now();
  };
}

async function rest(ms: number, isWaitedFor: () => boolean): Promise<void> {
  for (let leftMs = ms; leftMs > 0 && !isWaitedFor(); leftMs -= NAP_MS) await setTimeout(Math.min(NAP_MS, leftMs));
}
