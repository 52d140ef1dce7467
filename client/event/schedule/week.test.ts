import { expect, test } from 'vitest';
import type { Run } from '#client/event/run.ts';
import { nearDay, spanOf, weekIn } from './week.ts';

const FIRST = '2026-11-22';
const at = (startsAt: string) => ({ id: startsAt, startsAt }) as Run;

function shown(zone: string, ...starts: string[]) {
  return weekIn(zone, FIRST, starts.map(at)).flatMap(({ date, runs }) => runs.map(({ time }) => `${date} ${time}`));
}

test('a run is listed on its day and at its time in the chosen time zone', () => {
  const evening = '2026-11-25T01:30:00Z';
  expect(shown('America/New_York', evening)).toEqual(['2026-11-24 20:30']);
  expect(shown('Europe/Paris', evening)).toEqual(['2026-11-25 02:30']);
  expect(shown('Asia/Tokyo', evening)).toEqual(['2026-11-25 10:30']);
});

test('a week has seven days from its first date, without runs of the days around it', () => {
  const dates = weekIn('UTC', FIRST, []).map(({ date }) => date);
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([7, '2026-11-22', '2026-11-28']);
  expect(shown('UTC', '2026-11-21T23:59:00Z', '2026-11-29T00:00:00Z')).toEqual([]);
  expect(shown('America/New_York', '2026-11-29T04:30:00Z')).toEqual(['2026-11-28 23:30']);
});

test('the requested time span covers the week in every time zone', () => {
  expect(spanOf(FIRST)).toEqual({ from: '2026-11-21T10:00:00.000Z', to: '2026-11-30T14:00:00.000Z' });
  expect(shown('Pacific/Kiritimati', '2026-11-21T10:00:00Z')).toEqual(['2026-11-22 00:00']);
});

test('only today and tomorrow have names', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-24'].map((date) => nearDay(date, FIRST))).toEqual([
    'Today',
    'Tomorrow',
    undefined,
  ]);
});
