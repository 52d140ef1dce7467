import { expect, test } from 'vitest';
import { playerFacts } from './player-facts.ts';

const PLAYER = { languages: ['en', 'pl'], hours: null, finishedOrders: 0, onTimePercent: null };

test('a new player shows no statistics', () => {
  expect(playerFacts(PLAYER)).toEqual(['English, Polish']);
});

test('statistics are listed before other facts', () => {
  expect(playerFacts({ ...PLAYER, hours: 'Evenings', finishedOrders: 1, onTimePercent: 0 })).toEqual([
    '1 order finished',
    '0% on time',
    'English, Polish',
    'Evenings',
  ]);
});
