import type { Answer, Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import * as schema from './schema.ts';
import { gamesChanged } from './store.ts';

/** Below `/api/public`: a storefront asks every second, and drops what it keeps when the number has grown. */
export const releaseEndpoints: Endpoint[] = [
  endpoint({ method: 'GET', path: '/release', auth: 'none', schema: schema.getRelease, handle: currentRelease }),
];

async function currentRelease({ deps, query }: CheckedCall<typeof schema.getRelease>): Promise<Answer> {
  const release = deps.catalogueVersion();
  const { since } = query;
  if (since === undefined) return { data: { release } };
  return { data: { release, games: await gamesChanged(deps.db, since, release) } };
}
