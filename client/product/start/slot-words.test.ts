import { expect, test } from 'vitest';
import { slotWords } from './slot-words.ts';

const FRIDAY_TEN_IN_LOS_ANGELES = '2026-11-27T18:00:00.000Z';

test('a weekly slot is shown at the reader’s local time and weekday', () => {
  expect(slotWords([FRIDAY_TEN_IN_LOS_ANGELES], 'America/Los_Angeles')).toBe('Fri 10:00');
  expect(slotWords([FRIDAY_TEN_IN_LOS_ANGELES], 'Europe/Paris')).toBe('Fri 19:00');
  expect(slotWords([FRIDAY_TEN_IN_LOS_ANGELES], 'Asia/Tokyo')).toBe('Sat 03:00');
});

test('slots shown in UTC name the time zone', () => {
  expect(slotWords([FRIDAY_TEN_IN_LOS_ANGELES, '2026-11-30T09:00:00.000Z'], 'UTC')).toBe('Fri 18:00, Mon 09:00 UTC');
});
