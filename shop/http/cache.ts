import { createHash } from 'node:crypto';

/** Of catalogue reads: the same for everybody, and rarely changed. */
export const PUBLIC_CACHE = 'public, max-age=30, stale-while-revalidate=60, stale-if-error=3600';

/** Of texts, in which nothing is sold: one from before is better than none, however long the shop is away. */
export const TEXT_CACHE = 'public, max-age=30, stale-while-revalidate=60, stale-if-error=31536000';

/** Weak, because a proxy may send the same content in another encoding. */
export function entityTag(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether `If-None-Match` names the tag; a strong form of it counts too. */
export function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const wanted = strong(tag);
  return ifNoneMatch.split(',').some((one) => one.trim() === '*' || strong(one.trim()) === wanted);
}

function strong(tag: string): string {
  return tag.replace(/^W\//, '');
}
