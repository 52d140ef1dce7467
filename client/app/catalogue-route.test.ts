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

test('a path in the category tree is a category', () => {
  expect(kindsOf('wow', games)).toEqual(['category']);
  expect(kindsOf('wow/raids/omega/', games)).toEqual(['category']);
});

test('any other path below a game is a product, or a category deeper than the tree', () => {
  expect(kindsOf('wow/gold', games)).toEqual(['product']);
  expect(kindsOf('wow/raids/omega/heroic', games)).toEqual(['product', 'category']);
});

test('a product path may have a prefix, and a category path may not', () => {
  expect(kindsOf('shop/wow/raids/omega/heroic', games)).toEqual(['product']);
  expect(kindsOf('product/wow/gold', games)).toEqual(['product']);
  expect(kindsOf('shop/wow', games)).toEqual([]);
});

test('a path outside every game matches no page', () => {
  expect(kindsOf('chess/rook', games)).toEqual([]);
  expect(kindsOf('', games)).toEqual([]);
});
