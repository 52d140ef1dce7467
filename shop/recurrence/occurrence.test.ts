import { expect, test } from 'vitest';
import type { RunDef } from '#catalog/format.ts';
import { nextOf, occurrencesOf } from './occurrence.ts';

const run = (given: Partial<RunDef>): RunDef => ({
  key: 'raid',
  product: 'raid',
  day: 'sunday',
  time: '19:00',
  zone: 'Europe/Paris',
  minutes: 90,
  region: 'eu',
  difficulty: 'Heroic',
  loot: 'Group loot',
  slots: 10,
  ...given,
});
const starts = (of: RunDef, from: string, until: string) =>
  occurrencesOf(of, new Date(from), new Date(until)).map(({ startsAt }) => startsAt.toISOString());

test('a weekly run keeps its local time across daylight saving changes', () => {
  expect(starts(run({}), '2026-03-20T00:00:00Z', '2026-04-06T00:00:00Z')).toEqual([
    '2026-03-22T18:00:00.000Z',
    '2026-03-29T17:00:00.000Z',
    '2026-04-05T17:00:00.000Z',
  ]);
  expect(starts(run({ zone: 'America/New_York' }), '2026-10-24T00:00:00Z', '2026-11-03T00:00:00Z')).toEqual([
    '2026-10-25T23:00:00.000Z',
    '2026-11-02T00:00:00.000Z',
  ]);
});

test('a run in an hour that is skipped or repeated takes place exactly once that night', () => {
  expect(starts(run({ time: '02:30' }), '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toHaveLength(1);
  expect(starts(run({ time: '02:30' }), '2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toHaveLength(1);
});

test('a run late in the evening of a zone behind UTC is on the next UTC day', () => {
  expect(
    starts(
      run({ day: 'tuesday', time: '22:00', zone: 'America/New_York' }),
      '2026-06-01T00:00:00Z',
      '2026-06-08T00:00:00Z',
    ),
  ).toEqual(['2026-06-03T02:00:00.000Z']);
});

test('a run that starts at the beginning of the time span is excluded, one at its end is included', () => {
  expect(starts(run({}), '2026-03-01T18:00:00Z', '2026-03-08T18:00:00Z')).toEqual(['2026-03-08T18:00:00.000Z']);
});

test('a run ends after its duration in minutes', () => {
  const [first] = occurrencesOf(run({}), new Date('2026-03-01T00:00:00Z'), new Date('2026-03-02T00:00:00Z'));
  expect(first?.endsAt.toISOString()).toBe('2026-03-01T19:30:00.000Z');
});

test('the next occurrence of a weekly slot is the first one strictly after the given time', () => {
  const friday = { day: 'friday', time: '10:00', zone: 'America/Los_Angeles' };
  const next = (from: string) => nextOf(friday, new Date(from))?.toISOString();
  expect(next('2026-11-23T12:00:00Z')).toBe('2026-11-27T18:00:00.000Z');
  expect(next('2026-11-27T18:00:00Z')).toBe('2026-12-04T18:00:00.000Z');
  // Summer time ends between the two.
  expect(next('2026-10-30T17:00:00Z')).toBe('2026-11-06T18:00:00.000Z');
});
