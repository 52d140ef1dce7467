import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import type { App } from './app.ts';
import { ListenError } from '#process/listen-error.ts';
import { serveMetrics } from '#process/serve-metrics.ts';
import { rejectUnreadable } from '#process/unreadable-request.ts';
import { createStudio } from '#catalog/art/studio/start-studio.ts';
import { ConfigError, readConfig, type ServerConfig } from './config/config.ts';
import { startTracing } from './http/observe/tracing.ts';
import { listen, stopListening } from './http/listen.ts';
import { allowOrigin } from './http/graphql/allowed-origin.ts';
import { answerWhileStarting } from './http/starting.ts';
import { keepClientSecrets } from './config/secrets.ts';

type ShopInUse = { url: string; ready: Promise<void>; stop(): Promise<void> };

let log = pino({ base: { service: 'storefront' } });
// Until there is a shop there is nothing to finish.
let finish = async (): Promise<void> => {};
let stopping = false;

/** Runs the storefront with this process's environment until a signal stops it, and exits. */
export async function runStorefront(): Promise<void> {
  stopWhenAsked();
  await start().catch(async (error: unknown) => {
    // A start that was interrupted: its shop is gone.
    if (stopping) return;
    stopping = true;
    await finish();
    fail(error);
  });
}

async function start(): Promise<void> {
  const config = withSecrets(readConfig(process.env));
  log = pino({ level: config.logLevel, base: { service: 'storefront' } });
  const allow = allowOrigin(config);
  let answer: RequestListener = (req, res) => answerWhileStarting(req, res, allow);
  // Listening comes first, so that a port in use is reported before a shop is started for nothing.
  const server = await listen((req, res) => answer(req, res), config);
  rejectUnreadable(server, log);
  const observed = await observe(config);
  const shop = await openShop(config);
  // The next start needs the port and the folder of the shop.
  const stopShop = () => stopBehind(shop, observed);
  finish = stopShop;
  // While the shop starts in its own process: loading all of this takes about as long.
  const [{ createApp }, { createPageHandler }] = await Promise.all([import('./app.ts'), import('./ssr/handler.ts')]);
  const studio = createStudio({ ownPicturesDir: resolve(config.dataDir, 'pictures') });
  const creating = createApp({
    config,
    log,
    shopUrl: shop.url,
    createPages: createPageHandler,
    drawPicture: studio.draw,
    drawCard: studio.drawCard,
    metrics: observed.metrics,
    tracing: observed.tracing,
  });
  const [app] = await Promise.all([rehearsed(creating), shop.ready]);
  // Before anything is cached: the first release that is announced empties the cache.
  await app.subscribeToReleases();
  await Promise.all([app.warm(), app.warmProduct()]);
  answer = app.handle;
  if (config.drawAhead) studio.drawAhead();
  say(`Waystone is open at ${config.siteUrl} (${config.mode})`);
  finish = async () => {
    app.drain();
    await wait(config.drainMs);
    await stopListening(server);
    studio.stop();
    await app.close();
    await stopShop();
  };
}

async function stopBehind(...parts: { stop(): Promise<void> }[]): Promise<void> {
  for (const part of parts) await part.stop();
  say('Stopped');
}

/** The process is otherwise idle until the shop is ready. */
async function rehearsed(creating: Promise<App>): Promise<App> {
  const app = await creating;
  await app.rehearse();
  return app;
}

/** Metrics and traces, as configured. */
async function observe({ metrics: at, tracesUrl, trustProxy }: ServerConfig) {
  // Rarely enabled, and the library is not small.
  const { createMetrics } = at ? await import('./http/observe/metrics.ts') : {};
  const metrics = createMetrics?.();
  const endMetrics = metrics && at && (await serveMetrics(metrics.registry, { ...at, setting: 'METRICS_PORT' }));
  const tracing = tracesUrl === '' ? undefined : await startTracing(tracesUrl, { trusted: trustProxy > 0 });
  return {
    metrics,
    tracing,
    async stop() {
      endMetrics?.();
      await tracing?.stop();
    },
  };
}

function stopWhenAsked(): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => stop(0, `${signal}: shutting down after the requests in progress`));
  }
  // The reader of the output may have closed it, which is no reason to stop.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  // An uncaught error: pending requests are finished, and the supervisor restarts the process.
  process.on('uncaughtException', (err) => {
    // Not as fatal: pino flushes that, and retries forever if nobody reads the log.
    log.error({ err }, 'Uncaught error: the storefront shuts down');
    stop(1, 'Shutting down after the requests in progress');
  });
}

/** Only once: later signals and errors change nothing. */
function stop(code: number, reason: string): void {
  if (stopping) return;
  stopping = true;
  say(reason);
  finish().then(() => process.exit(code), fail);
}

function withSecrets(config: ServerConfig): ServerConfig {
  if (config.shopClientId) return config;
  const { clientId, clientSecret } = keepClientSecrets(config.dataDir);
  return { ...config, shopClientId: clientId, shopClientSecret: clientSecret };
}

/** The shop that is already running, or our own in a separate process. */
async function openShop(config: ServerConfig): Promise<ShopInUse> {
  if (config.shopUrl) {
    say(`Using the shop at ${config.shopUrl}`);
    return { url: config.shopUrl, ready: Promise.resolve(), stop: async () => {} };
  }
  say(`Starting the shop on port ${config.shopPort}, data in ${config.dataDir}`);
  const { startShop } = await import('#shop/start.ts');
  try {
    const shop = startShop(
      {
        ...process.env,
        SHOP_PORT: String(config.shopPort),
        SHOP_CLIENT_ID: config.shopClientId,
        SHOP_CLIENT_SECRET: config.shopClientSecret,
        DATA_DIR: config.dataDir,
        SITE_URL: config.siteUrl,
        // It is stopped once no more requests arrive.
        DRAIN_MS: '0',
      },
      { warn: (message) => log.error(message) },
    );
    return { ...shop, ready: shop.ready.catch(rethrowAsConfigError) };
  } catch (cause) {
    return rethrowAsConfigError(cause);
  }
}

/** The shop has reported the reason on stderr, or names the setting. */
function rethrowAsConfigError(cause: unknown): never {
  throw new ConfigError(cause instanceof Error ? cause.message : String(cause), { cause });
}

/** A plain sentence on a terminal, otherwise a log line. */
function say(step: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${step}\n`);
  else log.info(step);
}

/** An error that the operator can fix is one line; any other keeps its stack. */
function fail(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof ListenError;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
