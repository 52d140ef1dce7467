import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/setup/postgres.ts';

export type ShopProcess = {
  url: string;
  clientId: string;
  clientSecret: string;
  process(): ChildProcess;
  /** Everything it has printed since it was first started. */
  output(): string;
  ready(): Promise<void>;
  /** SIGKILL, and at once a new process. */
  restart(): Promise<void>;
  end(signal?: NodeJS.Signals): Promise<number | null>;
};

const POLL_MS = 25;

/** Fills an empty database with the small catalogue. */
const SMALL_SHOP = join(import.meta.dirname, '../support/small-shop.ts');
/** Starts in a third of the processor time of its sources; buildPrograms() makes it. */
const BUILT_SHOP = join(import.meta.dirname, '../../dist/program/shop.js');

/** The shop alone in a process of its own. `built`: the bundled program, for a database server that is filled. */
export async function startShopProcess(
  env: NodeJS.ProcessEnv,
  { built = false }: { built?: boolean } = {},
): Promise<ShopProcess> {
  const port = await freePort();
  const [clientId, clientSecret] = ['test-client', randomUUID()];
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  const start = (): ChildProcess => {
    const child = spawn(process.execPath, [built ? BUILT_SHOP : SMALL_SHOP], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        SHOP_PORT: String(port),
        SHOP_CLIENT_ID: clientId,
        SHOP_CLIENT_SECRET: clientSecret,
        LOG_LEVEL: 'warn',
        // In production it also warns of settings that are missing.
        NODE_ENV: 'test',
        LIMITS: 'off',
        ...env,
      },
    });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return child;
  };
  let child = start();
  const end = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    }
    return child.exitCode;
  };
  return {
    url,
    clientId,
    clientSecret,
    process: () => child,
    output: () => output,
    async ready() {
      while (child.exitCode === null && child.signalCode === null) {
        const answer = await fetch(`${url}/readyz`).catch(() => undefined);
        if (answer?.ok) return;
        await wait(POLL_MS);
      }
      throw new Error(`The shop has ended:\n${output}`);
    },
    async restart() {
      await end('SIGKILL');
      child = start();
    },
    end,
  };
}
