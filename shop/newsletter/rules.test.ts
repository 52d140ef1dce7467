import { expect, test } from 'vitest';
import { isLinkDue } from './rules.ts';

const now = new Date('2026-05-01T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const pending = (mails: number, minutes: number) => ({ confirmed_at: null, mails, asked_at: minutesAgo(minutes) });

test('a new address is sent a confirmation link', () => {
  expect(isLinkDue(pending(0, 0), now)).toBe(true);
});

test('a confirmed subscriber is not sent a link', () => {
  expect(isLinkDue({ ...pending(1, 10_000), confirmed_at: minutesAgo(9_000) }, now)).toBe(false);
});

test('the minimum wait between links grows with each link, up to a day', () => {
  expect([isLinkDue(pending(1, 9), now), isLinkDue(pending(1, 10), now)]).toEqual([false, true]);
  expect([isLinkDue(pending(3, 39), now), isLinkDue(pending(3, 40), now)]).toEqual([false, true]);
  expect([isLinkDue(pending(500, 1_439), now), isLinkDue(pending(500, 1_440), now)]).toEqual([false, true]);
});
