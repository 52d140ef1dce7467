import { expect, test } from 'vitest';
import { dayWords } from './day-words.ts';

test('a day is shown with its date', () => {
  expect(['2026-11-24', '2027-01-03'].map(dayWords)).toEqual(['Tue 24 Nov', 'Sun 3 Jan']);
});
