import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Catalog } from '#catalog/format.ts';
import { createApp } from './app.ts';
import type { ShopConfig } from './config.ts';
import type { Db } from './db/database.ts';
import type { OpenedDatabase } from './db/open.ts';
import { prepareDatabase } from './db/prepare.ts';
import { endWatch } from './fulfilment/watch.ts';
import { startPostman } from './mail/postman.ts';
import { sweepAttempts } from './newsletter/attempt-store.ts';
import { sweepSubscribers } from './newsletter/store.ts';
import { watchSpecials } from './product/special-watch.ts';
import { sweepSessions } from './session/store.ts';
import { startUpkeep } from './upkeep.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;
const KEEP_ALIVE_TIMEOUT_MS = 30_000;
const DRAIN_TIMEOUT_MS = 8_000;
const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

export type RunningShop = {
  url: string;
  /** Sends the mail that is due now rather than within two seconds. */
  deliverMail(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Prepares the database and serves the shop on it until stopped; then finishes what is under
 * way, for 8 seconds at most, and closes the database.
 */
export async function serveShop(
  config: ShopConfig,
  database: OpenedDatabase,
  catalog: Catalog,
  log: Logger,
  now: () => Date = () => new Date(),
): Promise<RunningShop> {
  const version = await prepareDatabase(database.db, catalog, now(), (message) => log.warn(message));
  const specials = await watchSpecials(database.db, now, log);
  const upkeep = await startUpkeep({ db: database.db, config, now, log, runs: catalog.events });
  const server = createApp({ db: database.db, config, now, log, catalogueVersion: () => version }).listen({
    host: config.host,
    port: config.port,
  });
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  await once(server, 'listening');

  const sweep = setInterval(() => {
    sweepAll(database.db, now()).catch((err: unknown) => log.warn({ err }, 'What is out of date stays for now'));
  }, SWEEP_INTERVAL_MS);
  sweep.unref();
  const postman = startPostman({ db: database.db, config, now, log });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    deliverMail: postman.deliver,
    async stop() {
      clearInterval(sweep);
      specials.stop();
      const drained = drain(server);
      endWatch(database.db);
      await drained;
      await postman.stop();
      await upkeep.stop();
      await database.close();
    },
  };
}

async function sweepAll(db: Db, now: Date): Promise<void> {
  await sweepSessions(db, now);
  await sweepAttempts(db, now);
  await sweepSubscribers(db, now);
}

// A busy keep-alive connection would outlive `close` by its whole timeout, so those that fall
// idle meanwhile are closed too.
async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const hard = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(hard);
}
