import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalog } from '#catalog/read.ts';
import { freePort } from '#scripts/setup/postgres.ts';
import { startShopProcess } from '#tests/bench/shop/shop-process.ts';
import { placeDatabase } from '#tests/support/process/storefront.ts';
import { answerOf, startMeasured, type Measured } from './process.ts';
import type { Prepared } from './servers/raw.ts';
import type { Page } from './servers/floor.ts';
import type { Asked, Keeping } from './servers/upstream.ts';

export type Front = { url: string; server: Measured };
export type Upstream = { url: string; asked(): Promise<Asked[]> };

export type Bench = {
  upstream(keeping: Keeping): Promise<Upstream>;
  storefront(upstream: Upstream): Promise<Front>;
  floor(upstream: Upstream, page: Page): Promise<Front>;
  raw(prepared: Prepared): Promise<Front>;
  stop(): Promise<void>;
};

const READY_LIMIT_MS = 60_000;

/** The shop on an embedded database, and what is measured before it. Everything is on this machine. */
export async function openBench(): Promise<Bench> {
  const folder = mkdtempSync(join(tmpdir(), 'waystone-bench-'));
  await placeDatabase(join(folder, 'shop/db'), readCatalog());
  const shop = await startShopProcess({ DATA_DIR: join(folder, 'shop'), DATABASE_URL: '' });
  const credentials = { SHOP_CLIENT_ID: shop.clientId, SHOP_CLIENT_SECRET: shop.clientSecret };
  const running: Measured[] = [];

  function start(main: string, env: Record<string, string>): Measured {
    const server = startMeasured(main, env);
    running.unshift(server);
    return server;
  }

  function startServer(name: string, env: Record<string, string> = {}, message?: object): Promise<Front> {
    const server = start(`tests/bench/goals/servers/${name}.ts`, env);
    const ready = answerOf<string>(server.process, 'ready');
    if (message) server.process.send(message);
    return ready.then((url) => ({ url, server }));
  }

  function settings(upstream: Upstream, port: number): Record<string, string> {
    return {
      ...credentials,
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      SHOP_URL: upstream.url,
      DATA_DIR: join(folder, `front-${port}`),
      DRAW_AHEAD: '0',
      LIMITS: 'off',
    };
  }

  return {
    async upstream(keeping) {
      const { url, server } = await startServer('upstream', { SHOP_URL: shop.url, KEEPING: keeping });
      return { url, asked: () => server.ask<Asked[]>('asked', 'asked') };
    },
    async storefront(upstream) {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const server = start('server/main.ts', settings(upstream, port));
      await ready(`${url}/readyz`, server);
      return { url, server };
    },
    floor: async (upstream, page) => startServer('floor', settings(upstream, await freePort()), page),
    raw: (prepared) => startServer('raw', {}, prepared),
    async stop() {
      for (const server of running) await server.stop();
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, { process: child }: Measured): Promise<void> {
  const until = Date.now() + READY_LIMIT_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The storefront did not become ready');
}
