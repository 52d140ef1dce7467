import { expect, test } from 'vitest';
import { windowOf } from './day.ts';

const SUNDAY = new Date('2026-11-22T18:00:00Z');
const TUESDAY = new Date('2026-11-24T10:00:00Z');

test.each([
  ['tonight', SUNDAY, '2026-11-22T18:00', '2026-11-23T12:00'],
  ['tomorrow', SUNDAY, '2026-11-23T00:00', '2026-11-24T12:00'],
  ['weekend', SUNDAY, '2026-11-22T18:00', '2026-11-23T12:00'],
  ['weekend', TUESDAY, '2026-11-28T00:00', '2026-11-30T12:00'],
  ['tuesday', TUESDAY, '2026-11-24T10:00', '2026-11-25T12:00'],
  ['monday', TUESDAY, '2026-11-30T00:00', '2026-12-01T12:00'],
  ['week', TUESDAY, '2026-11-24T10:00', '2026-12-01T12:00'],
])('%s is converted to the right time window', (day, now, from, until) => {
  const window = windowOf(day, now);
  expect(window.from.toISOString().slice(0, 16)).toBe(from);
  expect(window.until.toISOString().slice(0, 16)).toBe(until);
});
