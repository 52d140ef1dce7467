import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Measured } from './process.ts';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  body: Buffer;
  firstByteMs: number;
};

/** Below 1 a run is quicker and says less. */
const SHARE = Number(process.env['BENCH_SHARE'] ?? 1);

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Rejects unless the answer has one of these statuses. */
export function read(url: string, headers: Record<string, string> = {}, statuses = [200]): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const beganMs = performance.now();
  const asked = get(url, { agent, headers }, (from) => {
    const firstByteMs = performance.now() - beganMs;
    buffer(from).then((body) => {
      const status = from.statusCode ?? 0;
      const { headers: answered, rawHeaders } = from;
      if (statuses.includes(status)) resolve({ status, headers: answered, rawHeaders, body, firstByteMs });
      else reject(new Error(`${url} answered ${status}`));
    }, reject);
  });
  asked.once('error', reject);
  return promise;
}

export function closeConnections(): void {
  agent.destroy();
}

/** A server and a request to it; `next` counts up, to request uncached pages. */
export type Contender = { name: string; server: Measured; one: (next: number) => Promise<Answer> };

export type Round = { cpuMs: number; firstByteMs: number };

/**
 * Processor time per request and median time to first byte of each contender, in rounds: other load on the machine
 * affects all contenders alike, so that the ratios within a round are reliable even when the figures are not.
 */
export async function interleave(
  contenders: readonly Contender[],
  { rounds, callers, ...given }: { rounds: number; requests: number; callers: number },
): Promise<Map<string, Round[]>> {
  const requests = Math.ceil(given.requests * SHARE);
  const measured = new Map(contenders.map(({ name }): [string, Round[]] => [name, []]));
  let next = 0;
  const run = async ({ one }: Contender, count: number): Promise<number[]> => {
    const times: number[] = [];
    let left = count;
    await Promise.all(
      Array.from({ length: callers }, async () => {
        while (left > 0) {
          left -= 1;
          next += 1;
          times.push((await one(next)).firstByteMs);
        }
      }),
    );
    return times;
  };
  for (const contender of contenders) await run(contender, Math.ceil(requests / 2));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders) {
      const before = await contender.server.used();
      const times = await run(contender, requests);
      const after = await contender.server.used();
      measured
        .get(contender.name)
        ?.push({ cpuMs: (after.cpuMs - before.cpuMs) / requests, firstByteMs: median(times) });
    }
  }
  return measured;
}

/** The median of one contender's rounds. */
export function typical(rounds: readonly Round[] | undefined, field: keyof Round): number {
  return median((rounds ?? []).map((round) => round[field]));
}

/** The median over rounds of what one costs for each unit that the other costs. */
export function ratio(
  one: readonly Round[] | undefined,
  other: readonly Round[] | undefined,
  field: keyof Round,
): number {
  return median((one ?? []).map((round, at) => round[field] / (other?.[at]?.[field] ?? Number.NaN)));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
