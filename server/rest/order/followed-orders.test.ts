import { describe, expect, test } from 'vitest';
import { type FollowEvent, hasRoom, NOBODY, noticesOf, reduce, type Subscriber } from './followed-orders.ts';
import type { WireOrder } from '#server/rest/reader/order/order-reader.ts';

const subscriberOf = (address: string, seen = 0): Subscriber => ({ seen, address, tell() {}, end() {} });
const orderAt = (version: number) => ({ version }) as WireOrder;

const ada = subscriberOf('192.0.2.1', 3);
const bob = subscriberOf('192.0.2.2', 5);
const names = new Map([
  [ada, 'ada'],
  [bob, 'bob'],
]);

const adaFollows: FollowEvent = { type: 'subscribed', token: 'order', subscriber: ada };
const bobFollows: FollowEvent = { type: 'subscribed', token: 'order', subscriber: bob };
const adaLeaves: FollowEvent = { type: 'unsubscribed', token: 'order', subscriber: ada };
const bobLeaves: FollowEvent = { type: 'unsubscribed', token: 'order', subscriber: bob };
const read = (version: number): FollowEvent => ({ type: 'read', token: 'order', order: orderAt(version) });
const gone: FollowEvent = { type: 'read', token: 'order', order: null };
const unsure: FollowEvent = { type: 'unsure', token: 'order' };
const ended: FollowEvent = { type: 'ended' };

const TABLE: [string, FollowEvent[], { versions: Record<string, number>; told: string[] }][] = [
  [
    'an order is asked for from the version its first subscriber shows',
    [adaFollows],
    { versions: { order: 3 }, told: [] },
  ],
  [
    'all get a version that they do not show',
    [adaFollows, bobFollows, read(6)],
    {
      versions: { order: 6 },
      told: ['ada 6', 'bob 6'],
    },
  ],
  [
    'a subscriber that shows the version already gets nothing',
    [adaFollows, bobFollows, read(5)],
    {
      versions: { order: 5 },
      told: ['ada 5'],
    },
  ],
  ['a version is sent once', [adaFollows, read(6), read(6)], { versions: { order: 6 }, told: [] }],
  [
    'a subscriber that has left gets nothing',
    [adaFollows, bobFollows, adaLeaves, read(6)],
    {
      versions: { order: 6 },
      told: ['bob 6'],
    },
  ],
  [
    'an order is followed until its last subscriber leaves',
    [adaFollows, bobFollows, adaLeaves, bobLeaves],
    {
      versions: {},
      told: [],
    },
  ],
  ['leaving twice does no harm', [adaFollows, bobFollows, adaLeaves, adaLeaves], { versions: { order: 3 }, told: [] }],
  [
    'a token that leads nowhere ends its subscriptions',
    [adaFollows, bobFollows, gone],
    {
      versions: {},
      told: ['ada null, end', 'bob null, end'],
    },
  ],
  [
    'an order whose reading failed is asked for from the beginning',
    [adaFollows, unsure],
    {
      versions: { order: 0 },
      told: [],
    },
  ],
  ['what is read of an order that nobody follows any more is left', [read(6)], { versions: {}, told: [] }],
  [
    'the end ends every subscription',
    [adaFollows, bobFollows, ended],
    { versions: {}, told: ['ada, end', 'bob, end'] },
  ],
];

test.each(TABLE)('%s', (_, events, expected) => {
  const before = events.slice(0, -1).reduce(reduce, NOBODY);
  const [last] = events.slice(-1);
  if (!last) throw new Error('no event');
  const told = noticesOf(before, last).map(({ subscriber, order, end }) => {
    const what = order === undefined ? '' : ` ${order === null ? 'null' : order.version}`;
    return `${names.get(subscriber)}${what}${end ? ', end' : ''}`;
  });
  const versions = [...reduce(before, last).orders].map(([token, { version }]) => [token, version]);
  expect({ versions: Object.fromEntries(versions), told }).toEqual(expected);
});

describe('capacity for subscriptions', () => {
  test('is limited per network address, and freed by an unsubscribe', () => {
    const one = reduce(NOBODY, adaFollows);
    expect(hasRoom(one, ada.address, 1)).toBe(false);
    expect(hasRoom(one, bob.address, 1)).toBe(true);
    expect(hasRoom(reduce(one, adaLeaves), ada.address, 1)).toBe(true);
  });

  test('is zero once all subscriptions have ended', () => {
    expect(hasRoom(reduce(NOBODY, ended), ada.address, 1)).toBe(false);
  });
});
