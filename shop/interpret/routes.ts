import { PUBLIC_CACHE } from '#shop/http/cache.ts';
import type { Endpoint } from '#shop/http/call.ts';
import { endpoint } from '#shop/http/endpoint/endpoint.ts';
import { interpretText } from './interpret-text.ts';
import { interpretSearch } from './schema.ts';

export const meaningEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/products/search/:search/interpret',
    auth: 'session',
    cache: PUBLIC_CACHE,
    limit: 'search',
    schema: interpretSearch,
    async handle({ deps, catalogue, params, query, currency }) {
      const searcher = await deps.search.current();
      const { limit = 1 } = query;
      const asked = { text: params.search, currency, limit, now: deps.now() };
      return { data: await interpretText(deps.db, await catalogue(), searcher, asked) };
    },
  }),
];
