import { expect, it } from 'vitest';
import type { MenuGame } from '#client/site/site.ts';
import { localMatches } from './local-matches.ts';

const leaf = (path: string, name: string) => ({
  __typename: 'Category' as const,
  id: path,
  name,
  path,
  productCount: 1,
});
const category = (path: string, name: string, children: ReturnType<typeof leaf>[] = []) => ({
  __typename: 'Category' as const,
  id: path,
  name,
  path,
  productCount: 1,
  children,
});
const GAMES: MenuGame[] = [
  {
    ...category('wow-carry', 'World of Warcraft', []),
    image: '/wow.svg',
    children: [
      category('wow-carry/raids', 'Raids', [leaf('wow-carry/raids/voidspire', 'The Voidspire')]),
      category('wow-carry/mythic-plus', 'Mythic+'),
    ],
  },
  {
    ...category('destiny-2-boost', 'Destiny 2', []),
    image: '/d2.svg',
    children: [category('destiny-2-boost/raids', 'Raids')],
  },
];
const found = (text: string) => localMatches(GAMES, text).map(({ path }) => path);

it.each([
  ['wow', ['wow-carry']],
  ['d2 raid', ['destiny-2-boost/raids']],
  ['voids', ['wow-carry/raids/voidspire']],
  ['raids', ['wow-carry/raids', 'destiny-2-boost/raids']],
  ['buy wow mythic+ boost', ['wow-carry/mythic-plus']],
  ['boost', []],
  ['', []],
  ['500k gold', []],
])('local matches for: %s', (text, paths) => {
  expect(found(text)).toEqual(paths);
});
