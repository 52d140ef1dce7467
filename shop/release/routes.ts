import type { Answer, Call, Endpoint } from '#shop/http/call.ts';
import * as schema from './schema.ts';

/** Below `/api/public`: a storefront asks every second, and drops what it keeps when the number has grown. */
export const releaseEndpoints: Endpoint[] = [
  { method: 'GET', path: '/release', auth: 'none', schema: schema.getRelease, handle: currentRelease },
];

async function currentRelease({ deps }: Call): Promise<Answer> {
  return { data: { release: deps.catalogueVersion() } };
}
