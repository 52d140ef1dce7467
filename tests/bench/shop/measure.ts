export type Measured = { operation: string; perSecond: number; p50Ms: number; p95Ms: number; p99Ms: number };

const WARM_UP_MS = 300;

/** One worker's operation; each worker makes its own. */
export type Work = () => Promise<unknown>;

/** Runs the workers side by side for `durationMs`, after `warmUpMs` in which nothing is counted. */
export async function measure(
  operation: string,
  workers: Work[],
  durationMs: number,
  warmUpMs = WARM_UP_MS,
): Promise<Measured> {
  await runAll(workers, warmUpMs);
  const start = performance.now();
  const times = await runAll(workers, durationMs);
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  return {
    operation,
    perSecond: times.length / seconds,
    p50Ms: percentile(times, 50),
    p95Ms: percentile(times, 95),
    p99Ms: percentile(times, 99),
  };
}

async function runAll(workers: Work[], durationMs: number): Promise<number[]> {
  const end = performance.now() + durationMs;
  const times: number[] = [];
  await Promise.all(
    workers.map(async (work) => {
      for (let at = performance.now(); at < end;) {
        await work();
        const now = performance.now();
        times.push(now - at);
        at = now;
      }
    }),
  );
  return times;
}

function percentile(sorted: number[], percent: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
