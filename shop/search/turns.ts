import { setImmediate, setTimeout } from 'node:timers/promises';

/** A purchase has a few dozen turns of the loop: each may wait so long for a slice of the index. */
const SLICE_MS = 4;
/** What nobody waits for takes a quarter of the process's time. */
const REST = 3;

/**
 * @param isWaitedFor whether somebody waits for the work.
 * @returns what long work calls now and then: every few milliseconds it lets everything else of the process come first.
 */
export function turnsOf(isWaitedFor: () => boolean): () => Promise<void> {
  let startedMs = performance.now();
  return async () => {
    const workedMs = performance.now() - startedMs;
    if (workedMs < SLICE_MS) return;
    await (isWaitedFor() ? setImmediate() : setTimeout(REST * workedMs));
    startedMs = performance.now();
  };
}
