import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { UpstreamFailure } from '#server/rest/transport/failure.ts';

const POLL_INTERVAL_MS = 1_000;
/** For a shop without releases: as seldom as a cached response expires. */
const UNKNOWN_INTERVAL_MS = 30_000;
const NOT_FOUND = 404;

export type ReleaseSubscription = {
  /** Resolves after the first call, whether the shop has responded or not. */
  begun: Promise<void>;
  stop(): void;
};

/** The number of the current release, and a counter of changed reviews, for shops that have reviews. */
export type OnSale = { release: number; reviews: number | undefined };

type Shop = {
  read(): Promise<OnSale>;
  /** Called with the first number, and with every later one and its predecessor. */
  onRelease(release: number, before: number | undefined): void;
  /** Called with every change of reviews after the first response. */
  onReviews(): void;
  log: Logger;
};

/** Follows the shop's current release, so that nothing older is shown for longer than about a second. */
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
        log.debug({ err, pauseMs }, 'polling the shop for the current release failed; will retry');
      }
      begun.resolve();
      await sleep(pauseMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  }
}
