import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadError } from './load.ts';
import { TypedDocumentString } from '#client/generated/graphql.ts';
import { fetchOperation } from './fetch-operation.ts';

const PRICE = new TypedDocumentString<{ total: string }, { product: string }>('', { hash: 'sha256:1' });

beforeEach(() => void vi.stubGlobal('document', { cookie: '' }));
afterEach(() => void vi.unstubAllGlobals());

test('a stored operation is requested by its hash', async () => {
  const asked = answer({ data: { total: '$1.00' } });
  await expect(fetchOperation(PRICE, { product: '7' })).resolves.toEqual({ total: '$1.00' });
  expect(JSON.parse(String(asked.mock.calls[0]?.[1]?.body))).toEqual({
    variables: { product: '7' },
    extensions: { persistedQuery: { version: 1, sha256Hash: 'sha256:1' } },
  });
});

test('a GraphQL error keeps its code, and a missing result has code UNKNOWN', async () => {
  answer({ errors: [{ message: 'Too slow', extensions: { code: 'UPSTREAM_TIMEOUT' } }] });
  await expect(fetchOperation(PRICE, { product: '7' })).rejects.toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  answer({ data: null });
  await expect(fetchOperation(PRICE, { product: '7' })).rejects.toMatchObject({ code: 'UNKNOWN' });
});

test('a failed request or a response that is not JSON is a NETWORK error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchOperation(PRICE, { product: '7' })).rejects.toBeInstanceOf(LoadError);
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>'));
  await expect(fetchOperation(PRICE, { product: '7' })).rejects.toMatchObject({ code: 'NETWORK' });
});

function answer(result: object) {
  const fetched = vi.fn(async (_: string, _init?: RequestInit) => new Response(JSON.stringify(result)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
