import { expect, test } from 'vitest';
import type { OrderLine_LineFragment } from '#client/generated/graphql.ts';
import type { Order } from '#client/order/order.ts';
import { newsOf } from './order-news.ts';

const at = '2026-11-20T18:42:00Z';
const line: OrderLine_LineFragment = {
  __typename: 'OrderLine',
  id: '1',
  name: 'Heroic raid',
  path: null,
  image: { __typename: 'Picture', src: '', avif: '', webp: '', width: 1, height: 1 },
  identity: [],
  choices: [],
  start: '',
  quantity: 1,
  total: { __typename: 'Money', amount: '1.00', formatted: '$40.00' },
  eta: '',
  unitName: 'Bosses',
  unitsTotal: 8,
  unitsDone: 4,
  unitReached: null,
  startBy: null,
  doneBy: null,
  startedAt: at,
  doneAt: null,
  refunded: { __typename: 'Money', amount: '0.00', formatted: '$0.00' },
  runStartsAt: at,
  isRunCanceled: false,
  refundOffer: null,
  canReschedule: false,
  otherDates: [],
};
const base: Order = {
  __typename: 'Order',
  number: 'WS-10001',
  version: 5,
  stage: 'IN_PROGRESS',
  total: { __typename: 'Money', formatted: '$40.00' },
  placedAt: at,
  email: 'rowan@example.com',
  paymentMethod: 'Card',
  team: 'Halden',
  payBy: null,
  paidAt: at,
  confirmedAt: null,
  stopped: null,
  can: {
    __typename: 'OrderActs',
    message: true,
    pause: true,
    resume: false,
    confirm: false,
    withdraw: true,
    pay: false,
    review: false,
  },
  messages: [],
  proofs: [],
  compensation: null,
  latePayment: null,
  review: null,
  refundOffer: null,
  refunds: [],
  history: [],
  lines: [],
  totals: [],
};

/** The masks of the lines are for the types alone. */
function order(given: Partial<Omit<Order, 'lines'>> = {}, ...lines: Partial<OrderLine_LineFragment>[]): Order {
  return { ...base, ...given, lines: lines.map((one) => ({ ...line, ...one })) as unknown as Order['lines'] };
}

const message = (id: string, from: 'BUYER' | 'TEAM', text: string) =>
  ({ __typename: 'OrderMessage', id, from, text, at, proofUrl: null }) as const;

test('units done are told as they are counted, with the line where there are several', () => {
  expect(newsOf(order({}, {}), order({}, { unitsDone: 5 }))).toBe('5 of 8 bosses done.');
  const two = [{}, { id: '2', name: 'Gold', unitsTotal: 1, unitsDone: 0 }];
  expect(newsOf(order({}, ...two), order({}, { unitsDone: 5 }, two[1]!))).toBe('Heroic raid: 5 of 8 bosses done.');
  expect(newsOf(order({}, {}), order({}, { unitsDone: 5, unitReached: 'Gold' }))).toBe(
    '5 of 8 bosses done, Gold reached.',
  );
  expect(newsOf(order({}, ...two), order({}, {}, { ...two[1], unitsDone: 1, doneAt: at }))).toBe('Gold: done.');
});

test('a new stage and its team are told together', () => {
  const before = order({ stage: 'PAID', team: null });
  expect(newsOf(before, order({ stage: 'ASSIGNED' }))).toBe('The order has its team. Team: Halden.');
});

test('what the team writes is told from its beginning, and that a message was sent', () => {
  const sent = message('1', 'BUYER', 'Hi');
  expect(newsOf(order(), order({ messages: [sent] }))).toBe('Message sent.');
  const answer = message('2', 'TEAM', `Hello.\nWe ${'begin '.repeat(40)}`);
  const news = newsOf(order({ messages: [sent] }), order({ messages: [sent, answer] }));
  expect(news).toMatch(/^Halden writes: Hello\. We begin begin .{90,110} …\.$/);
});

test('a stop is told by its cause, money by its amount', () => {
  const stopped = { __typename: 'OrderStop', cause: 'SERVERS', since: at } as const;
  expect(newsOf(order(), order({ stage: 'PAUSED', stopped }))).toBe(
    'The order is paused. The servers of the game are down.',
  );
  const amount = { __typename: 'Money', amount: '1.00', formatted: '$4.00' } as const;
  const due = { __typename: 'OrderRefund', amount, reason: 'Late', isPaid: false, at } as const;
  expect(newsOf(order(), order({ refunds: [due] }))).toBe('$4.00 is on its way back.');
  expect(newsOf(order({ refunds: [due] }), order({ refunds: [{ ...due, isPaid: true }] }))).toBe(
    '$4.00 is given back.',
  );
});

test('a run that is called off or moved is told', () => {
  expect(newsOf(order({}, {}), order({}, { isRunCanceled: true }))).toBe('We had to call the run off.');
  expect(newsOf(order({}, {}), order({}, { runStartsAt: '2026-11-27T18:42:00Z' }))).toBe('The run has a new date.');
});

test('nothing is told of another order, or of nothing', () => {
  expect(newsOf(order(), order({ number: 'WS-10002', stage: 'PAID' }))).toBe('');
  expect(newsOf(order({}, {}), order({ version: 6 }, {}))).toBe('');
});
