import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartError } from '#shop/config/start-error.ts';
import { awayText, explainDatabase } from './explain.ts';
import { isDiskFull } from './unavailable.ts';

const PAUSE_MS = 500;
const REMIND_AFTER_MS = 30_000;
const DISK_FULL = 'DATA_DIR: its disk became full; free some space, or set DATA_DIR to another disk';

/**
 * Runs `work`, which may be repeated, as soon as the database is available. Reports at once that it waits, and again
 * every half minute.
 *
 * @throws StartError if the database will reject every connection until somebody changes something, or if the disk of
 * the embedded one is full.
 */
export async function whenAvailable<Result>(
  databaseUrl: string,
  log: Logger,
  work: () => Promise<Result>,
): Promise<Result> {
  let saidAt = -Infinity;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const issue = explainDatabase(error, databaseUrl);
      const away = databaseUrl === '' ? undefined : awayText(error, databaseUrl);
      if (issue && databaseUrl !== '') throw issue;
      if (away === undefined) throw isDiskFull(error) ? new StartError(DISK_FULL, { cause: error }) : error;
      if (performance.now() - saidAt > REMIND_AFTER_MS) {
        log.warn(away);
        saidAt = performance.now();
      }
      await wait(PAUSE_MS);
    }
  }
}
