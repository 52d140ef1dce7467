import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { UpstreamFailure } from '#server/rest/transport/failure.ts';

const POLL_INTERVAL_MS = 1_000;
/** A shop without releases is asked as seldom as a cached answer grows old. */
const UNKNOWN_INTERVAL_MS = 30_000;
const NOT_FOUND = 404;

export type ReleaseSubscription = {
  /** Resolves when the shop has been asked for the first time, whether it has answered or not. */
  begun: Promise<void>;
  stop(): void;
};

/** The number of the catalogue on sale, and one that grows with every change of a review, of shops that have reviews. */
export type OnSale = { release: number; reviews: number | undefined };

type Shop = {
  read(): Promise<OnSale>;
  /** Called with the first number, and with every other one and the one before it. */
  onRelease(release: number, before: number | undefined): void;
  /** Called with every change of reviews after the first answer. */
  onReviews(): void;
  log: Logger;
};

/** Follows what is on sale at the shop, so that nothing older is shown for longer than a second or so. */
export function subscribeToReleases({ read, onRelease, onReviews, log }: Shop): ReleaseSubscription {
  const stopped = new AbortController();
  const begun = Promise.withResolvers<void>();
  void run();
  return { begun: begun.promise, stop: () => stopped.abort() };

  async function run(): Promise<void> {
    let seen: OnSale | undefined;
    while (!stopped.signal.aborted) {
      let pauseMs = POLL_INTERVAL_MS;
      try {
        const now = await read();
        if (stopped.signal.aborted) return begun.resolve();
        if (now.release !== seen?.release) onRelease(now.release, seen?.release);
        else if (now.reviews !== seen.reviews) onReviews();
        seen = now;
      } catch (err) {
        if (err instanceof UpstreamFailure && err.status === NOT_FOUND) pauseMs = UNKNOWN_INTERVAL_MS;
        log.debug({ err, pauseMs }, 'the release on sale is asked for again');
      }
      begun.resolve();
      await sleep(pauseMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  }
}
