import { expect, test } from 'vitest';
import { LoadError } from '#client/data/load.ts';
import type { ChangedCart, CartError } from '#client/cart/change-cart.ts';
import type { Change } from '#client/cart/change/read-change.ts';
import type { CartPage_CartFragment } from '#client/generated/graphql.ts';
import { createCartQueue } from './cart-queue.ts';

type Line = CartPage_CartFragment['lines'][number];

const line = (id: string, quantity: number) =>
  ({ id, quantity, version: `${id}.${quantity}`, product: { id, name: `Line ${id}` } }) as Line;
const cartOf = (...lines: Line[]) =>
  ({
    version: lines.map(({ version }) => version).join(),
    total: { amount: String(lines.length) },
    lines,
  }) as unknown as CartPage_CartFragment;

const update = (of: string, quantity: number): Change => ({ intent: 'update', line: of, name: `Line ${of}`, quantity });
const remove = (of: string): Change => ({ intent: 'remove', line: of, name: `Line ${of}` });
const restore = (of: string): Change => ({ intent: 'restore', line: of, name: `Line ${of}` });

/** A shop whose answers wait until the test gives them. */
function shopOf(begin: CartPage_CartFragment) {
  const sent: { change: Change | 'read'; answer(given: unknown): Promise<void>; fail(): Promise<void> }[] = [];
  const wait = (change: Change | 'read') =>
    new Promise((resolve, reject) => {
      const settled = async () => void (await new Promise((next) => setImmediate(next)));
      sent.push({
        change,
        answer: async (given) => (resolve(given), settled()),
        fail: async () => (reject(new LoadError('NETWORK')), settled()),
      });
    });
  const queue = createCartQueue({
    send: async (change) => (await wait(change)) as ChangedCart,
    read: async () => (await wait('read')) as CartPage_CartFragment,
  });
  queue.begin(begin);
  return { queue, sent };
}

const changed = (cart: CartPage_CartFragment, ...errors: CartError[]): ChangedCart => ({ cart, errors });
const shown = ({ get }: ReturnType<typeof createCartQueue>) => {
  const { lines, quantities, errors, busy } = get()!;
  return { lines: lines.map(({ id, quantity }) => `${id}×${quantities[id] ?? quantity}`), errors, busy };
};

test('quick clicks are shown at once; the first is sent, then only the last pending quantity', async () => {
  const { queue, sent } = shopOf(cartOf(line('a', 1), line('b', 1)));
  for (const quantity of [2, 3, 4]) queue.change(update('a', quantity));
  queue.change(update('b', 7));
  expect(shown(queue)).toMatchObject({ lines: ['a×4', 'b×7'], busy: true });
  expect(sent.map(({ change }) => change)).toEqual([{ ...update('a', 2), version: 'a.1' }]);
  await sent[0]!.answer(changed(cartOf(line('a', 2), line('b', 1))));
  expect(sent.at(-1)!.change).toEqual({ ...update('a', 4), version: 'a.2' });
  await sent[1]!.answer(changed(cartOf(line('a', 4), line('b', 1))));
  await sent[2]!.answer(changed(cartOf(line('a', 4), line('b', 7))));
  expect(shown(queue)).toEqual({ lines: ['a×4', 'b×7'], errors: {}, busy: false });
  expect(sent).toHaveLength(3);
});

test('a rejected quantity is reset to the server’s with an error, and its pending changes are dropped', async () => {
  const { queue, sent } = shopOf(cartOf(line('a', 1)));
  queue.change(update('a', 2));
  queue.change(update('a', 3));
  await sent[0]!.answer(changed(cartOf(line('a', 5)), { code: 'CART_CHANGED', message: 'Changed somewhere else' }));
  expect(shown(queue)).toEqual({
    lines: ['a×5'],
    errors: { a: [{ code: 'CART_CHANGED', message: 'Changed somewhere else' }] },
    busy: false,
  });
  expect(sent).toHaveLength(1);
  queue.change(update('a', 6));
  expect(shown(queue).errors).toEqual({});
});

test('a change without a response is reverted with an error, and the cart is fetched again', async () => {
  const { queue, sent } = shopOf(cartOf(line('a', 1), line('b', 1)));
  queue.change(update('a', 2));
  queue.change(update('b', 9));
  await sent[0]!.fail();
  expect(shown(queue).lines).toEqual(['a×1', 'b×9']);
  expect(shown(queue).errors['a']?.[0]?.message).toContain('did not answer');
  await sent[1]!.answer(changed(cartOf(line('a', 1), line('b', 9))));
  expect(sent[2]!.change).toBe('read');
  await sent[2]!.answer(cartOf(line('a', 2), line('b', 9)));
  expect(shown(queue)).toMatchObject({ lines: ['a×2', 'b×9'], busy: false });
  expect(queue.get()!.changedElsewhere).toBe(false);
});

