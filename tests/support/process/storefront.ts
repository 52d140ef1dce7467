import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalog } from '#catalog/format.ts';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { freePort } from '#scripts/setup/postgres.ts';
import { preparedImage } from './prepared-image.ts';

/** The whole product in processes of its own, on free ports and in a folder of its own. */
export type Storefront = {
  url: string;
  /** Of the shop behind it. */
  shopUrl: string;
  dataDir: string;
  /** The storefront's process; the shop is its child. */
  process: ChildProcess;
  /** Everything both processes have printed. */
  output(): string;
  /** Process ids of the storefront and of the shop it started. */
  pids(): number[];
  /** SIGKILL to both, as in a power cut; the data stays. */
  kill(): Promise<void>;
  /** Ends both, and deletes the data folder unless it was given. */
  stop(): Promise<void>;
};

/** Generous: a first start fills a database, on a machine that may be busy. */
export const READY_LIMIT_MS = 180_000;

/** `prepared`: with a database that is already filled, which saves what a first start does. */
export async function startStorefront(
  given: {
    dataDir?: string;
    port?: number;
    mode?: 'development';
    prepared?: true;
    /** In a process group of its own, as a terminal or a service manager starts it. */
    ownGroup?: true;
    /** The bundled program, as `npm start` runs it; build() makes it. */
    built?: true;
    env?: NodeJS.ProcessEnv;
  } = {},
): Promise<Storefront> {
  const dataDir = given.dataDir ?? mkdtempSync(join(tmpdir(), 'waystone-e2e-'));
  if (given.prepared) await placeDatabase(join(dataDir, 'db'), await readCachedCatalog());
  const port = given.port ?? (await freePort());
  const shopPort = await freePort();
  const child = spawn(process.execPath, [given.built ? 'dist/program/storefront.js' : 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: given.ownGroup ?? false,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: given.mode ?? 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SHOP_PORT: String(shopPort),
      SITE_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      DRAW_AHEAD: '0',
      ...given.env,
    },
  });
  let output = '';
  const keep = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const url = `http://localhost:${port}`;
  await ready(url, child, () => output);

  const pids = (): number[] => [child.pid ?? 0, ...childrenOf(child.pid ?? 0)];
  const kill = async (): Promise<void> => {
    const gone = once(child, 'exit');
    for (const pid of pids().reverse()) process.kill(pid, 'SIGKILL');
    await gone;
  };
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    if (given.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    url,
    shopUrl: `http://127.0.0.1:${shopPort}`,
    dataDir,
    process: child,
    output: () => output,
    pids,
    kill,
    stop,
  };
}

/** Puts an embedded database that is already filled where a shop will look for it. */
export async function placeDatabase(folder: string, catalog: Catalog): Promise<void> {
  const image = await preparedImage(catalog);
  mkdirSync(folder, { recursive: true });
  // The image names its files from the root, which tar leaves out, and says so.
  execFileSync('tar', ['-x', '-C', folder], { input: Buffer.from(await image.arrayBuffer()), stdio: 'pipe' });
}

/** Asks until the answer is yes; gives up when the process ends or after three minutes. */
async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + READY_LIMIT_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the storefront ended at its start:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the storefront was not ready within three minutes:\n${output()}`);
}

function childrenOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const children = rows.map((row) => row.trim().split(/\s+/).map(Number)).filter(([, parent]) => parent === pid);
  return children.flatMap(([child]) => (child === undefined ? [] : [child]));
}
