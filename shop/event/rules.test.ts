import { expect, test } from 'vitest';
import { readSpan, statusOf } from './rules.ts';

const NOW = new Date('2026-03-10T12:00:00Z');

test('the time span of listed runs is two weeks by default and at most two months', () => {
  const span = (from?: string, to?: string) =>
    readSpan(from ? new Date(from) : undefined, to ? new Date(to) : undefined, NOW);
  expect(span()).toEqual({ from: NOW, to: new Date('2026-03-24T12:00:00Z') });
  expect(span('2026-03-01')).toEqual({ from: new Date('2026-03-01'), to: new Date('2026-03-15') });
  expect(span('2026-03-01', '2026-03-01')).toMatchObject({ to: new Date('2026-03-01') });
  expect(span('2026-03-01', '2026-05-02')).toMatchObject({ to: new Date('2026-05-02') });
  expect(span('2026-03-01', '2026-05-03')).toBeUndefined();
  expect(span('2026-03-02', '2026-03-01')).toBeUndefined();
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