test('a removed line disappears at once, and is restored at its old position', async () => {
  const { queue, sent } = shopOf(cartOf(line('a', 1), line('b', 1), line('c', 1)));
  queue.change(remove('b'));
  expect(shown(queue).lines).toEqual(['a×1', 'c×1']);
  expect(queue.get()!.removed).toEqual([{ line: 'b', name: 'Line b' }]);
  await sent[0]!.answer(changed(cartOf(line('a', 1), line('c', 1))));
  queue.change(restore('b'));
  expect(shown(queue).lines).toEqual(['a×1', 'b×1', 'c×1']);
  expect(queue.get()!.removed).toEqual([]);
  await sent[1]!.answer(changed(cartOf(line('a', 1), line('b', 1), line('c', 1))));
  expect(shown(queue)).toEqual({ lines: ['a×1', 'b×1', 'c×1'], errors: {}, busy: false });
});

test('undoing a pending removal sends no request, and an earlier quantity change is still sent', async () => {
  const { queue, sent } = shopOf(cartOf(line('a', 1), line('b', 1)));
  queue.change(update('a', 2));
  queue.change(update('b', 3));
  queue.change(remove('b'));
  queue.change(restore('b'));
  expect(shown(queue).lines).toEqual(['a×2', 'b×3']);
  await sent[0]!.answer(changed(cartOf(line('a', 2), line('b', 1))));
  await sent[1]!.answer(changed(cartOf(line('a', 2), line('b', 3))));
  expect(sent.map(({ change }) => (change as Change).intent)).toEqual(['update', 'update']);
});

test('a removal without a response restores the line with an error', async () => {
  const { queue, sent } = shopOf(cartOf(line('a', 1)));
  queue.change(remove('a'));
  await sent[0]!.fail();
  expect(shown(queue).lines).toEqual(['a×1']);
  expect(queue.get()!.removed).toEqual([]);
  expect(shown(queue).errors['a']).toHaveLength(1);
});

test('a line that cannot be restored stays removed, shows the reason, and can be retried', async () => {
  const { queue, sent } = shopOf(cartOf(line('a', 1)));
  queue.change(remove('a'));
  await sent[0]!.answer(changed(cartOf()));
  queue.change(restore('a'));
  await sent[1]!.answer(changed(cartOf(), { message: 'No seats are left' }));
  expect(shown(queue)).toMatchObject({ lines: [], errors: { '': [{ message: 'Line a: No seats are left' }] } });
  expect(queue.get()!.removed).toEqual([{ line: 'a', name: 'Line a' }]);
});

test('a change in another tab fetches the cart once, after pending changes, and is announced', async () => {
  const { queue, sent } = shopOf(cartOf(line('a', 1)));
  queue.change(update('a', 2));
  queue.readAnew();
  queue.readAnew();
  await sent[0]!.answer(changed(cartOf(line('a', 2))));
  await sent[1]!.answer(cartOf(line('a', 2), line('b', 1)));
  expect(sent.map(({ change }) => (change === 'read' ? change : change.intent))).toEqual(['update', 'read']);
  expect(shown(queue).lines).toEqual(['a×2', 'b×1']);
  expect(queue.get()!.changedElsewhere).toBe(true);
});

test('reloading the page data does not undo a pending change', async () => {
  const { queue, sent } = shopOf(cartOf(line('a', 1)));
  queue.change(update('a', 2));
  queue.begin(cartOf(line('a', 1)));
  expect(shown(queue).lines).toEqual(['a×2']);
  expect(queue.unanswered()).toEqual([update('a', 2)]);
  const settled = queue.settled();
  await sent[0]!.answer(changed(cartOf(line('a', 2))));
  expect(await settled).toBe(true);
  expect(queue.unanswered()).toEqual([]);
});

test('a pending change reports its own errors, not those of an earlier coupon', async () => {
  const { queue, sent } = shopOf(cartOf(line('a', 1)));
  queue.change({ intent: 'coupon', code: 'GONE' });
  await sent[0]!.answer(changed(cartOf(line('a', 1)), { field: 'code', message: 'It has ended' }));
  queue.change(update('a', 2));
  const taken = queue.settled();
  await sent[1]!.answer(changed(cartOf(line('a', 2))));
  expect(await taken).toBe(true);
  queue.change(update('a', 9));
  const refused = queue.settled();
  await sent[2]!.answer(changed(cartOf(line('a', 2)), { message: 'At most 5' }));
  expect(await refused).toBe(false);
});
