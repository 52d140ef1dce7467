import { expect, test } from 'vitest';
import { orderTime } from './order-time.ts';

test('a time is shown in UTC and says so', () => {
  expect(orderTime('2026-11-20T18:42:10Z')).toBe('20 Nov, 18:42 UTC');
});

test('a viewer in Berlin reads it in their own time', () => {
  expect(orderTime('2026-11-20T18:42:10Z', { zone: 'Europe/Berlin' })).toBe('20 Nov, 19:42');
});

test('a receipt has the year as well', () => {
  expect(orderTime('2026-11-20T18:42:10Z', { year: true })).toBe('20 Nov 2026, 18:42 UTC');
});

test.each(['', 'soon', '2026-13-45T99:00:00Z'])('a moment that is "%s" has no words', (iso) => {
  expect(orderTime(iso)).toBe('');
});
