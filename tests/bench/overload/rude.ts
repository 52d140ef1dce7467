import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inMs, quantile, type Goal } from './figures.ts';
import type { Closed, Crowd } from './rude-clients.ts';

const CROWD = { headers: 1_000, bodies: 500, readers: 500 };
const PAGE = '/en-us';
const ASKED_EVERY_MS = 50;
const QUIET_ASKS = 100;
const SETTLE_MS = 2_000;
/** Below this the ratio of two times says more about the machine than about the clients. */
const LEAST_MS = 5;

/** Two thousand clients that are slow on purpose, while others read a page. @param pid of the storefront. */
export async function measureRude(url: string, pid: number): Promise<Goal[]> {
  const { hostname, port } = new URL(url);
  for (let at = 0; at < 3; at += 1) await read(url + PAGE);
  const before = await honest(url, QUIET_ASKS);
  const base = socketsOf(pid);

  const clients = fork(fileURLToPath(new URL('./rude-clients.ts', import.meta.url)));
  const opened = once(clients, 'message');
  clients.send({ host: hostname, port: Number(port), ...CROWD } satisfies Crowd);
  await opened;
  const told = once(clients, 'message') as Promise<[Closed]>;
  let isOver = false;
  void told.then(() => (isOver = true));
  const during = await honest(url, () => !isOver);
  const [closed] = await told;
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const after = socketsOf(pid);

  const [p99, quiet] = [quantile(during, 0.99), Math.max(LEAST_MS, quantile(before, 0.99))];
  return [
    {
      goal: 'a page beside 2,000 rude clients, p99 ≤ 2 ×',
      figure: `${inMs(p99)} beside ${inMs(quantile(before, 0.99))}`,
      met: p99 <= 2 * quiet,
    },
    closedWithin('headers that never end', closed.headers, CROWD.headers, 15),
    closedWithin('bodies that trickle', closed.bodies, CROWD.bodies, 30),
    closedWithin('answers that nobody reads', closed.readers, CROWD.readers, 30),
    { goal: 'sockets afterwards as before', figure: `${after} beside ${base}`, met: after <= base + 1 },
  ];
}

function closedWithin(who: string, times: number[], all: number, seconds: number): Goal {
  const worst = quantile(times, 1);
  return {
    goal: `${who}, closed within ${seconds} s`,
    figure: `${times.length} of ${all}, the last after ${(worst / 1_000).toFixed(1)} s`,
    met: times.length === all && worst <= seconds * 1_000,
  };
}

/** Milliseconds of one request after the other, at an even pace. */
async function honest(url: string, until: number | (() => boolean)): Promise<number[]> {
  const times: number[] = [];
  while (typeof until === 'number' ? times.length < until : until()) {
    times.push(await read(url + PAGE));
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
  }
  return times;
}

async function read(address: string): Promise<number> {
  const beganMs = performance.now();
  const answer = await fetch(address).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status === 200 ? performance.now() - beganMs : Infinity;
}

/** Open sockets of a process, as Linux tells them. */
function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((name) => linkOf(`${folder}/${name}`).startsWith('socket:')).length;
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    // Closed since it was listed.
    return '';
  }
}
