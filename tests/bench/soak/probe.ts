// Loaded into a process under test (`--expose-gc --import`): measures it from inside when the parent asks.
import { readFileSync } from 'node:fs';
import type { Measure } from './measure.ts';

process.on('message', (message) => {
  if (message === 'measure') process.send?.({ measure: measure() });
});
// Waiting for the question alone is no reason to stay.
process.channel?.unref();

function measure(): Measure {
  const { rss } = process.memoryUsage();
  // Twice: what the first run finds with a finaliser goes with the second.
  globalThis.gc?.();
  globalThis.gc?.();
  const resources = process.getActiveResourcesInfo();
  return {
    rss,
    files: rss - ownBytes(rss),
    heap: process.memoryUsage().heapUsed,
    handles: resources.length,
    sockets: resources.filter((name) => name === 'TCPSocketWrap').length,
  };
}

/** Resident bytes that no file backs, where the system tells: Linux does. */
function ownBytes(rss: number): number {
  if (process.platform !== 'linux') return rss;
  const [, kilobytes] = /^Anonymous:\s+(\d+) kB/m.exec(readFileSync('/proc/self/smaps_rollup', 'utf8')) ?? [];
  return Math.min(rss, Number(kilobytes) * 1024);
}
