import { describe, expect, test } from 'vitest';
import { latenessOf, promiseOf, type Promised } from './rules.ts';

const HOUR_MS = 60 * 60 * 1000;
const PAID = new Date('2026-05-01T12:00:00Z');
const at = (hours: number) => new Date(PAID.getTime() + hours * HOUR_MS);
const line = (given: Partial<Promised> = {}): Promised => ({
  startMinutes: 60,
  etaMinutes: 180,
  run: null,
  startedAt: null,
  doneAt: null,
  ...given,
});

describe('a promise', () => {
  test('counts from the payment: start time, then maximum duration', () => {
    expect(promiseOf(line(), PAID, [], at(0))).toEqual({ startBy: at(1), doneBy: at(4) });
    expect(promiseOf(line({ etaMinutes: null }), PAID, [], at(0))).toEqual({ startBy: at(1), doneBy: null });
    expect(promiseOf(line(), null, [], at(0))).toEqual({ startBy: null, doneBy: null });
  });

  test('of a seat follows its run, and is void once the run is canceled', () => {
    const run = { startsAt: at(50), endsAt: at(52), isCanceled: false };
    expect(promiseOf(line({ run }), PAID, [], at(0))).toEqual({ startBy: at(50), doneBy: at(52) });
    const off = line({ run: { ...run, isCanceled: true } });
    expect(promiseOf(off, PAID, [], at(0))).toEqual({ startBy: null, doneBy: null });
    expect(latenessOf(off, PAID, [], at(500))).toEqual({ startMs: 0, doneMs: 0 });
  });

  test('is extended by the time its clock was stopped', () => {
    const stops = [{ from: at(0.5), until: at(2.5) }];
    expect(promiseOf(line(), PAID, stops, at(9))).toEqual({ startBy: at(3), doneBy: at(6) });
    expect(promiseOf(line(), PAID, [{ from: at(2), until: null }], at(5))).toEqual({ startBy: at(1), doneBy: at(7) });
  });

  test('is late by the time past its deadline, until the work is started or done', () => {
    expect(latenessOf(line(), PAID, [], at(0.9))).toEqual({ startMs: 0, doneMs: 0 });
    expect(latenessOf(line(), PAID, [], at(10))).toEqual({ startMs: 9 * HOUR_MS, doneMs: 6 * HOUR_MS });
    const done = line({ startedAt: at(1), doneAt: at(5) });
    expect(latenessOf(done, PAID, [], at(100))).toEqual({ startMs: 0, doneMs: HOUR_MS });
  });

  test('does not become later during a stop, even one that begins after the deadline', () => {
    const stops = [{ from: at(6), until: at(60) }];
    expect(latenessOf(line({ startedAt: at(1) }), PAID, stops, at(60)).doneMs).toBe(2 * HOUR_MS);
    expect(latenessOf(line({ startedAt: at(1) }), PAID, [{ from: at(2), until: null }], at(99)).doneMs).toBe(0);
  });
});
