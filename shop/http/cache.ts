import { createHash } from 'node:crypto';
import fresh from 'fresh';

/*
 * `stale-if-error` is how long an answer is of use while the shop is away: seats and quoted prices for minutes,
 * lists and products for an hour, texts forever.
 */

/** Of catalogue reads: the same for everybody, and rarely changed. */
export const PUBLIC_CACHE = 'public, max-age=30, stale-while-revalidate=60, stale-if-error=3600';

/** Of texts, in which nothing is sold: one from before is better than none, however long the shop is away. */
export const TEXT_CACHE = 'public, max-age=30, stale-while-revalidate=60, stale-if-error=31536000';

/** Of the price of one configuration. */
export const PRICE_CACHE = 'public, max-age=30, stale-if-error=300';

/** Of dated runs: seats go while people look. */
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
