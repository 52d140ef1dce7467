import type { Logger } from 'pino';
import type { CatalogText } from '#catalog/read-cached.ts';
import { serveMetrics } from '#process/serve-metrics.ts';
import { createApp } from './app.ts';
import type { ShopConfig } from './config/config.ts';
import { sweepChanges } from './db/catalogue.ts';
import type { Db } from './db/database.ts';
import type { OpenedDatabase } from './db/connection/opened-database.ts';
import { whenAvailable } from './db/connection/when-available.ts';
import { endWaiting } from './order/wait-for-change.ts';
import { listen } from './http/server.ts';
import { createLimiter } from './limit/limiter.ts';
import { sweepLimits } from './limit/counter.ts';
import { startTracing } from './http/observe/tracing.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { sweepSubscribers } from './newsletter/store.ts';
import { watchSpecials } from './product/list/special-watch.ts';
import { readPushKeys } from './push/keys.ts';
import { startCatalogue } from './release/start.ts';
import { readPublishedRuns } from './release/store.ts';
import { watchReleases } from './release/watch.ts';
import { type LiveSearch, startSearch } from './search/live-search.ts';
import { sweepSessions } from './session/store.ts';
import { startJobs } from './jobs.ts';

const END_WAITING_EVERY_MS = 50;
const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

export type RunningShop = {
  url: string;
  /** Sends due mail now rather than within two seconds. */
  deliverMail(): Promise<void>;
  /** Sends due notifications now rather than within two seconds. */
  deliverPushes(): Promise<void>;
  /** Sends due alerts of seats and prices now rather than within ten seconds. */
  tellAlerts(): Promise<void>;
  /** Updates the search index now rather than within five seconds. */
  refreshSearch(): Promise<void>;
  /** @param drainMs how long it reports unready before it closes; `DRAIN_MS` if not given. */
  stop(drainMs?: number): Promise<void>;
};

/** Reads the data files, only if they are needed: their catalogue takes 5 MB. */
export type ReadFiles = () => Promise<CatalogText>;

type Given = { now?: () => Date; listening?: ReturnType<typeof listen> };

/**
 * Prepares the database as far as a start may, and serves the shop on it until stopped; then reports unready for a
 * while, finishes pending requests, for 8 seconds at most, and closes the database. Waits for a database that is down,
 * and responds 503 meanwhile.
 */
export async function serveShop(
  config: ShopConfig,
  database: OpenedDatabase,
  readFiles: ReadFiles,
  log: Logger,
  { now = () => new Date(), listening = listen(config, log) }: Given = {},
): Promise<RunningShop> {
  const { db } = database;
  const server = await listening;
  const observed = await observe(config, database, now);
  const whenThere = <Value>(work: () => Promise<Value>) => whenAvailable(config.databaseUrl, log, work);
  const isShared = config.databaseUrl !== '';
  const version = await whenThere(async () => startCatalogue(db, await readFiles(), { now: now(), log, isShared }));
  await whenThere(() => readPushKeys(db, config, now()));
  const search = startSearch(db, now, log);
  const jobs = await startJobs({ db, config, now, log, runs: runsOf(db, readFiles) });
  const releases = watchReleases(db, version, () => followRelease(jobs, search), log);
  const limiter = createLimiter(db, config.limits, log);
  const deps = { db, config, now, log, catalogueVersion: releases.version, limiter, search };
  server.open(createApp(deps, database, observed.parts));
  // Not needed for the first second. The search index comes last: with the first search, or soon.
  const specials = await whenThere(() => watchSpecials(db, now, log));

  const sweep = sweepHourly(db, config, now, log);
  const mailWorker = startMailWorker({ db, config, now, log, limiter });
  return {
    url: server.url,
    deliverMail: mailWorker.deliver,
    deliverPushes: jobs.deliverPushes,
    tellAlerts: jobs.tellAlerts,
    refreshSearch: search.refresh,
    async stop(drainMs = config.drainMs) {
      clearInterval(sweep);
      specials.stop();
      await closeServer(server, db, drainMs);
      for (const part of [releases, search, mailWorker, jobs]) await part.stop();
      await database.close();
      await observed.stop();
    },
  };
}

async function closeServer(server: Awaited<ReturnType<typeof listen>>, db: Db, drainMs: number): Promise<void> {
  await server.drain(drainMs);
  // Repeated: a request that was on its way may begin to wait.
  const ending = setInterval(() => endWaiting(db), END_WAITING_EVERY_MS);
  await server.close();
  clearInterval(ending);
}

async function followRelease(jobs: Awaited<ReturnType<typeof startJobs>>, search: LiveSearch): Promise<void> {
  await jobs.fillSchedule();
  // A refresh that is already running may have begun before the release.
  await search.refresh();
  await search.refresh();
}

/** The weekly schedule, from the data files if nothing has been published. */
function runsOf(db: Db, readFiles: ReadFiles) {
  return async () => (await readPublishedRuns(db)) ?? (await (await readFiles()).read()).events;
}

/** Metrics and traces, as configured. */
async function observe({ metrics: at, tracesUrl }: ShopConfig, database: OpenedDatabase, now: () => Date) {
  // Rarely enabled, and the library is not small.
  const { createMetrics } = at ? await import('./http/observe/metrics.ts') : {};
  const metrics = createMetrics?.(database, now);
  const endMetrics = metrics && at && (await serveMetrics(metrics.registry, { ...at, setting: 'SHOP_METRICS_PORT' }));
  const tracing = tracesUrl === '' ? undefined : await startTracing(tracesUrl);
  return {
    parts: { metrics, tracing: tracing?.middleware },
    async stop() {
      endMetrics?.();
      await tracing?.stop();
    },
  };
}

function sweepHourly(db: Db, config: ShopConfig, now: () => Date, log: Logger): NodeJS.Timeout {
  return setInterval(() => {
    sweepAll(db, config, now()).catch((err: unknown) =>
      log.warn({ err }, 'Cleanup of expired data failed; will retry'),
    );
  }, SWEEP_INTERVAL_MS).unref();
}

async function sweepAll(db: Db, { retention }: ShopConfig, now: Date): Promise<void> {
  await sweepSessions(db, retention.sessionsDays, now);
  await sweepLimits(db);
  await sweepSubscribers(db, now);
  await sweepChanges(db);
}
