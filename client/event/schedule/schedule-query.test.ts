import { expect, test } from 'vitest';
import { lastWeek, readScheduleQuery, scheduleAddress, withoutFilters } from './schedule-query.ts';

const TODAY = '2026-11-21';
const read = (search: string) => readScheduleQuery(new URLSearchParams(search), TODAY);

test('weeks up to four weeks ahead are accepted, and past weeks are rejected', () => {
  expect(lastWeek(TODAY)).toBe('2026-12-12');
  expect(read('week=2026-11-22').week).toBe('2026-11-22');
  expect(read('week=2026-12-12').week).toBe('2026-12-12');
  for (const week of [TODAY, '2026-11-20', '2026-12-13', '2026-02-30', 'next']) {
    expect(read(`week=${week}`).week).toBe('');
  }
});

test('a day within seven days of today needs no week, and a later day begins one', () => {
  expect(read('day=2026-11-27')).toMatchObject({ week: '', day: '2026-11-27' });
  expect(read('day=2026-11-28')).toMatchObject({ week: '2026-11-28', day: '2026-11-28' });
  expect(read('week=2026-12-07&day=2026-11-25').week).toBe('');
  expect(read(`day=${TODAY}`)).toMatchObject({ week: '', day: TODAY });
  expect(read('day=2026-11-20')).toMatchObject({ week: '', day: '' });
  expect(read('day=2027-01-01')).toMatchObject({ week: '', day: '' });
});

test('a day keeps its week if it lies in it, else the week is adjusted', () => {
  // The last of seven that begin tomorrow, as they do by a clock ahead of New York's.
  expect(read('week=2026-11-22&day=2026-11-28')).toMatchObject({ week: '2026-11-22', day: '2026-11-28' });
  expect(read('week=2026-11-22&day=2026-11-29')).toMatchObject({ week: '2026-11-28', day: '2026-11-29' });
  expect(read('week=2026-11-20&day=2026-11-22')).toMatchObject({ week: '', day: '2026-11-22' });
});

test('invalid parameters are ignored', () => {
  expect(read('region=asia&view=grid')).toEqual(read(''));
});

test('the schedule URL contains only the chosen parameters', () => {
  expect(scheduleAddress(read(''))).toBe('/en-us/schedule');
  const search = '?game=wow-carry&difficulty=Heroic&region=eu&view=list';
  expect(scheduleAddress(read(search))).toBe(`/en-us/schedule${search}`);
  expect(scheduleAddress(read('week=2026-11-23&day=2026-11-25'))).toBe(
    '/en-us/schedule?week=2026-11-23&day=2026-11-25',
  );
  expect(scheduleAddress(withoutFilters(read(`${search}&week=2026-11-23`)))).toBe(
    '/en-us/schedule?week=2026-11-23&view=list',
  );
});
