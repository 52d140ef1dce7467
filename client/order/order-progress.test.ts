import { expect, test } from 'vitest';
import { chipOf, stationsOf, toneOf } from './order-progress.ts';

const at = '2026-11-20T18:42:00Z';
const states = (stations: ReturnType<typeof stationsOf>) => stations.map(({ state }) => state);

test('a paid order has two lit stones, the second one being now', () => {
  const stations = stationsOf('PROCESSING', [
    { status: 'CREATED', at },
    { status: 'PROCESSING', at },
  ]);
  expect(states(stations)).toEqual(['lit', 'now', 'todo', 'todo']);
  expect(stations[1]?.at).toBe(at);
});

test('an order that waits for its money stands at the first stone', () => {
  expect(
    states(
      stationsOf('PENDING', [
        { status: 'CREATED', at },
        { status: 'PENDING', at },
      ]),
    ),
  ).toEqual(['now', 'todo', 'todo', 'todo']);
});

test('a completed order has arrived', () => {
  expect(states(stationsOf('COMPLETE', []))).toEqual(['lit', 'lit', 'lit', 'lit']);
});

test('a refunded order keeps what it had reached and is marked as ended', () => {
  expect(
    states(
      stationsOf('REFUNDED', [
        { status: 'CREATED', at },
        { status: 'PROCESSING', at },
      ]),
    ),
  ).toEqual(['lit', 'now', 'todo', 'todo']);
  expect(toneOf('REFUNDED')).toBe('bad');
});

test('the chip says what has become of the money', () => {
  expect(chipOf('PROCESSING', 'Processing', '$5.00')).toBe('Paid, $5.00');
  expect(chipOf('PENDING', 'Pending', '$5.00')).toBe('Waiting for the money, $5.00');
  expect(chipOf('CANCELED', 'Canceled', '$5.00')).toBe('Canceled');
});
