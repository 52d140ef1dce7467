import { PUBLIC_CACHE } from '#shop/http/cache.ts';
import type { Answer, Endpoint } from '#shop/http/call.ts';
import { endpoint } from '#shop/http/endpoint/endpoint.ts';
import { LANGUAGES } from '#shop/http/languages.ts';
import * as schema from './schema.ts';

export const languageEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/languages',
    auth: 'session',
    cache: PUBLIC_CACHE,
    schema: schema.listLanguages,
    handle: listLanguages,
  }),
];

async function listLanguages(): Promise<Answer> {
  const data = LANGUAGES.map(({ id, code, name, locale }, sort) => ({
    language_id: id,
    name,
    code,
    locale,
    image: '',
    directory: code,
    sort_order: sort + 1,
    status: 1,
  }));
  return { data, total: data.length };
}
