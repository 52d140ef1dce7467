import { expect, test } from 'vitest';
import { kindsOf } from './catalogue-route.tsx';
import type { MenuGame } from '#client/site/site.ts';

const category = (path: string, children: unknown[] = []) => ({
  __typename: 'Category',
  id: path,
  name: path,
  path,
  image: '',
  children,
});
const games = [category('wow', [category('wow/raids', [category('wow/raids/omega')])])] as MenuGame[];

test('a path in the tree is a category', () => {
  expect(kindsOf('wow', games)).toEqual(['category']);
  expect(kindsOf('wow/raids/omega/', games)).toEqual(['category']);
});

test('another path below a game is a product, or a category deeper than the tree', () => {
  expect(kindsOf('wow/gold', games)).toEqual(['product']);
  expect(kindsOf('wow/raids/omega/heroic', games)).toEqual(['product', 'category']);
});

test('the address of a product may have a prefix, that of a category may not', () => {
  expect(kindsOf('shop/wow/raids/omega/heroic', games)).toEqual(['product']);
  expect(kindsOf('product/wow/gold', games)).toEqual(['product']);
  expect(kindsOf('shop/wow', games)).toEqual([]);
});

test('a path outside every game is nothing', () => {
  expect(kindsOf('chess/rook', games)).toEqual([]);
  expect(kindsOf('', games)).toEqual([]);
});
