import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, on Linux. Containers often have one of 64 MB. */
const MEMORY = '/dev/shm';
const MIN_MEMORY_BYTES = 4 * 1024 ** 3;
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** A temporary PostgreSQL server for one test run. */
export type Cluster = {
  /** `postgres://…` of its maintenance database; the role may create databases. */
  url: string;
  /** Ends the server at once, as a crash would; what was committed stays. */
  crash(): Promise<void>;
  /** Starts it again after a crash. */
  revive(): Promise<void>;
  stop(): void;
};

/**
 * Starts a temporary cluster; null when no PostgreSQL server is installed. A `durable` one waits for the disk at each
 * commit, as in production.
 */
export async function startPostgres({ durable = false } = {}): Promise<Cluster | null> {
  const bin = serverPrograms();
  if (bin === null) return null;
  const folder = mkdtempSync(join(durable ? tmpdir() : volatileFolder(), 'waystone-postgres-'));
  // PostgreSQL refuses to run as root, so the folder is given to the user of its package.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
  const commandOf = (program: string, args: string[]): [string, string[]] =>
    asRoot ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]] : [join(bin, program), args];
  const run = (program: string, ...args: string[]): void => {
    execFileSync(...commandOf(program, args), { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
  };
  // Not synchronous: a test that crashes the server goes on meanwhile.
  const runBeside = (program: string, ...args: string[]): Promise<void> => runCommand(...commandOf(program, args));
  const data = join(folder, 'data');
  const port = await freePort();
  run('initdb', '--pgdata', data, '--username', 'waystone', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync');
  // A test cluster may forget everything in a power cut, so it does not wait for the disk.
  const disk = durable ? '' : ' -c fsync=off -c full_page_writes=off';
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=300${disk}`;
  const start = ['--pgdata', data, '--log', join(folder, 'log'), '--options', settings, '--wait', 'start'];
  run('pg_ctl', ...start);
  return {
    url: `postgres://waystone@127.0.0.1:${port}/postgres`,
    crash: () => runBeside('pg_ctl', '--pgdata', data, '--mode', 'immediate', '--wait', 'stop'),
    revive: () => runBeside('pg_ctl', ...start),
    stop: alsoBySignal(() => {
      run('pg_ctl', '--pgdata', data, '--mode', 'immediate', '--wait', 'stop');
      rmSync(folder, { recursive: true, force: true });
    }),
  };
}

/** A cluster is a daemon, which would outlive an interrupted run. */
function alsoBySignal(stop: () => void): () => void {
  const stopNow = (): void => {
    for (const signal of SIGNALS) process.off(signal, end);
    stop();
  };
  function end(signal: NodeJS.Signals): void {
    stopNow();
    process.kill(process.pid, signal);
  }
  for (const signal of SIGNALS) process.once(signal, end);
  return stopNow;
}

/** In memory where there is plenty: a test copies a database of a thousand files in a third of the time there. */
function volatileFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MIN_MEMORY_BYTES ? MEMORY : tmpdir();
}

async function runCommand(file: string, args: string[]): Promise<void> {
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args.join(' ')} failed (exit code ${String(code)})`);
}

function serverPrograms(): string | null {
  const found = globSync([
    '/usr/lib/postgresql/*/bin/initdb',
    '/usr/local/bin/initdb',
    '/usr/bin/initdb',
    '/opt/homebrew/bin/initdb',
  ]);
  const newest = found.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest === undefined ? null : newest.slice(0, -'/initdb'.length);
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}
