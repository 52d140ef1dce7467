import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { readShopAddress } from './config/config.ts';

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 10_000;
const STEADY_AFTER_MS = 1_000;
const STOP_LIMIT_MS = 12_000;

/** The source file, or in a bundle the built one. */
const MAIN = join(import.meta.dirname, extname(import.meta.filename) === '.ts' ? 'main.ts' : 'shop.js');

/**
 * V8 takes up to 32 MB for young objects, three times over, on a machine with enough memory; with 4 MB the process
 * stays 50 to 100 MB smaller, and its pauses shorter, for a twentieth to a tenth more processor time. A start needs all
 * of them at once, so they are allocated from the beginning. Old objects may grow by this much before a collection,
 * instead of doubling: the shop creates few of them. Up to 48 MB, as much as a start creates, they are not collected.
 */
const HEAP_FLAGS = [
  ...['--min-semi-space-size=4', '--max-semi-space-size=4'],
  ...['--max-old-space-size=2000', '--heap-growing-percent=40', '--initial-old-space-size=48'],
];

/** Each thread of glibc would keep freed memory: 30 to 60 MB for a process. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '1' };

/** Argument of the main module: its parent decides when the shop stops, and signals to the whole group are ignored. */
export const SUPERVISED = '--supervised';
export const STOP_MESSAGE = 'stop';

export type Watched = {
  /** Called each time a shop becomes ready. */
  onReady?: () => void;
  /** Called when a shop has ended unexpectedly. */
  warn?: (message: string) => void;
};

export type StartedShop = {
  url: string;
  /** Rejects if the shop ends before it was ever ready; it has printed the reason on stderr. */
  ready: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Runs the shop as a separate process: the embedded database blocks its process while it works. A shop that dies after
 * it was ready is restarted: at once the first time, then after ever longer pauses. It ends by itself when this process
 * dies, since the channel between them breaks.
 *
 * @throws StartError naming the invalid setting.
 */
export function startShop(env: NodeJS.ProcessEnv, { onReady, warn = console.error }: Watched = {}): StartedShop {
  const { host, port } = readShopAddress(env);
  if (port === 0) throw new Error('SHOP_PORT must name a port when the storefront starts the shop');
  const ready = Promise.withResolvers<void>();
  let child = spawnShop(env);
  let stopping = false;
  let wasReady = false;
  let pauseMs = 0;
  let restart: NodeJS.Timeout | undefined;

  const watch = (process: ChildProcess): void => {
    let readyAt = Infinity;
    process.on('message', () => {
      readyAt = performance.now();
      wasReady = true;
      ready.resolve();
      onReady?.();
    });
    process.on('exit', (code, signal) => {
      if (stopping) return;
      const reason = signal ?? `exit code ${code}`;
      // The reason for a failed start will not disappear by itself.
      if (!wasReady) return ready.reject(new Error(`The shop did not start (${reason})`));
      if (performance.now() - readyAt > STEADY_AFTER_MS) pauseMs = 0;
      warn(`The shop process exited (${reason}); restarting it in ${pauseMs} ms`);
      restart = setTimeout(() => watch((child = spawnShop(env))), pauseMs);
      pauseMs = Math.min(Math.max(pauseMs * 2, FIRST_PAUSE_MS), MAX_PAUSE_MS);
    });
  };
  watch(child);

  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    ready: ready.promise,
    async stop() {
      stopping = true;
      clearTimeout(restart);
      await end(child);
    },
  };
}

function spawnShop(env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [...HEAP_FLAGS, MAIN, SUPERVISED], {
    env: { ...ALLOCATOR, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  if (child.connected) child.send(STOP_MESSAGE);
  const hard = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await gone;
  clearTimeout(hard);
}
