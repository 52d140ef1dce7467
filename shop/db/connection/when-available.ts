import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { awayText, explainDatabase } from './explain.ts';

const PAUSE_MS = 500;
const REMIND_AFTER_MS = 30_000;

/**
 * Does `work`, which may be done again, as soon as the database is there. Says at once that it
 * waits, and again every half minute.
 *
 * @throws StartError when the database will not let us in until somebody changes something.
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
      if (away === undefined) throw error;
      if (performance.now() - saidAt > REMIND_AFTER_MS) {
        log.warn(away);
        saidAt = performance.now();
      }
      await wait(PAUSE_MS);
    }
  }
}
