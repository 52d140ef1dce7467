import { expect, test } from 'vitest';
import { momentIn } from './clock.ts';
import { zoneName } from './zones.ts';

test('a moment is converted to the date, time and weekday of a time zone', () => {
  const iso = '2026-11-25T01:30:00Z';
  expect(momentIn('America/New_York', iso)).toEqual({ date: '2026-11-24', time: '20:30', weekday: 'Tue' });
  expect(momentIn('Europe/Paris', iso)).toEqual({ date: '2026-11-25', time: '02:30', weekday: 'Wed' });
  expect(momentIn('UTC', '2026-11-25T00:00:00Z')).toEqual({ date: '2026-11-25', time: '00:00', weekday: 'Wed' });
});

test('daylight saving time is applied', () => {
  expect(momentIn('Europe/Paris', '2026-03-28T18:00:00Z').time).toBe('19:00');
  expect(momentIn('Europe/Paris', '2026-03-29T18:00:00Z').time).toBe('20:00');
});

test('a time zone is named by its city and its GMT offset at that date', () => {
  expect(zoneName('America/New_York', '2026-11-25T00:00:00Z')).toBe('New York, GMT−5');
  expect(zoneName('America/New_York', '2026-07-25T00:00:00Z')).toBe('New York, GMT−4');
  expect(zoneName('Asia/Kolkata', '2026-07-25T00:00:00Z')).toBe('Kolkata, GMT+5:30');
  expect(zoneName('UTC', '2026-07-25T00:00:00Z')).toBe('UTC');
});
