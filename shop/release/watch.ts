import type { Logger } from 'pino';
import type { Db } from '#shop/db/database.ts';
import { readVersion } from './store.ts';

const POLL_INTERVAL_MS = 500;

export type ReleaseWatch = { version(): number; stop(): Promise<void> };

/**
 * Follows the number of the current release, whichever process publishes. `version` changes once `onRelease` has
 * succeeded, so that storefronts keep their caches until this process is ready. Polled rather than notified: a query of
 * one row works through every connection pooler, and after a lost connection.
 */
export function watchReleases(db: Db, first: number, onRelease: () => Promise<void>, log: Logger): ReleaseWatch {
  let version = first;
  let running: Promise<void> | undefined;
  const look = async () => {
    const now = (await readVersion(db)) ?? version;
    if (now === version) return;
    await onRelease();
    version = now;
    log.info({ release: version }, 'A different catalogue release is now published');
  };
  const timer = setInterval(() => {
    running ??= look()
      .catch((err: unknown) => log.debug({ err }, 'Reading the current release from the database failed; will retry'))
      .finally(() => (running = undefined));
  }, POLL_INTERVAL_MS);
  timer.unref();
  return {
    version: () => version,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
