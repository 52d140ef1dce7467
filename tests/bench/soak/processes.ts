import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '#scripts/setup/postgres.ts';
import type { Engine } from '#tests/bench/shop/engine.ts';
import type { Measure } from './measure.ts';

const PROBE = fileURLToPath(new URL('probe.ts', import.meta.url));
const READY_LIMIT_MS = 180_000;
const CREDENTIALS = {
  SHOP_CLIENT_ID: 'soak',
  SHOP_CLIENT_SECRET: 'soak-secret-of-one-run',
  DESK_KEY: 'soak-desk-of-one-run',
};

export type UnderTest = {
  url: string;
  /** Of each process, after a garbage collection. */
  measure(): Promise<Record<string, Measure>>;
  stop(): Promise<void>;
};

/** A storefront and a shop as they run for real, each in a process that can be measured from inside. */
export async function startUnderTest(engine: Engine): Promise<UnderTest> {
  const [port, shopPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const shopUrl = `http://127.0.0.1:${shopPort}`;
  const env = {
    PATH: process.env['PATH'] ?? '',
    // As `npm start` has it.
    MALLOC_ARENA_MAX: '1',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    SITE_URL: url,
    DRAW_AHEAD: '0',
    // Every visitor comes from an address of its own, as behind a proxy.
    TRUST_PROXY: '1',
    ...CREDENTIALS,
    ...engine.env,
  };
  const shop = start('dist/program/shop.js', { ...env, SHOP_PORT: String(shopPort) });
  const children = [shop];
  try {
    await once(shop, 'message');
    const front = start('dist/program/storefront.js', { ...env, PORT: String(port), SHOP_URL: shopUrl });
    children.unshift(front);
    await ready(`${url}/readyz`, front);
    return {
      url,
      measure: async () => ({ storefront: await measureOf(front), shop: await measureOf(shop) }),
      stop: () => stopAll(children),
    };
  } catch (error) {
    await stopAll(children);
    throw error;
  }
}

function start(main: string, env: Record<string, string>): ChildProcess {
  // As `npm start` runs them.
  const flags = ['--max-semi-space-size=4', '--max-old-space-size=2000', '--expose-gc', '--import', PROBE];
  return spawn(process.execPath, [...flags, main], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

async function measureOf(child: ChildProcess): Promise<Measure> {
  const answer = once(child, 'message');
  child.send('measure');
  const [{ measure }] = (await answer) as [{ measure: Measure }];
  return measure;
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_LIMIT_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the storefront did not become ready');
}

async function stopAll(children: ChildProcess[]): Promise<void> {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}
