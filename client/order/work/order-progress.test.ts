import { expect, test } from 'vitest';
import { chipOf, isAtWork, stationsOf, titleOf, toneOf } from './order-progress.ts';

const at = '2026-11-20T18:42:00Z';
const states = (stations: ReturnType<typeof stationsOf>) => stations.map(({ state }) => state);

test('a paid order has two lit stones, the second one being now', () => {
  const stations = stationsOf('PAID', [
    { stage: 'CREATED', at },
    { stage: 'PAID', at },
  ]);
  expect(states(stations)).toEqual(['lit', 'now', 'todo', 'todo', 'todo']);
  expect(stations[1]?.at).toBe(at);
});

test('an order that waits for its money stands at the first stone', () => {
  const history = [{ stage: 'CREATED' as const, at }];
  expect(states(stationsOf('PENDING', history))).toEqual(['now', 'todo', 'todo', 'todo', 'todo']);
});

test('an order with a team is not yet in progress, and a paused one still is', () => {
  expect(states(stationsOf('ASSIGNED', []))).toEqual(['lit', 'lit', 'now', 'todo', 'todo']);
  expect(states(stationsOf('PAUSED', []))).toEqual(['lit', 'lit', 'lit', 'now', 'todo']);
});

test('a completed order has arrived', () => {
  expect(states(stationsOf('COMPLETED', []))).toEqual(['lit', 'lit', 'lit', 'lit', 'lit']);
});

test('a refunded order keeps what it had reached and is marked as ended', () => {
  const history = [
    { stage: null, at },
    { stage: 'PAID' as const, at },
  ];
  expect(states(stationsOf('REFUNDED', history))).toEqual(['lit', 'now', 'todo', 'todo', 'todo']);
  expect(toneOf('REFUNDED')).toBe('bad');
  expect(isAtWork('REFUNDED')).toBe(false);
});

test('the chip says what has become of the money', () => {
  expect(chipOf('IN_PROGRESS', '$5.00')).toBe('Paid, $5.00');
  expect(chipOf('PENDING', '$5.00')).toBe('Waiting for payment, $5.00');
  expect(chipOf('CANCELLED', '$5.00')).toBe('Canceled');
  expect(chipOf('COMPLETED', '$5.00')).toBe('Done');
});

test('a disputed order has not ended, and does not say that it is paid', () => {
  expect([toneOf('DISPUTED'), isAtWork('DISPUTED')]).toEqual(['warn', true]);
  expect([chipOf('DISPUTED', '$5.00'), titleOf('DISPUTED')]).toEqual(['In dispute', 'is in dispute']);
});
