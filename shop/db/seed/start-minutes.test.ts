import { expect, test } from 'vitest';
import { startMinutes } from './start-minutes.ts';

test.each([
  ['30 minutes', 30],
  ['1 hour', 60],
  ['Within an hour', 60],
  ['Within 2 hours', 120],
  ['Within a day', 1440],
  ['Within two days', 2880],
  ['Today', 1440],
  ['Today, next run within 2 hours', 1440],
  ['The same day', 1440],
])('%s is at most %i minutes away', (text, minutes) => expect(startMinutes(text)).toBe(minutes));

test.each(['After the weekly reset', 'By appointment', 'Within a day of the reset', '30 minutes at weekends', ''])(
  '%j promises no time',
  (text) => expect(startMinutes(text)).toBeUndefined(),
);
