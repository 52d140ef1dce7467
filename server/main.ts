import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pino } from 'pino';
import { startStudio } from '#catalog/art/start-studio.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type ServerConfig } from './config.ts';
import { listen, ListenError, stopListening } from './http/listen.ts';
import { keepClientSecrets } from './secrets.ts';
import { createPageHandler } from './ssr/handler.ts';

// Libraries that ask for the mode themselves take an unset one for development.
process.env['NODE_ENV'] ??= 'production';

/** Time for load balancers to see that `/readyz` has changed its mind. */
const DRAIN_MS = 100;
const RETRY_AFTER_SECONDS = '5';

type ShopInUse = { url: string; stop(): Promise<void> };

await start().catch(fail);

async function start(): Promise<void> {
  const config = withSecrets(readConfig(process.env));
  const log = pino({ level: config.logLevel, base: undefined });
  let answer: RequestListener = notYet;
  // Listening comes first, so that a busy port is told before a shop is started for nothing.
  const server = await listen((req, res) => answer(req, res), config);
  const shop = await openShop(config);
  const studio = startStudio({ ahead: config.drawAhead });
  const app = await createApp({
    config,
    log,
    shopUrl: shop.url,
    createPages: createPageHandler,
    drawPicture: studio.draw,
  });
  answer = app.handle;
  say(`Waystone is open at ${config.siteUrl} (${config.mode})`);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    say(`${signal}: finishing what is under way`);
    app.drain();
    await new Promise((resolve) => setTimeout(resolve, DRAIN_MS));
    await stopListening(server);
    studio.stop();
    await app.close();
    await shop.stop();
    say('Stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop(signal).then(() => process.exit(0), fail));
  }
}

function withSecrets(config: ServerConfig): ServerConfig {
  if (config.shopClientId) return config;
  const { clientId, clientSecret } = keepClientSecrets(config.dataDir);
  return { ...config, shopClientId: clientId, shopClientSecret: clientSecret };
}

/** The shop that is already running, or one of our own in a process of its own. */
async function openShop(config: ServerConfig): Promise<ShopInUse> {
  if (config.shopUrl) {
    say(`Using the shop at ${config.shopUrl}`);
    return { url: config.shopUrl, stop: async () => {} };
  }
  say(`Starting the shop on port ${config.shopPort}, data in ${config.dataDir}`);
  const { startShop } = await import('#shop/start.ts');
  try {
    const shop = startShop({
      ...process.env,
      SHOP_PORT: String(config.shopPort),
      SHOP_CLIENT_ID: config.shopClientId,
      SHOP_CLIENT_SECRET: config.shopClientSecret,
      DATA_DIR: config.dataDir,
      SITE_URL: config.siteUrl,
    });
    await shop.ready;
    return shop;
  } catch (cause) {
    throw new ConfigError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function notYet(_req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(503, { 'Retry-After': RETRY_AFTER_SECONDS, 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  res.end('Waystone is starting.\n');
}

function say(step: string): void {
  process.stdout.write(`${step}\n`);
}

/** What the operator can mend is said in a line; anything else keeps its stack. */
function fail(error: unknown): never {
  const expected = error instanceof ConfigError || error instanceof ListenError;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}
