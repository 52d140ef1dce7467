import { expect, test } from 'vitest';
import { readScheduleQuery, scheduleAddress, weeksOf, withoutFilters } from './schedule-query.ts';

const TODAY = '2026-11-21';
const read = (search: string) => readScheduleQuery(new URLSearchParams(search), TODAY);

test('four weeks can be looked ahead, and none back', () => {
  expect(weeksOf(TODAY)).toEqual(['2026-11-16', '2026-12-14']);
  expect(read('week=2026-11-23').week).toBe('2026-11-23');
  expect(read('week=2026-12-14').week).toBe('2026-12-14');
  for (const week of ['2026-11-16', '2026-11-09', '2026-12-21', '2026-02-30', 'next']) {
    expect(read(`week=${week}`).week).toBe('');
  }
});

test('any day of a week names it', () => {
  expect(read('week=2026-11-25').week).toBe('2026-11-23');
  expect(read('day=2026-11-25')).toMatchObject({ week: '2026-11-23', day: '2026-11-25' });
  expect(read('week=2026-12-07&day=2026-11-25').week).toBe('2026-11-23');
  expect(read('day=2026-11-20')).toMatchObject({ week: '', day: '2026-11-20' });
  expect(read('day=2027-01-01')).toMatchObject({ week: '', day: '' });
});

test('an address that cannot be understood asks for everything', () => {
  expect(read('region=asia&view=grid')).toEqual(read(''));
});

test('the address says only what is asked for', () => {
  expect(scheduleAddress(read(''))).toBe('/en-us/schedule');
  const search = '?game=wow-carry&difficulty=Heroic&region=eu&view=list';
  expect(scheduleAddress(read(search))).toBe(`/en-us/schedule${search}`);
  expect(scheduleAddress(read('week=2026-11-23&day=2026-11-25'))).toBe('/en-us/schedule?day=2026-11-25');
  expect(scheduleAddress(withoutFilters(read(`${search}&week=2026-11-23`)))).toBe(
    '/en-us/schedule?week=2026-11-23&view=list',
  );
});
