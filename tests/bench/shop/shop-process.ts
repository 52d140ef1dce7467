import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { answerOf } from '#tests/bench/goals/process.ts';
import type { Used } from '#tests/bench/goals/servers/probe.ts';

const PROBE = fileURLToPath(new URL('../goals/servers/probe.ts', import.meta.url));
const MAIN = fileURLToPath(new URL('../../../shop/main.ts', import.meta.url));

export type ShopProcess = {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Processor time of all its threads since its start. */
  cpuMs(): Promise<number>;
  /** The longest that its loop has stood still since this was asked before, in milliseconds; 0 the first time. */
  longestPauseMs(): Promise<number>;
  stop(): Promise<void>;
};

/** The shop as it runs for real, in a process of its own on a free port; `main` may be that of another checkout. */
export async function startShopProcess(env: Record<string, string>, main = MAIN): Promise<ShopProcess> {
  const client = { SHOP_CLIENT_ID: 'bench', SHOP_CLIENT_SECRET: 'bench-secret-of-one-run' };
  const child = spawn(process.execPath, ['--import', PROBE, main], {
    env: {
      ...process.env,
      ...env,
      ...client,
      SHOP_PORT: '0',
      LOG_LEVEL: 'error',
      LIMITS: 'off',
      // One cart is filled again and again.
      MAX_ORDER_USD: '10000000',
      MAX_UNPAID_ORDERS: '1000',
      SMTP_URL: '',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    gone.then(([code]) => Promise.reject(new Error(`The shop ended with ${String(code)} before it was ready`))),
  ])) as [{ ready: string }];
  return {
    url: message.ready,
    clientId: client.SHOP_CLIENT_ID,
    clientSecret: client.SHOP_CLIENT_SECRET,
    async cpuMs() {
      const answer = answerOf<Used>(child, 'used');
      child.send('used');
      return (await answer).cpuMs;
    },
    async longestPauseMs() {
      const answer = answerOf<number>(child, 'pause');
      child.send('pause');
      return answer;
    },
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
