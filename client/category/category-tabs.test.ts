import { expect, test } from 'vitest';
import { categoryTabs } from './category-tabs.ts';

const names = {
  path: 'wow',
  name: 'World of Warcraft',
  children: [
    { path: 'wow/raids', name: 'Raids', children: [{ path: 'wow/raids/omega', name: 'Manaforge Omega' }] },
    { path: 'wow/delves', name: 'Delves' },
  ],
};
const counts = {
  path: 'wow',
  productCount: 9,
  children: [
    { path: 'wow/raids', productCount: 7, children: [{ path: 'wow/raids/omega', productCount: 4 }] },
    { path: 'wow/delves', productCount: 2 },
  ],
};

test('a category with children shows them after all of itself', () => {
  expect(categoryTabs('wow/raids', names, counts)).toEqual([
    { path: 'wow/raids', name: 'All raids', count: 7, current: true },
    { path: 'wow/raids/omega', name: 'Manaforge Omega', count: 4, current: false },
  ]);
});

test('a category without children stands among its siblings', () => {
  expect(categoryTabs('wow/delves', names, counts).map((tab) => [tab.name, tab.current])).toEqual([
    ['All services', false],
    ['Raids', false],
    ['Delves', true],
  ]);
});

test('a game shows its categories', () => {
  expect(categoryTabs('wow', names, counts)[0]).toEqual({ path: 'wow', name: 'All services', count: 9, current: true });
});

test('a category the tree does not know has no tabs', () => {
  expect(categoryTabs('destiny/raids', names, counts)).toEqual([]);
});
