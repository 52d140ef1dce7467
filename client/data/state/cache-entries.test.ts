import { expect, test } from 'vitest';
import { rememberOrigin } from './source.ts';
import { findCacheEntries, resultOf } from './cache-entries.ts';
import { type TypeNames, withTypeNames } from './type-names.ts';

test('a response that a loader split and renamed is reassembled', () => {
  const answer = { category: { id: '1' }, products: { items: [] }, banner: null };
  rememberOrigin('hash', { path: 'wow' }, answer, { category: ['Category'] });
  const loaderData = { catalogue: { renamed: answer.category, list: answer.products, page: 1 } };
  const [entry, ...others] = findCacheEntries(loaderData);
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ hash: 'hash', variables: { path: 'wow' }, types: { category: ['Category'] } });
  const sent: unknown = JSON.parse(JSON.stringify({ loaderData, entry }));
  const received = sent as { loaderData: typeof loaderData; entry: NonNullable<typeof entry> };
  expect(resultOf(received.entry, received.loaderData)).toEqual(answer);
});

test('data computed by a loader is not matched to a response', () => {
  const answer = { products: [{ id: '1' }] };
  rememberOrigin('hash', {}, answer, {});
  expect(findCacheEntries({ page: { names: answer.products.map(({ id }) => id) } })).toEqual([]);
});

test('a cache entry path through the prototype is ignored', () => {
  const entry = {
    hash: 'h',
    variables: {},
    fields: [['x', ['__proto__', 'constructor']]] as [string, string[]][],
    nulls: [],
    types: {},
  };
  expect(resultOf(entry, {})).toBeUndefined();
});

test('type names omitted from the document are restored', () => {
  const answer = { category: { products: [{ price: { amount: '1' } }, { price: null }] }, total: 2 };
  const types: TypeNames = { category: ['Category', { products: ['Product', { price: ['Money'] }] }] };
  expect(withTypeNames(answer, types)).toEqual({
    category: {
      __typename: 'Category',
      products: [
        { __typename: 'Product', price: { __typename: 'Money', amount: '1' } },
        { __typename: 'Product', price: null },
      ],
    },
    total: 2,
  });
});
