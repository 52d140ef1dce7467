import { expect, it } from 'vitest';
import { deepLinks } from './links.ts';

const shelf = (path: string) => ({ __typename: 'Category' as const, id: path, name: path, path });

it('the footer shows only shelves the shop has, with the names of the raids', () => {
  const omega = shelf('wow-carry/raids/manaforge-omega');
  const raids = { ...shelf('wow-carry/raids'), children: [omega] };
  const delves = { ...shelf('wow-carry/delves'), children: [] };
  const games = [{ ...shelf('wow-carry'), image: '', children: [delves, raids] }];
  expect(deepLinks(games)).toEqual([
    { title: 'wow-carry', shelves: [raids, omega, delves, { name: 'WoW gold', path: 'product/wow-gold' }] },
  ]);
});

it('a shop that cannot answer leaves a footer without deep links', () => {
  expect(deepLinks([])).toEqual([]);
});
