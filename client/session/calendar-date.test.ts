import { expect, test } from 'vitest';
import { addDays, daysBetween, isDate, longDate, shortDate, weekName } from './calendar-date.ts';

test('adding days crosses months, years and leap days', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});

test('the number of days between two dates can be negative', () => {
  expect(daysBetween('2026-11-23', '2026-12-01')).toBe(8);
  expect(daysBetween('2026-11-23', '2026-11-22')).toBe(-1);
});

test('dates and weeks are formatted', () => {
  expect(shortDate('2026-09-05')).toBe('5 Sep');
  expect(longDate('2026-11-29')).toBe('Sun, 29 November');
  expect(weekName('2026-11-23')).toBe('23 – 29 November');
  expect(weekName('2026-11-30')).toBe('30 November – 6 December');
});

test.each(['2026-02-30', '2026-13-01', '1926-01-01', '2026-1-1', 'tomorrow', ''])(
  '%j is rejected as a date',
  (text) => {
    expect(isDate(text)).toBe(false);
  },
);
