import { expect, test } from 'vitest';
import type { Site } from '#client/site/site.ts';
import { packSite, unpackGames } from './packed-games.ts';

const omega = { id: '3', name: 'Manaforge Omega', path: 'wow/raids/omega' };
const keys = { id: '4', name: 'Score & keys', path: 'wow/raids/score', children: [] };
const raids = { id: '2', name: 'Raids', path: 'wow/raids', children: [omega, keys] };
const game = { id: '1', name: 'World of Warcraft', path: 'wow', image: '/media/wow.webp', children: [raids] };
const site = { games: [game], currency: 'USD', region: 'us', content: null } as unknown as Site;

test('games come out of the document as they went in', () => {
  const sent = JSON.parse(JSON.stringify(packSite(site))) as ReturnType<typeof packSite>;
  expect(unpackGames(sent.games)).toMatchObject([game]);
  expect(JSON.stringify(sent.games)).not.toContain('wow/raids');
  expect(sent).toMatchObject({ currency: 'USD', region: 'us', content: null });
});

test('what a name says already is not said again', () => {
  expect(packSite(site).games).toEqual([
    [
      1,
      'World of Warcraft',
      'wow',
      [
        [
          2,
          'Raids',
          0,
          [
            [3, 'Manaforge Omega', 'omega'],
            [4, 'Score & keys', 'score'],
          ],
        ],
      ],
      '/media/wow.webp',
    ],
  ]);
});

test('the same games are packed once', () => {
  expect(packSite(site).games).toBe(packSite({ ...site, content: null }).games);
});
