import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildPrograms } from '#scripts/build.ts';
import { type ShopProcess, startShopProcess } from '#tests/chaos/shop-process.ts';
import { cutLineTo } from '#tests/support/process/cut-line.ts';
import { ENGINES, openPreparedOnServer } from '#tests/support/database/database.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { fillCart, orderBody, placeOrder } from '#tests/support/buyer/purchase.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';

// Processes that start everything, on a machine that may be busy.
const SLOW = { timeout: 180_000 };

let dataDir: string;
let shop: ShopProcess | undefined;

beforeAll(buildPrograms);
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'waystone-start-'));
});
afterEach(async () => {
  await shop?.end('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

describe.each(ENGINES.filter((engine) => engine === 'postgres'))('a shop starting on %s', () => {
  test('waits for an unreachable database, logs it once, and serves as soon as it is reachable', SLOW, async () => {
    const database = await openPreparedOnServer(testCatalog);
    const line = await cutLineTo(database.url);
    try {
      const waiting = (shop = await startOn(line.url));
      await expect.poll(line.tried, { timeout: 60_000 }).toBeGreaterThan(2);
      const answer = await fetch(`${waiting.url}/readyz`);
      expect([answer.status, answer.headers.has('Retry-After')]).toEqual([503, true]);
      line.mend();
      await waiting.ready();
      const buyer = await shopperOf(waiting);
      await fillCart(buyer);
      expect((await placeOrder(buyer, orderBody())).status).toBe(200);
      expect(waiting.output().split('does not answer')).toHaveLength(2);
      expect(await waiting.end()).toBe(0);
    } finally {
      await shop?.end('SIGKILL');
      line.close();
      await database.close();
    }
  });

  test('exits at once when the database does not exist, with a one-line instruction', SLOW, async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = '/waystone_nowhere';
    const told = await lastWordsOn(url.href);
    expect(told).toBe(
      `DATABASE_URL: there is no database "waystone_nowhere" at ${url.host}; create it (createdb waystone_nowhere), or name another\n`,
    );
  });

  test('exits at once when the user does not exist, with a one-line instruction', SLOW, async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.username = 'nobody_here';
    expect(await lastWordsOn(url.href)).toBe(
      `DATABASE_URL: ${url.host} rejects connections of user "nobody_here"; create the user, or name another\n`,
    );
  });
});

test('a shop whose database password is rejected exits at once without logging the password', SLOW, async () => {
  const server = createServer((socket) => socket.once('data', () => socket.end(refusal('28P01')))).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    expect(await lastWordsOn(`postgres://keeper:wrong-word@${host}/shop`)).toBe(
      `DATABASE_URL: ${host} refuses the password of user "keeper"; correct the password\n`,
    );
  } finally {
    server.close();
  }
});

function startOn(databaseUrl: string): Promise<ShopProcess> {
  return startShopProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, { built: true });
}

/** The output of a shop that cannot start. */
async function lastWordsOn(databaseUrl: string): Promise<string> {
  const refused = (shop = await startOn(databaseUrl));
  await expect(refused.ready()).rejects.toThrow('The shop has ended');
  expect(refused.process().exitCode).toBe(1);
  return refused.output();
}

/** PostgreSQL's ErrorResponse with a SQLSTATE. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mpassword authentication failed\0\0`);
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
