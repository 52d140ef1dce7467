import { createHash } from 'node:crypto';
import fresh from 'fresh';

/*
 * `stale-if-error` is how long a response is useful while the shop is down: seats and quoted prices for minutes,
 * lists and products for an hour, texts forever.
 */

/** For catalogue reads: the same for everybody, and rarely changed. */
export const PUBLIC_CACHE = 'public, max-age=30, stale-while-revalidate=60, stale-if-error=3600';

/** For texts without prices: an old one is better than none, however long the shop is down. */
export const TEXT_CACHE = 'public, max-age=30, stale-while-revalidate=60, stale-if-error=31536000';

/** For the price of one configuration. */
export const PRICE_CACHE = 'public, max-age=30, stale-if-error=300';

/** For dated runs, whose seats sell while people look. */
export const SEATS_CACHE = 'public, max-age=5, stale-if-error=600';

/** Weak, because a proxy may send the same content in another encoding. */
export function entityTag(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/**
 * Whether `If-None-Match` names the tag; a strong form of it counts too. By the tag alone: `fetch` adds
 * `Cache-Control: no-cache` to every request that names one.
 */
export function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  return fresh({ 'if-none-match': ifNoneMatch }, { etag: tag });
}
