import { expect, test } from 'vitest';
import { readMenu, writeMenu } from './menu-file.ts';

const __typename = 'Category';
const omega = { __typename, id: '3', name: 'Manaforge Omega', path: 'wow/raids/omega', productCount: 2 } as const;
const keys = { __typename, id: '4', name: 'Score & keys', path: 'wow/raids/score', productCount: 0 } as const;
const children = [omega, keys];
const raids = { __typename, id: '2', name: 'Raids', path: 'wow/raids', productCount: 2, children } as const;
const image = '/media/wow.webp';
const game = { __typename, id: 'w1', name: 'World of Warcraft', path: 'wow', image, productCount: 9 } as const;
const links = { menu: [], legal: [], footer: [], mailboxes: ['support@shop.example'], social: [] };
const menu = { games: [{ ...game, children: [raids] }], links };

test('games and links round-trip through the menu file unchanged', () => {
  expect(readMenu(JSON.parse(writeMenu(menu)))).toEqual(menu);
});

test('a path that can be derived from a name is omitted', () => {
  expect(JSON.parse(writeMenu(menu)).rows).toEqual([
    [
      'w1',
      'World of Warcraft',
      9,
      'wow',
      [
        [
          2,
          'Raids',
          2,
          0,
          [
            [3, 'Manaforge Omega', 2, 'omega'],
            [4, 'Score & keys', 0, 'score'],
          ],
        ],
      ],
      '/media/wow.webp',
    ],
  ]);
});
