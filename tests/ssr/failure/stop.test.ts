import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { OpenedDatabase } from '#shop/db/connection/opened-database.ts';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { buildPrograms } from '#scripts/build.ts';
import { freePort } from '#scripts/setup/postgres.ts';
import { cutLineTo } from '#tests/support/process/cut-line.ts';
import { ENGINES, openTestDatabase } from '#tests/support/database/database.ts';
import { startStorefront, type Storefront } from '#tests/support/process/storefront.ts';

const QUESTION = JSON.stringify({ query: '{ cart { count } }' });

// A start of everything, on a machine that may be busy.
const SLOW = { timeout: 180_000 };

let site: Storefront | undefined;
// The bundled program starts in half the time of its sources.
beforeAll(buildPrograms);
afterEach(() => site?.stop());

test('repeated signals to the process group let requests in flight finish', SLOW, async () => {
  const {
    url,
    process: main,
    output,
  } = (site = await startStorefront({ built: true, prepared: true, ownGroup: true }));
  const toAll = (signal: NodeJS.Signals) => process.kill(-(main.pid ?? 0), signal);
  const gone = once(main, 'exit');
  const request = await beginRequest(url);

  toAll('SIGTERM');
  await expect.poll(output).toContain('shutting down after the requests in progress');
  toAll('SIGINT');
  toAll('SIGTERM');
  toAll('SIGHUP');
  request.write(QUESTION.slice(1));
  expect(await answerOf(request)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n[^]*"count":0/);

  expect(await gone).toEqual([0, null]);
  expect(output().split('Stopped')).toHaveLength(2);
  await expect(fetch(`${site.shopUrl}/healthz`)).rejects.toThrow('fetch failed');
});

test('a canceled start stops the shop, so that its port and folder are free', SLOW, async () => {
  const [port, shopPort] = [await freePort(), await freePort()];
  const dataDir = mkdtempSync(join(tmpdir(), 'waystone-stop-'));
  const { PATH = '' } = process.env;
  const main = spawn(process.execPath, ['dist/program/storefront.js'], {
    env: { PATH, HOST: '127.0.0.1', PORT: `${port}`, SHOP_PORT: `${shopPort}`, DATA_DIR: dataDir, DRAW_AHEAD: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = text(main.stdout);
  const healthy = () => fetch(`http://127.0.0.1:${shopPort}/healthz`).then(({ ok }) => ok);
  try {
    await expect.poll(() => healthy().catch(() => false), { timeout: 60_000 }).toBe(true);
    // Its database is empty, and is being filled.
    main.kill('SIGTERM');
    expect(await once(main, 'exit')).toEqual([0, null]);
    await expect(healthy()).rejects.toThrow('fetch failed');
    expect(await output).toContain('Stopped');
  } finally {
    main.kill('SIGKILL');
    rmSync(dataDir, { recursive: true });
  }
});

test('an uncaught error stops the storefront for a restart once requests in flight are done', SLOW, async () => {
  const {
    url,
    process: main,
    output,
  } = (site = await startStorefront({
    built: true,
    prepared: true,
    // An error that the test triggers; the process of the shop does not get the signal.
    env: {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
        `process.on('SIGUSR2', () => { throw new Error('set off by the test'); })`,
      )}`,
    },
  }));
  const gone = once(main, 'exit');
  const request = await beginRequest(url);
  main.kill('SIGUSR2');
  await expect.poll(output).toContain('Shutting down after the requests in progress');
  request.write(QUESTION.slice(1));
  expect(await answerOf(request)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n[^]*"count":0/);
  expect(await gone).toEqual([1, null]);
  expect(output()).toContain('set off by the test');
  await expect(fetch(`${site.shopUrl}/healthz`)).rejects.toThrow('fetch failed');
});

test.runIf(ENGINES.includes('postgres'))(
  'a storefront is not ready while its database is away, and opens once it is back',
  SLOW,
  async () => {
    const database = await openTestDatabase('postgres', await readCachedCatalog());
    const line = await cutLineTo(await urlOf(database));
    const port = await freePort();
    try {
      const opening = startStorefront({ built: true, port, env: { DATABASE_URL: line.url } });
      await expect.poll(line.tried, { timeout: 120_000 }).toBeGreaterThan(2);
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      line.mend();
      site = await opening;
      const { url, output } = site;
      // On a busy machine a page may be refused at first.
      await expect.poll(async () => (await fetch(`${url}/en-us`)).status, { timeout: 60_000 }).toBe(200);
      expect(output().split('does not answer')).toHaveLength(2);
      await site.stop();
    } finally {
      line.close();
      await database.close();
    }
  },
);

/** Sends a request without its end; resolves when the server has begun to read it. */
async function beginRequest(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(
    [
      'POST /graphql HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${QUESTION.length}`,
      'Expect: 100-continue',
      '',
      '',
    ].join('\r\n'),
  );
  const [first] = await once(socket, 'data');
  expect(String(first)).toContain('100 Continue');
  socket.write(QUESTION.slice(0, 1));
  return socket;
}

async function urlOf({ db }: OpenedDatabase): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}
