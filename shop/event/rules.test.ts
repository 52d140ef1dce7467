import { expect, test } from 'vitest';
import { readMoment, readSpan, statusOf } from './rules.ts';

const NOW = new Date('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01T10:30', '2026-03-01T10:30:00.000Z'],
  ['2026-03-01T10:30:00Z', '2026-03-01T10:30:00.000Z'],
  ['2026-03-01T10:30:00.250+02:00', '2026-03-01T08:30:00.250Z'],
  ['2026-03-01T10:30:00 02:00', '2026-03-01T08:30:00.000Z'],
  ['2026-03-29T02:30:00+0100', '2026-03-29T01:30:00.000Z'],
])('%s is a moment', (text, moment) => {
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
])('%j is none', (text) => {
  expect(readMoment(text)).toBeUndefined();
});

test('two weeks from now are shown unless asked otherwise, two months at most', () => {
  expect(readSpan(undefined, undefined, NOW)).toEqual({ from: NOW, to: new Date('2026-03-24T12:00:00Z') });
  expect(readSpan('2026-03-01', '', NOW)).toEqual({ from: new Date('2026-03-01'), to: new Date('2026-03-15') });
  expect(readSpan('2026-03-01', '2026-03-01', NOW)).toMatchObject({ to: new Date('2026-03-01') });
  expect(readSpan('2026-03-01', '2026-05-02', NOW)).toMatchObject({ to: new Date('2026-05-02') });
  expect(readSpan('2026-03-01', '2026-05-03', NOW)).toBe('Invalid range');
  expect(readSpan('2026-03-02', '2026-03-01', NOW)).toBe('Invalid range');
  expect(readSpan('2026-03-02', 'soon', NOW)).toBe('Invalid date');
});

test('a run is scheduled, full, running, finished or canceled', () => {
  const event = { startsAt: NOW, endsAt: new Date(NOW.getTime() + 60_000), canceled: false, slotsLeft: 1 };
  const at = (ms: number) => new Date(NOW.getTime() + ms);
  expect(statusOf(event, at(-1))).toBe('scheduled');
  expect(statusOf({ ...event, slotsLeft: 0 }, at(-1))).toBe('full');
  expect(statusOf({ ...event, slotsLeft: 0 }, NOW)).toBe('running');
  expect(statusOf(event, at(60_000))).toBe('finished');
  expect(statusOf({ ...event, canceled: true }, NOW)).toBe('canceled');
});
