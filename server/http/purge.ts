import { ExponentialBackoff, handleAll, retry } from 'cockatiel';
import type { Logger } from 'pino';
import type { Purge } from '#server/config/config.ts';

/** Up to eleven minutes in all: longer than a shared cache stores a page, so later retries are of no use. */
const BACKOFF = { initialDelay: 200, maxDelay: 120_000 };
const MAX_RETRIES = 12;
const DEADLINE_MS = 5_000;

/** A review changes the ratings of products, categories and the page of reviews. */
export const EVERY_PAGE = ['waystone'];
/** They show products of any game, or would show a new one. */
const OF_ANY_GAME = ['page-home', 'page-search', 'page-schedule'];

/** The keys of the pages that a release may have changed. `games` as returned by `gamesChanged`. */
export function purgedKeys(games: string[] | null): string[] {
  return games ? [...games.map((game) => `game-${game}`), ...OF_ANY_GAME] : EVERY_PAGE;
}

/** Purges what a release has changed, or everything if that is unknown. Never rejects. */
export async function purgeGames(
  to: Purge,
  changed: Promise<string[] | null>,
  signal: AbortSignal,
  log: Logger,
): Promise<void> {
  const games = await changed.catch((err: unknown) => {
    log.warn({ err }, 'the changes of a release could not be determined; purging all pages from the CDN');
    return null;
  });
  await purge(to, purgedKeys(games), signal, log);
}

/**
 * Tells the CDN to purge pages by their keys: a POST with the keys in the header `Surrogate-Key` and as `tags` in a
 * JSON body. Retries until it succeeds; resolves then, or when it gives up, which is logged.
 */
export async function purge({ url, header }: Purge, keys: string[], signal: AbortSignal, log: Logger): Promise<void> {
  const backoff = new ExponentialBackoff(BACKOFF);
  const again = retry(handleAll, { maxAttempts: MAX_RETRIES, backoff }).dangerouslyUnref();
  const request = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Surrogate-Key': keys.join(' '),
      ...(header && { [header.name]: header.value }),
    },
    body: JSON.stringify({ tags: keys }),
  };
  const attempt = async () => {
    const answer = await fetch(url, {
      ...request,
      signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The CDN answered the purge request with status ${answer.status}`);
  };
  try {
    await again.execute(attempt, signal);
    log.info({ keys }, 'the CDN has purged pages');
  } catch (err) {
    if (!signal.aborted) log.error({ err, keys }, 'the CDN could not be purged');
  }
}
