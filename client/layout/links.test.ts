import { expect, it } from 'vitest';
import type { SiteContent } from '#client/site/site.ts';
import { deepLinks, linksOf } from './links.ts';

const category = (path: string) => ({
  __typename: 'Category' as const,
  id: path,
  name: path,
  path,
  productCount: 1,
});

it('the footer lists only existing categories and expands wildcards to their children', () => {
  const omega = category('wow-carry/raids/manaforge-omega');
  const raids = { ...category('wow-carry/raids'), children: [omega] };
  const delves = { ...category('wow-carry/delves'), children: [] };
  const games = [{ ...category('wow-carry'), image: '', children: [delves, raids] }];
  const columns = [
    {
      game: 'wow-carry',
      categories: ['raids', 'raids/*', 'gone', 'gone/*', 'delves'],
      products: [{ name: 'WoW gold', slug: 'wow-gold' }],
    },
    { game: 'gone', categories: ['raids'], products: [] },
  ] as SiteContent['footer'];
  expect(deepLinks(games, columns)).toEqual([
    { title: 'wow-carry', links: [raids, omega, delves, { name: 'WoW gold', path: 'product/wow-gold' }] },
  ]);
  expect(deepLinks([], columns)).toEqual([]);
});

it('a menu link leads to a content page or to an address on this host', () => {
  const links = [
    { name: 'FAQ', page: 'faq', address: null },
    { name: 'Blog', page: null, address: '/blog' },
  ] as SiteContent['menu'];
  expect(linksOf(links)).toEqual([
    { name: 'FAQ', href: '/en-us/faq' },
    { name: 'Blog', href: '/blog', external: true },
  ]);
});
