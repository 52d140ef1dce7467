import { execFileSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server of our own for one test run. */
export type Cluster = {
  /** `postgres://…` of its maintenance database; the role may create databases. */
  url: string;
  stop(): void;
};

/** Starts a throw-away cluster; null when the machine has no PostgreSQL server installed. */
export async function startPostgres(): Promise<Cluster | null> {
  const bin = serverPrograms();
  if (bin === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'waystone-postgres-'));
  // PostgreSQL refuses to run as root, so root lends the folder to the package's own user.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
  const run = (program: string, ...args: string[]): void => {
    const [file, all] = asRoot
      ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]]
      : [join(bin, program), args];
    execFileSync(file, all, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
  };
  const data = join(folder, 'data');
  const port = await freePort();
  run('initdb', '--pgdata', data, '--username', 'waystone', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync');
  // A test cluster may forget everything in a power cut, so it does not wait for the disk.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=300 -c fsync=off -c full_page_writes=off`;
  run('pg_ctl', '--pgdata', data, '--log', join(folder, 'log'), '--options', settings, '--wait', 'start');
  return {
    url: `postgres://waystone@127.0.0.1:${port}/postgres`,
    stop() {
      run('pg_ctl', '--pgdata', data, '--mode', 'immediate', '--wait', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
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

function freePort(): Promise<number> {
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
