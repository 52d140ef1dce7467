import pino from 'pino';
import { readCatalog } from '#catalog/read.ts';
import { readShopConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { serveShop } from './serve.ts';

// Express shows stacks unless told that this is no development.
process.env['NODE_ENV'] ??= 'production';

const STOP_LIMIT_MS = 10_000;
const STDERR = 2;

// The process that started this one as its child may be gone before the shop is ready.
let leave = (): void => process.exit(0);
process.on('disconnect', () => leave());

try {
  const config = readShopConfig(process.env);
  const log = pino({ level: config.logLevel, name: 'shop' }, pino.destination(STDERR));
  const shop = await serveShop(config, await openDatabase(config), readCatalog(), log);
  const stop = stopOnce(shop.stop);
  process.on('SIGTERM', stop);
  // Ctrl-C reaches the parent as well, which still needs its shop until its own requests are done.
  process.on('SIGINT', process.send ? () => {} : stop);
  leave = stop;
  console.log(`Shop ready on ${shop.url}, database: ${config.databaseUrl ? 'PostgreSQL' : `${config.dataDir}/db`}`);
  process.send?.({ ready: shop.url });
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}

function stopOnce(stop: () => Promise<void>): () => void {
  let stopping = false;
  return () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(messageOf(error));
        process.exit(1);
      },
    );
  };
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `The shop's port is taken (${error.message}). Stop the other process, or set SHOP_PORT to another port.`;
  }
  return ['FolderInUse', 'Error'].includes(error.name) ? error.message : (error.stack ?? error.message);
}
