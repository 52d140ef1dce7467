import { expect, test } from 'vitest';
import { rememberOrigin } from './source.ts';
import { findSeeds, grow } from './cache-entries.ts';
import { type TypeNames, withTypeNames } from './type-names.ts';

test('an answer that a loader took apart and renamed is put together again', () => {
  const answer = { category: { id: '1' }, products: { items: [] }, banner: null };
  rememberOrigin('hash', { path: 'wow' }, answer, { category: ['Category'] });
  const loaderData = { catalogue: { renamed: answer.category, list: answer.products, page: 1 } };
  const [seed, ...others] = findSeeds(loaderData);
  expect(others).toEqual([]);
  expect(seed).toMatchObject({ hash: 'hash', variables: { path: 'wow' }, types: { category: ['Category'] } });
  const sent: unknown = JSON.parse(JSON.stringify({ loaderData, seed }));
  const received = sent as { loaderData: typeof loaderData; seed: NonNullable<typeof seed> };
  expect(grow(received.seed, received.loaderData)).toEqual(answer);
});

test('what a loader has built itself is no answer', () => {
  const answer = { products: [{ id: '1' }] };
  rememberOrigin('hash', {}, answer, {});
  expect(findSeeds({ page: { names: answer.products.map(({ id }) => id) } })).toEqual([]);
});

test('a seed never reaches into the prototype', () => {
  const seed = {
    hash: 'h',
    variables: {},
    fields: [['x', ['__proto__', 'constructor']]] as [string, string[]][],
    nulls: [],
    types: {},
  };
  expect(grow(seed, {})).toBeUndefined();
});

test('types are named again where the document has left them out', () => {
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
