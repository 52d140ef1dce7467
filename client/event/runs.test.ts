import { expect, test } from 'vitest';
import type { Run } from './run.ts';
import { choicesOf, closedFor, gameOf, matches, nextOpen, runsOf } from './runs.ts';
import { isNearlyFull, seatsText } from './seats.ts';
import { readScheduleQuery } from './schedule/schedule-query.ts';

const raid: Run = {
  __typename: 'Event',
  id: '1',
  title: 'Omega, Heroic',
  startsAt: '2026-11-25T01:00:00Z',
  endsAt: '2026-11-25T03:00:00Z',
  region: 'eu',
  faction: null,
  difficulty: 'Heroic',
  loot: 'Group loot',
  slotsLeft: 4,
  seatsAsOf: null,
  slotsTotal: 10,
  status: 'SCHEDULED',
  isReady: true,
  price: null,
  product: { __typename: 'Product', id: '7', name: 'Manaforge Omega', path: 'wow-carry/raids/omega' },
};
const trial: Run = {
  ...raid,
  id: '2',
  difficulty: 'Flawless',
  region: 'us',
  loot: 'Adept weapon',
  product: { __typename: 'Product', id: '8', name: 'Trials', path: 'destiny-2-boost/trials' },
};
const ask = (search: string) => readScheduleQuery(new URLSearchParams(search), '2026-11-21');

test('a run of a product that is no longer sold is omitted', () => {
  expect(runsOf([raid, { ...trial, product: null }])).toEqual([raid]);
});

test.each([
  ['', [raid, trial]],
  ['game=wow-carry', [raid]],
  ['raid=trials', [trial]],
  ['difficulty=Heroic', [raid]],
  ['region=us', [trial]],
  ['loot=Group+loot', [raid]],
  ['game=wow-carry&region=us', []],
])('the query %j keeps only matching runs', (search, left) => {
  expect([raid, trial].filter((run) => matches(run, ask(search)))).toEqual(left);
});

test('filters offer the values of the chosen game’s runs, and values already chosen', () => {
  expect(choicesOf([raid, raid, trial], ask('game=wow-carry&loot=Mounts'))).toEqual({
    raid: [{ value: 'omega', name: 'Manaforge Omega' }],
    difficulty: [{ value: 'Heroic', name: 'Heroic' }],
    loot: [
      { value: 'Group loot', name: 'Group loot' },
      { value: 'Mounts', name: 'Mounts' },
    ],
  });
  expect(choicesOf([raid, trial], ask('raid=omega')).raid).toHaveLength(2);
  expect(gameOf(trial)).toBe('destiny-2-boost');
});

test('a run is open while it has not started and has seats', () => {
  expect(closedFor(raid)).toBeUndefined();
  expect(closedFor({ ...raid, slotsLeft: 0 })).toBe('Full');
  expect(closedFor({ ...raid, status: 'FULL', slotsLeft: 0 })).toBe('Full');
  expect(closedFor({ ...raid, status: 'RUNNING' })).toBe('Running now');
  expect(closedFor({ ...raid, status: 'CANCELED' })).toBe('Canceled');
});

test.each([
  [4, 16, true],
  [5, 16, false],
  [1, 3, true],
  [2, 4, false],
  [2, 2, false],
  [1, 1, false],
])('with %i of %i seats left, nearly full is %s', (slotsLeft, slotsTotal, few) => {
  expect(isNearlyFull({ slotsLeft, slotsTotal })).toBe(few);
  expect(seatsText({ slotsLeft, slotsTotal })).toContain(`${slotsLeft} `);
});

test('the next runs are upcoming ones with a seat, soonest first', () => {
  const later = { ...trial, id: '3', startsAt: '2026-11-25T20:00:00Z' };
  const full = { ...raid, id: '4', status: 'FULL' as const };
  const begun = { ...raid, id: '5', startsAt: '2026-11-24T23:00:00Z' };
  const sold = nextOpen([later, full, begun, raid], '2026-11-25T00:00:00Z').map(({ id }) => id);
  expect(sold).toEqual(['1', '3']);
});
