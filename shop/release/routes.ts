import type { Answer, Call, Endpoint } from '#shop/http/call.ts';
import * as schema from './schema.ts';
import { gamesChanged } from './store.ts';

/** Below `/api/public`: a storefront asks every second, and drops what it keeps when the number has grown. */
export const releaseEndpoints: Endpoint[] = [
  { method: 'GET', path: '/release', auth: 'none', schema: schema.getRelease, handle: currentRelease },
];

async function currentRelease({ deps, query }: Call): Promise<Answer> {
  const release = deps.catalogueVersion();
  const since = query.get('since');
  if (since === null) return { data: { release } };
  return { data: { release, games: await gamesChanged(deps.db, Number(since), release) } };
}
