import { expect, test } from 'vitest';
import { eventAt, nextEvent } from './next-event.ts';

type Line = Parameters<typeof nextEvent>[1][number];
type Order = Parameters<typeof nextEvent>[0];

const line = (given: Partial<Line> = {}): Line => ({
  name: 'Ranks',
  runStartsAt: null,
  isRunCanceled: false,
  startBy: '2026-11-22T20:00:00Z',
  startedAt: null,
  doneBy: '2026-11-23T20:00:00Z',
  doneAt: null,
  login: null,
  ...given,
});
const order = (given: Partial<Order> = {}): Order => ({
  stage: 'PAID',
  payBy: null,
  stopped: null,
  compensation: null,
  ...given,
});
const next = (given: Partial<Order>, ...lines: Line[]) => nextEvent(order(given), lines);

const raid = line({ name: 'Raid', runStartsAt: '2026-11-24T19:30:00Z' });
const soon = line({ name: 'Soon', runStartsAt: '2026-11-23T19:30:00Z' });

test('the earliest event is next, whether a run or other work', () => {
  expect(next({}, raid, soon)).toMatchObject({ title: 'Soon', at: soon.runStartsAt });
  expect(next({}, raid, line())).toMatchObject({ title: 'Ranks', verb: 'Starts at the latest' });
  expect(next({}, line({ startBy: '2026-11-25T20:00:00Z' }), raid)).toMatchObject({ title: 'Raid' });
  const begun = line({ name: 'Begun', startedAt: '2026-11-22T18:00:00Z' });
  expect(next({ stage: 'IN_PROGRESS' }, raid, begun)?.title).toContain('Begun');
  expect(next({ stage: 'IN_PROGRESS' }, soon, begun)?.title).toBe('Soon');
});

test('a run takes precedence over work with no promised time or the same time', () => {
  expect(next({}, line({ startBy: null }), raid)?.title).toBe('Raid');
  expect(next({}, line({ startBy: raid.runStartsAt }), raid)?.title).toBe('Raid');
});

test('lines in progress take precedence over lines not started, and finished lines are skipped', () => {
  const begun = line({ name: 'Begun', startedAt: '2026-11-22T18:00:00Z' });
  expect(next({ stage: 'IN_PROGRESS' }, line(), begun)).toMatchObject({ verb: 'Done at the latest', at: begun.doneBy });
  expect(next({ stage: 'IN_PROGRESS' }, { ...begun, doneAt: '2026-11-22T19:00:00Z' }, line())).toMatchObject({
    verb: 'Starts at the latest',
  });
});

test('a missing login is requested until it is stored', () => {
  const login = { __typename: 'LineLogin' as const, canStore: true, storedAt: null };
  expect(next({}, line({ login }))?.now).toContain('Seal your login for Ranks');
  expect(next({}, line({ login: { ...login, storedAt: '2026-11-22T18:00:00Z' } }))?.now).not.toContain('Seal');
  const begun = line({ login, startedAt: '2026-11-22T18:00:00Z' });
  expect(next({ stage: 'IN_PROGRESS' }, begun)?.now).toMatch(/go on\.$/);
  expect(next({ stage: 'IN_PROGRESS' }, begun, line({ login }))?.now).toContain('can start');
});

test('a late order shows its missed promise while compensation is offered', () => {
  const compensation = { __typename: 'OrderCompensation' as const, state: 'OFFERED' as const };
  expect(next({ compensation }, line())).toMatchObject({
    verb: 'Promised by',
    now: expect.stringMatching(/^This is later/),
  });
  expect(next({ compensation: { ...compensation, state: 'PAID' } }, line())?.verb).toBe('Starts at the latest');
  expect(next({ compensation }, raid)?.verb).toBe('The run starts');
});

test.each([
  ['a promised start', line(), '2026-11-22T20:00:00Z', 'Starts at the latest', 'Promised by'],
  [
    'a promised end',
    line({ startedAt: '2026-11-22T18:00:00Z' }),
    '2026-11-23T20:00:00Z',
    'Done at the latest',
    'Promised by',
  ],
  ['a run', raid, '2026-11-24T19:30:00Z', 'The run starts', 'The run was due'],
])('%s is shown as overdue once its time has passed', (_, work, at, before, after) => {
  const event = next({}, work);
  expect(event).toBeDefined();
  const verbAt = (ms: number) => eventAt(event!, ms).verb;
  expect([verbAt(Date.parse(at) - 1), verbAt(Date.parse(at))]).toEqual([before, after]);
});

test('a late start that waits for a login still requests the login', () => {
  const login = { __typename: 'LineLogin' as const, canStore: true, storedAt: null };
  const event = next({}, line({ login }));
  expect(eventAt(event!, Date.parse('2026-11-30T00:00:00Z')).now).toContain('Seal your login');
});

test('a canceled run is skipped', () => {
  expect(next({}, { ...raid, isRunCanceled: true })).toBeUndefined();
});

test('a stop takes precedence, and a stop with cause WAITING asks for an answer', () => {
  const stopped = { __typename: 'OrderStop' as const, cause: 'WAITING' as const, since: '2026-11-22T18:00:00Z' };
  expect(next({ stage: 'PAUSED', stopped }, raid)).toMatchObject({ asks: true, at: stopped.since });
});

test('a disputed order tells the buyer to contact the bank', () => {
  expect(next({ stage: 'DISPUTED' }, line())?.now).toContain('tell your bank');
});

test('an unpaid order waits for its payment, and an ended order has no next event', () => {
  const payBy = '2026-11-22T19:00:00Z';
  expect(next({ stage: 'CREATED', payBy }, raid)).toMatchObject({ title: 'We hold your seats', at: payBy });
  expect(next({ stage: 'PENDING', payBy }, line())?.now).toContain('We begin once your money is here');
  for (const stage of ['COMPLETED', 'REFUNDED', 'EXPIRED'] as const) expect(next({ stage }, raid)).toBeUndefined();
});
