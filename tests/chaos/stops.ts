import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Storefront } from '#tests/support/process/storefront.ts';

/** What became of the requests that one stop of a storefront met. */
export type Stop = {
  sent: number;
  /** Begun before it said that it is going, and neither answered whole nor refused as too much at once. */
  cut: number;
  /** 503 with `Retry-After`: of a machine that is too busy for the pace. */
  refused: number;
  /** From the signal to a readiness that says no. */
  unreadyMs: number;
  /** From the signal to the end of the process. */
  endedMs: number;
  /** 0 unless the process failed. */
  code: number | null;
};

type Asked = { beganMs: number; end: 'whole' | 'refused' | 'cut' };

const PER_SECOND = 200;
/** One in so many is a page that nobody has asked for before, which is streamed. */
const FRESH_EVERY = 20;
const BEFORE_MS = 1_500;
const AFTER_MS = 300;
const TICK_MS = 10;
const CACHED = ['/en-us', '/en-us/wow-carry', '/en-us/terms-conditions'];

/**
 * Ends a storefront with SIGTERM while pages are asked for at an even pace, cached ones and streamed ones.
 *
 * @param drainMs its DRAIN_MS: nothing is promised to requests that begin later, however late a busy machine lets us
 * hear of a readiness that says no.
 */
export async function stopUnderLoad(
  { url, process: child }: Storefront,
  { round, drainMs }: { round: number; drainMs: number },
): Promise<Stop> {
  const load = startLoad(url, round);
  await wait(BEFORE_MS);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const signalMs = performance.now();
  child.kill('SIGTERM');
  const unreadyMs = await untilUnready(url);
  await wait(AFTER_MS);
  const asked = await load.stop();
  const code = await ended;
  const endedMs = performance.now() - signalMs;
  const before = asked.filter(({ beganMs }) => beganMs < signalMs + Math.min(unreadyMs, drainMs));
  const count = (wanted: Asked['end']) => before.filter(({ end }) => end === wanted).length;
  return { sent: asked.length, cut: count('cut'), refused: count('refused'), unreadyMs, endedMs, code };
}

/** Milliseconds from now on. */
async function untilUnready(url: string): Promise<number> {
  const beganMs = performance.now();
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status !== 200) return performance.now() - beganMs;
    await wait(TICK_MS);
  }
}

function startLoad(url: string, round: number) {
  const agent = new Agent({ keepAlive: true });
  const all: Promise<Asked>[] = [];
  const beganMs = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - beganMs) / 1_000) * PER_SECOND;
    while (all.length < due) {
      const at = all.length;
      const fresh = `/en-us/wow-carry?min=${at + 1}&max=${400_000 + round}`;
      all.push(ask(url + (at % FRESH_EVERY === 0 ? fresh : CACHED[at % CACHED.length]), agent));
    }
  }, TICK_MS);
  return {
    async stop(): Promise<Asked[]> {
      clearInterval(timer);
      const asked = await Promise.all(all);
      agent.destroy();
      return asked;
    },
  };
}

/** Whole: a 200 whose last byte came, and which ends as a document does. */
function ask(address: string, agent: Agent): Promise<Asked> {
  const { promise, resolve } = Promise.withResolvers<Asked>();
  const beganMs = performance.now();
  const ended = (end: Asked['end']) => resolve({ beganMs, end });
  get(address, { agent }, (answer) => {
    let tail = '';
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      tail = (tail + chunk).slice(-20);
    });
    answer.once('close', () => {
      if (answer.statusCode === 503 && answer.headers['retry-after']) ended('refused');
      else ended(answer.statusCode === 200 && answer.complete && tail.includes('</html>') ? 'whole' : 'cut');
    });
  }).once('error', () => ended('cut'));
  return promise;
}
