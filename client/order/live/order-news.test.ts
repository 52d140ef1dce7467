import { expect, test } from 'vitest';
import type { OrderNews_OrderFragment as Order } from '#client/generated/graphql.ts';
import { newsOf } from './order-news.ts';

const at = '2026-11-20T18:42:00Z';
type Line = Order['lines'][number];
const line: Line = {
  __typename: 'OrderLine',
  id: '1',
  name: 'Heroic raid',
  unitName: 'Bosses',
  unitsTotal: 8,
  unitsDone: 4,
  unitReached: null,
  startedAt: at,
  doneAt: null,
  runStartsAt: at,
  isRunCanceled: false,
};
const base: Order = {
  __typename: 'Order',
  number: 'WS-10001',
  stage: 'IN_PROGRESS',
  team: 'Halden',
  confirmedAt: null,
  stopped: null,
  messages: [],
  proofs: [],
  compensation: null,
  refunds: [],
  lines: [],
};

function order(given: Partial<Omit<Order, 'lines'>> = {}, ...lines: Partial<Line>[]): Order {
  return { ...base, ...given, lines: lines.map((one) => ({ ...line, ...one })) };
}

const message = (id: string, from: 'BUYER' | 'TEAM', text: string) =>
  ({ __typename: 'OrderMessage', id, from, text, proofUrl: null }) as const;

test('completed units are announced, with the line name if there are several lines', () => {
  expect(newsOf(order({}, {}), order({}, { unitsDone: 5 }))).toBe('5 of 8 bosses done.');
  const two = [{}, { id: '2', name: 'Gold', unitsTotal: 1, unitsDone: 0 }];
  expect(newsOf(order({}, ...two), order({}, { unitsDone: 5 }, two[1]!))).toBe('Heroic raid: 5 of 8 bosses done.');
  expect(newsOf(order({}, {}), order({}, { unitsDone: 5, unitReached: 'Gold' }))).toBe(
    '5 of 8 bosses done, Gold reached.',
  );
  expect(newsOf(order({}, ...two), order({}, {}, { ...two[1], unitsDone: 1, doneAt: at }))).toBe('Gold: done.');
});

test('a new stage and the assigned team are announced together', () => {
  const before = order({ stage: 'PAID', team: null });
  expect(newsOf(before, order({ stage: 'ASSIGNED' }))).toBe('The order has its team. Team: Halden.');
});

test('a team message is announced by its first words, and an own message as sent', () => {
  const sent = message('1', 'BUYER', 'Hi');
  expect(newsOf(order(), order({ messages: [sent] }))).toBe('Message sent.');
  const answer = message('2', 'TEAM', `Hello.\nWe ${'begin '.repeat(40)}`);
  const news = newsOf(order({ messages: [sent] }), order({ messages: [sent, answer] }));
  expect(news).toMatch(/^Halden writes: Hello\. We begin begin .{90,110} …\.$/);
});

test('a pause is announced with its cause, and a refund with its amount', () => {
  const stopped = { __typename: 'OrderStop', cause: 'SERVERS' } as const;
  expect(newsOf(order(), order({ stage: 'PAUSED', stopped }))).toBe(
    'The order is paused. The servers of the game are down.',
  );
  const amount = { __typename: 'Money', formatted: '$4.00' } as const;
  const due = { __typename: 'OrderRefund', amount, isPaid: false } as const;
  expect(newsOf(order(), order({ refunds: [due] }))).toBe('$4.00 is on its way back.');
  expect(newsOf(order({ refunds: [due] }), order({ refunds: [{ ...due, isPaid: true }] }))).toBe(
    '$4.00 is given back.',
  );
});

test('a run that is canceled or moved is announced', () => {
  expect(newsOf(order({}, {}), order({}, { isRunCanceled: true }))).toBe('We had to call the run off.');
  expect(newsOf(order({}, {}), order({}, { runStartsAt: '2026-11-27T18:42:00Z' }))).toBe('The run has a new date.');
});

test('another order or an unchanged order is not announced', () => {
  expect(newsOf(order(), order({ number: 'WS-10002', stage: 'PAID' }))).toBe('');
  expect(newsOf(order({}, {}), order({}, {}))).toBe('');
});
