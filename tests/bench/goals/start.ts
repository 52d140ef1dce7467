// P10: how soon a shop that is built and seeded is there, and what it needs to live.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalog } from '#catalog/read.ts';
import { freePort } from '#scripts/setup/postgres.ts';
import { placeDatabase } from '#tests/support/process/storefront.ts';
import { atMost, rounded, told, type Figure } from './goal.ts';
import { median, read } from './load.ts';

const STARTS = 3;
const REQUESTS = 100_000;
const CALLERS = 4;
const GIVE_UP_MS = 120_000;
const MB = 1024 * 1024;

type Started = { url: string; child: ChildProcess; firstPageMs: number; firstProductMs: number };

export async function measureStart(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'waystone-bench-'));
  await placeDatabase(join(folder, 'db'), readCatalog());
  const started: Started[] = [];
  try {
    // The first one fills caches that every later start finds.
    for (let at = 0; at <= STARTS; at += 1) {
      const one = await start(folder);
      started.push(one);
      if (at < STARTS) await stop(one);
    }
    const [, ...measured] = started;
    const last = started.at(-1);
    if (!last) throw new Error('No shop was started');
    return [
      atMost(
        'P10',
        '`npm start` to first page, built and seeded',
        median(measured.map((one) => one.firstPageMs)),
        1_500,
        ' ms',
      ),
      atMost('P10', 'first product page after a start', median(measured.map((one) => one.firstProductMs)), 50, ' ms'),
      ...(await measureMemory(last)),
    ];
  } finally {
    for (const one of started) await stop(one);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(folder: string): Promise<Started> {
  const [port, shopPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const beganMs = performance.now();
  const child = spawn('npm', ['start'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      PORT: String(port),
      SHOP_PORT: String(shopPort),
      HOST: '127.0.0.1',
      SITE_URL: url,
      DATA_DIR: folder,
      DRAW_AHEAD: '0',
      LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  });
  await firstAnswer(`${url}/en-us`, child, beganMs);
  const firstPageMs = performance.now() - beganMs;
  return { url, child, firstPageMs, firstProductMs: await firstProduct(url) };
}

const DATED = ['wow-carry/raids/manaforge-omega/manaforge-omega', 'wow-carry/raids/voidspire/voidspire'];

/**
 * How long a product with dated runs takes. One of the two was rendered before the shop opened and comes out of the
 * cache: the slower answer is of the other.
 */
async function firstProduct(url: string): Promise<number> {
  const tookMs: number[] = [];
  for (const product of DATED) {
    const askedMs = performance.now();
    await read(`${url}/en-us/${product}`);
    tookMs.push(performance.now() - askedMs);
  }
  return Math.max(...tookMs);
}

async function firstAnswer(url: string, child: ChildProcess, beganMs: number): Promise<void> {
  while (performance.now() - beganMs < GIVE_UP_MS && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('The shop did not start');
}

async function stop({ child }: Started): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await gone;
}

const VISITED = ['/en-us', '/en-us/wow-carry', '/en-us/terms-conditions', '/en-us/product/wow-gold'];

/** Most requests are for cached pages; one in twenty makes a page that nobody has asked for. */
async function measureMemory({ url, child }: Started): Promise<Figure[]> {
  const requests = Math.ceil(REQUESTS * Number(process.env['BENCH_SHARE'] ?? 1));
  // A storefront with too much to do says so: that is an answer, too.
  const ask = (path: string) => read(url + path, { 'accept-encoding': 'br' }, [200, 503]);
  const pathAt = (at: number) =>
    at % 20 === 0 ? `/en-us/wow-carry?min=1&max=${200_000 + at}` : (VISITED[at % VISITED.length] ?? '');
  const visit = async (from: number, to: number): Promise<void> => {
    let next = from;
    await Promise.all(
      Array.from({ length: CALLERS }, async () => {
        for (next += 1; next <= to; next += 1) await ask(pathAt(next));
      }),
    );
  };
  await visit(0, requests / 2);
  const half = residentOf(child.pid ?? 0);
  await visit(requests / 2, requests);
  const end = residentOf(child.pid ?? 0);
  return [
    atMost('P10', `memory of all processes after ${requests} requests`, end / MB, 400, ' MB'),
    atMost('P10', 'memory growth in the second half of them', (end / half - 1) * 100, 5, ' %'),
    told('P10', 'memory by process, files of the program included', perProcess(child.pid ?? 0)),
  ];
}

type Row = { pid: number; parent: number; bytes: number; command: string };

/** Bytes of a process that no file backs, and those of its program and libraries, which it shares with its like. */
type Resident = { own: number; files: number; program: string };

function family(root: number): Row[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line): Row => {
      const [pid = '', parent = '', kilobytes = '', ...command] = line.trim().split(/\s+/);
      return { pid: Number(pid), parent: Number(parent), bytes: Number(kilobytes) * 1024, command: command.join(' ') };
    });
  const members = new Set([root]);
  // Children come after their parents, but for numbers that have been used again.
  for (let grew = true; grew;) {
    grew = false;
    for (const { pid, parent } of rows) {
      if (members.has(parent) && !members.has(pid)) {
        members.add(pid);
        grew = true;
      }
    }
  }
  return rows.filter(({ pid }) => members.has(pid));
}

/** All processes together; pages of one program's files count once. */
function residentOf(root: number): number {
  const processes = family(root).map(residentBytes);
  const programs = new Map<string, number>();
  for (const { program, files } of processes) programs.set(program, Math.max(files, programs.get(program) ?? 0));
  return [...processes.map(({ own }) => own), ...programs.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** Linux tells them apart; elsewhere all of a process is its own. */
function residentBytes({ pid, bytes }: Row): Resident {
  if (process.platform !== 'linux') return { own: bytes, files: 0, program: '' };
  const [, kilobytes] = /^Anonymous:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  const own = Math.min(bytes, Number(kilobytes) * 1024);
  return { own, files: bytes - own, program: readlinkSync(`/proc/${pid}/exe`) };
}

function perProcess(root: number): string {
  return family(root)
    .map(
      ({ bytes, command }) =>
        `${/[\w-]+\/[\w-]+\.(?:m?[jt]s)\b/.exec(command)?.[0] ?? command.slice(0, 20)} ${rounded(bytes / MB)} MB`,
    )
    .join(', ');
}
