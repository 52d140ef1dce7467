// Requests pages at a fixed rate, whatever the responses, as a crowd does; in a separate process, so that it does not
// delay the measurement. Started by main.ts, which sends it the addresses.
import { Agent, get } from 'node:http';

export type Order = { url: string; perSecond: number; seconds: number };

/** `tookMs` of the answers with 200, and of those with 503. */
export type Outcome = { sent: number; ok: number[]; refused: number[]; failed: number };

const TICK_MS = 20;
const GIVE_UP_MS = 10_000;

process.once('message', (order: Order) => {
  void flood(order).then((outcome) => {
    // Not before it is written: what is still on its way when the channel closes never arrives.
    process.send?.(outcome, () => process.disconnect());
  });
});

async function flood({ url, perSecond, seconds }: Order): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true });
  const outcome: Outcome = { sent: 0, ok: [], refused: [], failed: 0 };
  const open = new Set<Promise<void>>();
  const beganMs = performance.now();
  for (let passedMs = 0; passedMs < seconds * 1_000; passedMs = performance.now() - beganMs) {
    const due = Math.floor((passedMs / 1_000) * perSecond);
    for (; outcome.sent < due; outcome.sent += 1) {
      // Each is a page that nobody has requested before.
      const one = ask(`${url}/en-us/wow-carry?min=${outcome.sent + 1}&max=${100_000 + outcome.sent}`, agent, outcome);
      open.add(one);
      void one.then(() => open.delete(one));
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(open);
  agent.destroy();
  return outcome;
}

function ask(address: string, agent: Agent, outcome: Outcome): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const beganMs = performance.now();
  const asked = get(address, { agent, timeout: GIVE_UP_MS }, (answer) => {
    answer.resume();
    answer.once('close', () => {
      const tookMs = performance.now() - beganMs;
      if (answer.statusCode === 200 && answer.complete) outcome.ok.push(tookMs);
      else if (answer.statusCode === 503) outcome.refused.push(tookMs);
      else outcome.failed += 1;
      resolve();
    });
  });
  asked.once('timeout', () => asked.destroy());
  asked.once('error', () => {
    outcome.failed += 1;
    resolve();
  });
  return promise;
}
