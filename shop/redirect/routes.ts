import { PUBLIC_CACHE } from '#shop/http/cache.ts';
import type { Answer, Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import * as schema from './schema.ts';
import { readRedirects } from './store.ts';

export const redirectEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/redirects',
    auth: 'session',
    cache: PUBLIC_CACHE,
    schema: schema.listRedirects,
    handle: list,
  }),
];

async function list({ catalogue }: CheckedCall<typeof schema.listRedirects>): Promise<Answer> {
  const data = await readRedirects(await catalogue());
  return { data, total: data.length };
}
