import { expect, test } from 'vitest';
import { categoryTabs } from './category-tabs.ts';

const game = {
  path: 'wow',
  name: 'World of Warcraft',
  productCount: 9,
  children: [
    {
      path: 'wow/raids',
      name: 'Raids',
      productCount: 7,
      children: [{ path: 'wow/raids/omega', name: 'Manaforge Omega', productCount: 4 }],
    },
    { path: 'wow/delves', name: 'Delves', productCount: 2 },
    { path: 'wow/pvp', name: 'PvP', productCount: 0 },
  ],
};

test('a category with children lists them after an All tab', () => {
  expect(categoryTabs('wow/raids', game)).toEqual([
    { path: 'wow/raids', name: 'All raids', count: 7, current: true },
    { path: 'wow/raids/omega', name: 'Manaforge Omega', count: 4, current: false },
  ]);
});

test('a category without children is listed among its siblings', () => {
  expect(categoryTabs('wow/delves', game).map((tab) => [tab.name, tab.current])).toEqual([
    ['All services', false],
    ['Raids', false],
    ['Delves', true],
  ]);
});

test('a game lists its categories', () => {
  expect(categoryTabs('wow', game)[0]).toEqual({ path: 'wow', name: 'All services', count: 9, current: true });
});

test('a category missing from the tree has no tabs', () => {
  expect(categoryTabs('destiny/raids', game)).toEqual([]);
});
