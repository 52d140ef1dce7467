import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

/** Work that the test finishes, in the order in which it began. */
function studio(atOnce: number) {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const queue = createQueue<string>(atOnce, (item) => {
    begun.push(item);
    return new Promise((resolve, reject) => void ends.set(item, { resolve, reject }));
  });
  const end = async (item: string) => {
    ends.get(item)?.resolve();
    await new Promise(setImmediate);
  };
  return { queue, begun, ends, end };
}

test('requested pictures are drawn before pictures that are prepared in advance', async () => {
  const { queue, begun, end } = studio(2);
  const ahead = queue.ahead(['a', 'b', 'c']);
  await new Promise(setImmediate);
  const wanted = [queue.demand('y'), queue.demand('z')];
  await end('a');
  expect(begun).toEqual(['a', 'y', 'z']);
  await end('y');
  await end('z');
  expect(begun).toEqual(['a', 'y', 'z', 'b']);
  await end('b');
  await end('c');
  await Promise.all([ahead, ...wanted]);
});

test('drawings are limited to the configured concurrency, and duplicate requests share one drawing', async () => {
  const { queue, begun, end } = studio(1);
  const waiting = [queue.demand('a'), queue.demand('b'), queue.demand('a')];
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  await Promise.all(waiting);
});

test('a failed drawing rejects its request, and the next picture is drawn', async () => {
  const { queue, begun, ends, end } = studio(1);
  const [bad, good] = [queue.demand('a'), queue.demand('b')];
  ends.get('a')?.reject(new Error('no ink'));
  await expect(bad).rejects.toThrow('no ink');
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  await good;
});
