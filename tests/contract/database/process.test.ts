import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { buildPrograms } from '#scripts/build.ts';
import { freePort } from '#scripts/setup/postgres.ts';
import { placeDatabase } from '#tests/support/process/storefront.ts';

/** pino's number of a warning. */
const WARN = 40;
// Processes that start everything, on a machine that may be busy.
const SLOW = { timeout: 180_000 };
/** The bundled program starts in a third of the processor time of its sources. */
const BUILT = '../../../dist/program/shop.js';
/** Its sources with the catalogue of the tests, which a first start reads into its database in a fraction of the time. */
const SMALL = '../../support/small-shop.ts';
const WARNINGS = [expect.stringContaining('SMTP_URL'), expect.stringContaining('STRIPE_SECRET_KEY')];

let env: NodeJS.ProcessEnv;
let url: string;
const children = new Set<ChildProcess>();

beforeAll(buildPrograms);
beforeEach(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'waystone-shop-'));
  env = { PATH: process.env['PATH'], DATA_DIR: dataDir, SHOP_PORT: String(port), LOG_LEVEL: 'info' };
});
afterEach(async () => {
  for (const child of children) await end(child, 'SIGKILL');
  rmSync(env['DATA_DIR'] ?? '', { recursive: true });
});

test('the shop starts in an empty folder, even if stopped while it fills its database', SLOW, async () => {
  const given = { ...env, NODE_ENV: 'production' };
  const stopped = startMain(given, SMALL);
  const made = ['db', 'db.new'].map((folder) => join(env['DATA_DIR'] ?? '', folder, 'PG_VERSION'));
  await expect.poll(() => made.some((file) => existsSync(file)), { timeout: 120_000 }).toBe(true);
  expect(await end(stopped.child, 'SIGTERM')).toBe(0);
  const shop = startMain(given, SMALL);
  expect(await shop.ready()).toBe(`Shop ready on ${url}, database: ${env['DATA_DIR']}/db`);
  const secrets = join(env['DATA_DIR'] ?? '', 'secrets.json');
  expect(statSync(secrets).mode & 0o777).toBe(0o600);
  expect(await tokenStatus(JSON.parse(readFileSync(secrets, 'utf8')))).toBe(200);
  expect(await end(shop.child, 'SIGTERM')).toBe(0);
  expect(shop.warned()).toEqual(WARNINGS);
});

test('a shop keeps its folder from a second one, and running when its output streams are closed', SLOW, async () => {
  const first = startMain(await usePrepared(env));
  await first.ready();
  expect(first.warned()).toEqual(WARNINGS);
  const second = startMain({ ...env, SHOP_PORT: '0' });
  expect(await second.errorText()).toContain(`in use by process ${first.child.pid} since`);
  expect(second.child.exitCode).toBe(1);
  first.child.stdout.destroy();
  first.child.stderr.destroy();
  expect(await healthy()).toBe(true);
  await fetch(`${url}/api/rest/cart`);
  expect(await end(first.child, 'SIGTERM')).toBe(0);
});

test('an invalid setting is named, and the shop exits', async () => {
  const shop = startMain({ ...env, SHOP_PORT: 'many' });
  expect(await shop.errorText()).toContain('SHOP_PORT');
  expect(shop.child.exitCode).toBe(1);
});

test('a killed shop is restarted by its parent process, and exits when that is killed', SLOW, async () => {
  const starter = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startShop } from '#shop/start.ts'; await startShop(process.env).ready; console.log('ready');`,
    ],
    { env: await usePrepared(env), stdio: ['ignore', 'pipe', 'inherit'], cwd: join(import.meta.dirname, '../../..') },
  );
  children.add(starter);
  // The shop prints there as well.
  for await (const line of createInterface({ input: starter.stdout })) if (line === 'ready') break;
  const { pid } = JSON.parse(readFileSync(join(env['DATA_DIR'] ?? '', 'db.holder'), 'utf8')) as { pid: number };
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => healthy(), { timeout: 120_000 }).toBe(false);
  await expect.poll(() => healthy(), { timeout: 120_000 }).toBe(true);
  await end(starter, 'SIGKILL');
  await expect.poll(() => healthy(), { timeout: 60_000 }).toBe(false);
});

/** As after an earlier start: seeding a shop takes the most of the first one. */
async function usePrepared(given: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  await placeDatabase(join(given['DATA_DIR'] ?? '', 'db'), await readCachedCatalog());
  return given;
}

function startMain(given: NodeJS.ProcessEnv, file = BUILT) {
  const main = join(import.meta.dirname, file);
  const child = spawn(process.execPath, [main], { env: given, stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  const lines = createInterface({ input: child.stdout });
  const warned: string[] = [];
  return {
    child,
    warned: () => warned,
    async ready() {
      for await (const line of lines) {
        const { msg, level } = JSON.parse(line) as { msg: string; level: number };
        if (level === WARN) warned.push(msg);
        if (msg.startsWith('Shop ready')) return msg;
      }
      throw new Error('The shop has ended');
    },
    async errorText() {
      let text = '';
      for await (const chunk of child.stderr) text += String(chunk);
      if (child.exitCode === null) await once(child, 'exit');
      return text;
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  children.delete(child);
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  return child.exitCode;
}

async function healthy(): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function tokenStatus(secrets: { clientId: string; clientSecret: string }): Promise<number> {
  const basic = Buffer.from(`${secrets.clientId}:${secrets.clientSecret}`).toString('base64');
  const address = `${url}/api/rest/oauth2/token/client_credentials`;
  return (await fetch(address, { method: 'POST', headers: { Authorization: `Basic ${basic}` } })).status;
}
