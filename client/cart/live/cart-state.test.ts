import { expect, test } from 'vitest';
import type { Change } from '#client/cart/change/read-change.ts';
import type { CartPage_CartFragment } from '#client/generated/graphql.ts';
import { type CartEvent, EMPTY, READ, reduce, view } from './cart-state.ts';

type Line = CartPage_CartFragment['lines'][number];

const line = (id: string, quantity = 1) => ({ id, quantity, version: `${id}.${quantity}` }) as Line;
const cartOf = (...lines: Line[]) =>
  ({
    version: lines.map(({ version }) => version).join(),
    total: { amount: String(lines.length) },
    lines,
  }) as unknown as CartPage_CartFragment;

const AB = cartOf(line('a'), line('b'));
const named = (of: string) => ({ line: of, name: `Line ${of}` });
const update = (of: string, quantity: number): Change => ({ intent: 'update', ...named(of), quantity });
const remove = (of: string): Change => ({ intent: 'remove', ...named(of) });
const restore = (of: string): Change => ({ intent: 'restore', ...named(of) });
const coupon: Change = { intent: 'coupon', code: 'LATE' };

const loaded: CartEvent = { type: 'loaded', cart: AB };
const change = (asked: Change): CartEvent => ({ type: 'changed', change: asked });
const answered = (asked: Change, cart: CartPage_CartFragment | null, ...messages: string[]): CartEvent => ({
  type: 'answered',
  change: asked,
  answer: { cart, errors: messages.map((message) => ({ message })) },
});
const unanswered = (asked: Change): CartEvent => ({ type: 'unanswered', step: asked });
const read = (cart: CartPage_CartFragment): CartEvent => ({ type: 'read', step: READ, cart });
const outdated: CartEvent = { type: 'outdated' };

type Expected = {
  lines?: string[];
  errors?: Record<string, string>;
  removed?: string[];
  steps?: string[];
  rejectedCode?: string;
  changedElsewhere?: boolean;
};

const TABLE: [string, CartEvent[], Expected][] = [
  ['nothing is shown of a cart that has not come', [], { lines: [] }],
  ['a change is shown before it is answered', [loaded, change(update('a', 3))], { lines: ['a×3', 'b×1'] }],
  [
    'of several quantities that wait only the last is kept',
    [loaded, change(update('a', 2)), change(update('a', 3)), change(update('a', 4))],
    { lines: ['a×4', 'b×1'], steps: ['update a 2', 'update a 4'] },
  ],
  ['a line taken out can be put back', [loaded, change(remove('a'))], { lines: ['b×1'], removed: ['a'] }],
  [
    'a line is put back where it was',
    [loaded, change(remove('a')), answered(remove('a'), cartOf(line('b'))), change(restore('a'))],
    { lines: ['a×1', 'b×1'], removed: [] },
  ],
  [
    'what is put back before its removal was sent is not sent at all',
    [loaded, change(update('b', 2)), change(remove('a')), change(restore('a'))],
    { lines: ['a×1', 'b×2'], steps: ['update b 2'] },
  ],
  [
    'a removal that is rejected brings the line back, with the reason',
    [loaded, change(remove('a')), answered(remove('a'), null, 'No')],
    { lines: ['a×1', 'b×1'], errors: { a: 'No' }, removed: [] },
  ],
  [
    'a line that cannot be put back can be tried again, and the reason names it',
    [loaded, change(remove('a')), answered(remove('a'), cartOf(line('b'))), change(restore('a'))].concat(
      answered(restore('a'), cartOf(line('b')), 'Sold out'),
    ),
    { lines: ['b×1'], errors: { '': 'Line a: Sold out' }, removed: ['a'] },
  ],
  [
    'an error of a line that is gone becomes an error of the cart',
    [loaded, change(update('a', 2)), answered(update('a', 2), cartOf(line('b')), 'Gone')],
    { lines: ['b×1'], errors: { '': 'Gone' } },
  ],
  [
    'a rejected quantity takes those with it that waited behind it',
    [loaded, change(update('a', 2)), change(update('a', 9)), answered(update('a', 2), null, 'Only one')],
    { lines: ['a×1', 'b×1'], errors: { a: 'Only one' }, steps: [] },
  ],
  [
    'a change without an answer is followed by a look at the cart',
    [loaded, change(update('a', 2)), unanswered(update('a', 2))],
    { lines: ['a×1', 'b×1'], steps: ['check'] },
  ],
  [
    'a rejected coupon stays in its field',
    [loaded, change(coupon), answered(coupon, null, 'Ended')],
    {
      rejectedCode: 'LATE',
      errors: { coupon: 'Ended' },
    },
  ],
  [
    'the next change clears what was said of its line',
    [loaded, change(update('a', 2)), answered(update('a', 2), null, 'No'), change(update('a', 3))],
    { errors: {} },
  ],
  [
    'another tab asks for one look, however often it calls',
    [loaded, outdated, outdated, outdated],
    {
      steps: ['read', 'read'],
    },
  ],
  [
    'a change of the cart by another tab is announced',
    [loaded, outdated, read(cartOf(line('a', 5)))],
    {
      lines: ['a×5'],
      changedElsewhere: true,
    },
  ],
  ['a cart that is as it was is not', [loaded, outdated, read(AB)], { changedElsewhere: false }],
  [
    'a page that comes while a change is under way does not undo it',
    [loaded, change(update('a', 2)), { type: 'loaded', cart: cartOf(line('a')) }],
    { lines: ['a×2', 'b×1'] },
  ],
];

test.each(TABLE)('cart state: %s', (_, events, expected) => {
  const state = events.reduce(reduce, EMPTY);
  const shown = view(state);
  const messages = Object.entries(state.errors).map(([of, errors]) => [
    of,
    errors.map(({ message }) => message).join(),
  ]);
  const all: Required<Expected> = {
    lines: (shown?.lines ?? []).map(({ id, quantity }) => `${id}×${shown?.quantities[id] ?? quantity}`),
    errors: Object.fromEntries(messages),
    removed: state.removed.map((one) => one.line),
    steps: state.steps.map((step) =>
      Object.values({ ...step, name: undefined })
        .filter(Boolean)
        .join(' '),
    ),
    rejectedCode: state.rejectedCode ?? '',
    changedElsewhere: state.changedElsewhere,
  };
  expect(all).toMatchObject(expected);
});
