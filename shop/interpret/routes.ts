import { PUBLIC_CACHE } from '#shop/http/cache.ts';
import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { readSearch } from '#shop/http/search-text.ts';
import { interpretText } from './interpret-text.ts';
import { interpretSearch as schema, MAX_LINES } from './schema.ts';

export const meaningEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/products/search/:search/interpret',
    auth: 'session',
    cache: PUBLIC_CACHE,
    limit: 'search',
    schema,
    handle: interpret,
  },
];

async function interpret({ deps, catalogue, params, query, currency }: Call): Promise<Answer> {
  const text = readSearch(params['search']);
  const limit = readLimit(query.get('limit'));
  const searcher = await deps.search.current();
  return {
    data: await interpretText(deps.db, await catalogue(), searcher, { text, currency, limit, now: deps.now() }),
  };
}

function readLimit(limit: string | null): number {
  if (limit === null) return 1;
  if (/^[1-9]$/.test(limit) && Number(limit) <= MAX_LINES) return Number(limit);
  throw new HttpError(400, [{ code: 'invalid_limit', field: 'limit', message: 'Invalid limit' }]);
}
