import { ListenError } from '#process/listen-error.ts';
import { readShopConfig } from './config/config.ts';
import { FILL, fillDatabase, fillFirst } from './first-start.ts';
import { FolderInUse } from './db/connection/lock.ts';
import { openDatabase } from './db/connection/open.ts';
import { listen } from './http/server.ts';
import { createLog } from './log.ts';
import { providerSettings } from './payment/providers.ts';
import { type ReadFiles, serveShop } from './serve.ts';
import { STOP_MESSAGE, SUPERVISED } from './start.ts';
import { StartError } from './config/start-error.ts';
import { warningsOf } from './warnings.ts';

const STOP_LIMIT_MS = 10_000;

// Until the shop is ready there is nothing to finish.
let finish = async (_drainMs?: number): Promise<void> => {};
let limitMs = STOP_LIMIT_MS;
let log = createLog('info');
let stopping = false;

/** Runs the shop with this process's environment until a signal stops it, and exits. */
export async function runShop(readFiles: ReadFiles): Promise<void> {
  stopWhenAsked();
  try {
    const config = readShopConfig(process.env, providerSettings);
    log = createLog(config.logLevel);
    if (process.argv.includes(FILL)) {
      await fillDatabase(config, await readFiles(), log);
      process.exit(0);
    }
    if (process.env['NODE_ENV'] === 'production') for (const warning of warningsOf(config)) log.warn(warning);
    limitMs = STOP_LIMIT_MS + config.drainMs;
    const server = await listen(config, log);
    if (!(await fillFirst(config))) process.exit(1);
    const database = await openDatabase(config);
    const shop = await serveShop(config, database, readFiles, log, { listening: Promise.resolve(server) });
    finish = shop.stop;
    say(`Shop ready on ${shop.url}, database: ${config.databaseUrl ? 'PostgreSQL' : `${config.dataDir}/db`}`);
    process.send?.({ ready: shop.url });
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

function stopWhenAsked(): void {
  const isSupervised = process.argv.includes(SUPERVISED);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    // A signal to the whole process group reaches the parent as well, which still needs its shop until its own requests
    // are finished, and then says so.
    process.on(signal, () => (isSupervised ? undefined : stop(0)));
  }
  process.on('message', (message) => (message === STOP_MESSAGE ? stop(0) : undefined));
  // The parent process has ended: nobody's next request comes here, and the next shop waits for the port and the folder.
  process.on('disconnect', () => stop(0, 0));
  // The reader of the output may have closed it, which is no reason to stop.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  // An uncaught error: pending requests are finished, and the supervisor restarts the shop.
  process.on('uncaughtException', (err) => {
    // Not as fatal: pino flushes that, and retries forever if nobody reads the log.
    log.error({ err }, 'Uncaught error: the shop shuts down');
    stop(1);
  });
}

/** A sentence on a terminal, otherwise a log line. */
function say(text: string): void {
  if (process.stdout.isTTY) console.log(text);
  else log.info(text);
}

/** Only once: later signals and errors change nothing. */
function stop(code: number, drainMs?: number): void {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), limitMs).unref();
  finish(drainMs).then(
    () => process.exit(code),
    (err: unknown) => {
      log.error({ err }, 'The shop did not shut down cleanly');
      process.exit(1);
    },
  );
}

/** An error that the operator can fix is one line; any other keeps its stack. */
function messageOf(error: unknown): string {
  if (error instanceof StartError || error instanceof FolderInUse || error instanceof ListenError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : `The shop cannot start: ${JSON.stringify(error)}`;
}
