import { expect, test } from 'vitest';
import { moneyOf, paceOf, stationsOf, titleOf, toneOf } from './order-progress.ts';

const at = '2026-11-20T18:42:00Z';
const later = '2026-11-21T09:00:00Z';
const states = (stations: ReturnType<typeof stationsOf>) => stations.map(({ state }) => state);

test('a paid order has its first step done and the second step current', () => {
  const stations = stationsOf('PAID', [
    { stage: 'CREATED', at },
    { stage: 'PAID', at },
  ]);
  expect(states(stations)).toEqual(['lit', 'now', 'todo', 'todo', 'todo']);
  expect(stations[1]?.at).toBe(at);
});

test('an order that waits for payment is at the first step', () => {
  const history = [{ stage: 'CREATED' as const, at }];
  expect(states(stationsOf('PENDING', history))).toEqual(['now', 'todo', 'todo', 'todo', 'todo']);
});

test('an assigned order is at the third step, and a paused order at the fourth', () => {
  expect(states(stationsOf('ASSIGNED', []))).toEqual(['lit', 'lit', 'now', 'todo', 'todo']);
  expect(states(stationsOf('PAUSED', []))).toEqual(['lit', 'lit', 'lit', 'now', 'todo']);
});

test('a completed order has every step done', () => {
  expect(states(stationsOf('COMPLETED', []))).toEqual(['lit', 'lit', 'lit', 'lit', 'lit']);
});

test.each([
  ['EXPIRED', ['Placed', 'Expired']],
  ['CANCELLED', ['Placed', 'Canceled']],
  ['DENIED', ['Placed', 'Payment refused']],
  ['VOIDED', ['Placed', 'Voided']],
] as const)('the progress of an unpaid order that is %s ends after the first step', (stage, names) => {
  const stations = stationsOf(stage, [
    { stage: 'CREATED', at },
    { stage, at: later },
  ]);
  expect(stations.map(({ name }) => name)).toEqual(names);
  expect(states(stations)).toEqual(['lit', 'end']);
  expect(stations[1]?.at).toBe(later);
});

test.each(['REFUNDED', 'CANCELLED', 'REVERSED'] as const)(
  'a paid order that is %s keeps the steps it had reached',
  (stage) => {
    const history = [
      { stage: null, at },
      { stage: 'PAID' as const, at },
      { stage: 'IN_PROGRESS' as const, at },
      { stage, at: later },
    ];
    expect(states(stationsOf(stage, history))).toEqual(['lit', 'lit', 'lit', 'lit', 'end']);
    expect(toneOf(stage)).toBe('bad');
    expect(paceOf({ stage, stopped: null })).toBe('over');
  },
);

test('an order refunded after completion keeps Done before Refunded', () => {
  const stations = stationsOf('REFUNDED', [{ stage: 'COMPLETED', at }]);
  expect(stations.map(({ name }) => name)).toEqual(['Placed', 'Paid', 'Team found', 'Playing', 'Done', 'Refunded']);
});

const $5 = { formatted: '$5.00' };
const order = { total: $5, paidAt: at, latePayment: null, refunds: [] };

test('the payment chip shows the state of the payment', () => {
  expect(moneyOf({ ...order, stage: 'PENDING', paidAt: null })).toBe('$5.00 to pay');
  expect(moneyOf({ ...order, stage: 'IN_PROGRESS' })).toBe('Paid, $5.00');
  expect(moneyOf({ ...order, stage: 'COMPLETED' })).toBe('Paid, $5.00');
  expect(moneyOf({ ...order, stage: 'EXPIRED', paidAt: null })).toBe('Nothing charged');
  expect(moneyOf({ ...order, stage: 'REVERSED' })).toBe('$5.00 taken back');
});

test('the payment chip is omitted for a late payment', () => {
  expect(moneyOf({ ...order, stage: 'EXPIRED', paidAt: null, latePayment: {} })).toBeUndefined();
});

test('a refund is shown with its amount', () => {
  const back = (...isPaid: boolean[]) => isPaid.map((paid) => ({ amount: { formatted: '$4.00' }, isPaid: paid }));
  expect(moneyOf({ ...order, stage: 'REFUNDED', refunds: back(true) })).toBe('$4.00 given back');
  expect(moneyOf({ ...order, stage: 'CANCELLED', refunds: back(false) })).toBe('$4.00 on its way back');
  expect(moneyOf({ ...order, stage: 'REFUNDED', refunds: back(true, false) })).toBe('Money on its way back');
});

test('an order that is paused, waits for an answer or for the servers of its game stands still', () => {
  const stopped = { since: at };
  for (const stage of ['PAID', 'ASSIGNED', 'IN_PROGRESS', 'PAUSED'] as const) {
    expect(paceOf({ stage, stopped })).toBe('still');
    expect(paceOf({ stage, stopped: null })).toBe('on');
  }
});

test('a disputed order is still active, and is not shown as paid', () => {
  expect([toneOf('DISPUTED'), paceOf({ stage: 'DISPUTED', stopped: null })]).toEqual(['warn', 'still']);
  expect([moneyOf({ ...order, stage: 'DISPUTED' }), titleOf('DISPUTED')]).toEqual([
    '$5.00 in question',
    'is in dispute',
  ]);
});
