import type { Answer, Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { readReviewVersion } from '#shop/review/store.ts';
import * as schema from './schema.ts';
import { gamesChanged } from './store.ts';

/** Below `/api/public`: a storefront asks every second, and drops its caches when a number has grown. */
export const releaseEndpoints: Endpoint[] = [
  endpoint({ method: 'GET', path: '/release', auth: 'none', schema: schema.getRelease, handle: currentRelease }),
];

async function currentRelease({ deps, query }: CheckedCall<typeof schema.getRelease>): Promise<Answer> {
  const release = deps.catalogueVersion();
  const { since } = query;
  const now = { release, reviews: await readReviewVersion(deps.db) };
  if (since === undefined) return { data: now };
  return { data: { ...now, games: await gamesChanged(deps.db, since, release) } };
}
