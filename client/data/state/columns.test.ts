import { expect, test } from 'vitest';
import { Deferred } from '#client/data/deferred/deferred.ts';
import { packColumns } from './columns.ts';
import { readData, scriptData } from './json-script.ts';

const delivered = (value: unknown): unknown => readData(scriptData(value));

test.each([
  [
    {
      goods: [
        { id: '1', price: { text: '$1' }, before: null },
        { id: '2', price: { text: '$2' }, before: { text: '$3' } },
      ],
    },
  ],
  [
    [
      {
        path: 'a',
        below: [
          { path: 'a/b', below: [] },
          { path: 'a/c', below: [] },
        ],
      },
      { path: 'd', below: [] },
    ],
  ],
  [[{ id: '1' }, { id: '2', image: 'x' }, null, 'text', 7]],
  [[{}, {}]],
  [
    [
      { a: 1, b: null },
      { a: 1, b: null },
    ],
  ],
  [
    [
      { a: false, b: [] },
      { a: false, b: [] },
    ],
  ],
  [
    [
      { a: null, b: { c: 1, d: 2 } },
      { a: null, b: { c: 1, d: 3 } },
    ],
  ],
  [[[{ a: 1 }, { a: 2 }], [], [{ b: [] }]]],
  [{ none: [], one: [{ a: 1 }], text: 'x', yes: true }],
  [['/media/product/one/640x480.webp', '/media/product/two/640x480.webp', '/media/product//640x480.webp']],
  [['aaaaaaaaaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaaaaaaaaaaaa']],
  [[{ path: 'game/one-and-the-same' }, { path: 'game/one-and-the-same' }, { path: 'game/one-and-the-same/below' }]],
  [['one', 'two', 'one', 'one', 'two', null, 'two', 'one']],
  [[null, { a: 1 }, null, null, null, { a: 1 }, null, null, [{ b: 1 }, { b: 2 }]]],
  [{ few: ['', 'one', 'two'], mixed: [null, 'one'], single: ['only one text of the list'] }],
])('%j round-trips unchanged', (value) => expect(delivered(value)).toEqual(value));

test('an undefined field is omitted, as in JSON', () => {
  const value = [{ id: '1', image: undefined }, { id: '2', image: 'x' }, { id: '3' }];
  expect(delivered(value)).toEqual([{ id: '1' }, { id: '2', image: 'x' }, { id: '3' }]);
});

test('field names are written once', () => {
  const text = JSON.stringify(packColumns(Array.from({ length: 24 }, (_, id) => ({ id, price: { formatted: '$1' } }))));
  expect([text.split('"formatted"').length, text.split('"id"').length]).toEqual([2, 2]);
});

test('a value shared by all entries is written once', () => {
  const text = JSON.stringify(packColumns(Array.from({ length: 24 }, (_, id) => ({ id, isChosen: false, sign: '$' }))));
  expect([text.split('false').length, text.split('"$"').length]).toEqual([2, 2]);
});

test('a repeated value in a list is written once', () => {
  const goods = Array.from({ length: 24 }, (_, id) => ({ id, step: ['Choose', 'Pick a run', null][id % 3] }));
  const text = JSON.stringify(packColumns(goods));
  expect([text.split('Choose').length, text.split('Pick a run').length]).toEqual([2, 2]);
});

test('a common prefix and suffix of the texts of a list are written once', () => {
  const goods = Array.from({ length: 24 }, (_, id) => ({ id, image: `/media/product/one-${id}/640x480.webp` }));
  const text = JSON.stringify(packColumns(goods));
  expect([text.split('/media').length, text.split('640x480').length]).toEqual([2, 2]);
});

test('a value with toJSON is still serialized by it', () => {
  const outcome = Promise.resolve({ ok: true as const, value: 1 });
  const value = { first: new Deferred('first', () => outcome), list: [new Deferred('second', () => outcome)] };
  expect(delivered(value)).toEqual({ first: { $later: 'first' }, list: [{ $later: 'second' }] });
});
