import { expect, test } from 'vitest';
import { orderTime } from './order-time.ts';

test('a time without a zone is shown in UTC, with the zone’s name', () => {
  expect(orderTime('2026-11-20T18:42:10Z')).toBe('20 Nov, 18:42 UTC');
});

test('a time is shown in the viewer’s time zone', () => {
  expect(orderTime('2026-11-20T18:42:10Z', { zone: 'Europe/Berlin' })).toBe('20 Nov, 19:42');
});

test('a receipt time includes the year', () => {
  expect(orderTime('2026-11-20T18:42:10Z', { year: true })).toBe('20 Nov 2026, 18:42 UTC');
});

test.each(['', 'soon', '2026-13-45T99:00:00Z'])('the invalid time "%s" is shown as an empty text', (iso) => {
  expect(orderTime(iso)).toBe('');
});
