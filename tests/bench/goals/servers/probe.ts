// Loaded into a process under test (`--expose-gc --import`): says what it has used when the parent asks.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const PAUSE_RESOLUTION_MS = 2;

export type Used = {
  /** Of all threads, user and system, since the start. */
  cpuMs: number;
  rss: number;
};

let pauses: ReturnType<typeof monitorEventLoopDelay> | undefined;

process.on('message', (message) => {
  if (message === 'used') {
    const { user, system } = process.cpuUsage();
    process.send?.({ used: { cpuMs: (user + system) / 1_000, rss: process.memoryUsage().rss } satisfies Used });
  }
  if (message === 'pause') {
    process.send?.({ pause: (pauses?.max ?? 0) / 1_000_000 });
    pauses ??= monitorEventLoopDelay({ resolution: PAUSE_RESOLUTION_MS });
    pauses.enable();
    pauses.reset();
  }
});
process.once('disconnect', () => process.exit());
