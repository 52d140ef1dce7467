import { expect, test } from 'vitest';
import type { Run } from './runs.ts';
import { hoursOf, isOver, spanOf, weekIn } from './week.ts';

const MONDAY = '2026-11-23';
const at = (startsAt: string) => ({ id: startsAt, startsAt }) as Run;

function shown(zone: string, ...starts: string[]) {
  return weekIn(zone, MONDAY, starts.map(at)).flatMap(({ date, blocks }) =>
    blocks.flatMap(({ hour, runs }) => runs.map(({ time }) => `${date} ${hour} ${time}`)),
  );
}

test('a run stands on the day and in the hours that the clock shows', () => {
  const evening = '2026-11-25T01:30:00Z';
  expect(shown('America/New_York', evening)).toEqual(['2026-11-24 18 20:30']);
  expect(shown('Europe/Paris', evening)).toEqual(['2026-11-25 00 02:30']);
  expect(shown('Asia/Tokyo', evening)).toEqual(['2026-11-25 09 10:30']);
});

test('the week has seven days, and nothing of the neighbours', () => {
  expect(weekIn('UTC', MONDAY, []).map(({ date }) => date)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(shown('UTC', '2026-11-22T23:59:00Z', '2026-11-30T00:00:00Z')).toEqual([]);
  expect(shown('America/New_York', '2026-11-30T04:30:00Z')).toEqual(['2026-11-29 21 23:30']);
});

test('enough is asked for to fill the week of every zone', () => {
  expect(spanOf(MONDAY)).toEqual({ from: '2026-11-22T10:00:00.000Z', to: '2026-11-30T14:00:00.000Z' });
  expect(shown('Pacific/Kiritimati', '2026-11-22T10:00:00Z')).toEqual(['2026-11-23 00 00:00']);
});

test('hours in which nothing starts have no row', () => {
  const days = weekIn('UTC', MONDAY, [
    at('2026-11-23T19:00:00Z'),
    at('2026-11-24T08:59:00Z'),
    at('2026-11-25T18:30:00Z'),
  ]);
  expect(hoursOf(days)).toEqual(['06', '18']);
});

test('days that have gone by are over unless a run is shown on them', () => {
  const days = weekIn('UTC', MONDAY, [at('2026-11-24T19:00:00Z')]);
  expect(days.filter((day) => isOver(day, '2026-11-26')).map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-25']);
});
