import { expect, test } from 'vitest';
import { readMoment } from './moment.ts';

test.each([
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01T10:30', '2026-03-01T10:30:00.000Z'],
  ['2026-03-01T10:30:00Z', '2026-03-01T10:30:00.000Z'],
  ['2026-03-01T10:30:00.250+02:00', '2026-03-01T08:30:00.250Z'],
  ['2026-03-01T10:30:00 02:00', '2026-03-01T08:30:00.000Z'],
  ['2026-03-29T02:30:00+0100', '2026-03-29T01:30:00.000Z'],
])('%s is a valid timestamp', (text, moment) => {
  expect(readMoment(text)?.toISOString()).toBe(moment);
});

test.each([
  '',
  'tomorrow',
  '2026-13-01',
  '2026-02-30',
  '2026-03-01T25:00',
  '01.03.2026',
  '2026-3-1',
  '1772323200',
  '2026-03-01T10:30:00+99:00',
  '0000-01-01',
  '9999-12-31',
])('%j is not a valid timestamp', (text) => {
  expect(readMoment(text)).toBeUndefined();
});
