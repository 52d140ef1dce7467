import { expect, test } from 'vitest';
import { createCallLimits, loadOf } from './load.ts';

const LIMIT = { inFlight: 2, queue: 3, waitMs: 60_000, retryAfterSeconds: '3', rest: 0 };
const LIMITS = { buy: LIMIT, read: LIMIT, search: LIMIT };

test('calls over the limit are rejected at once, and queued calls run in turn', async () => {
  const { run, stats } = createCallLimits(LIMITS);
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = 0;
  const calls = Array.from({ length: 20 }, () =>
    run('search', '', () => {
      begun += 1;
      return promise;
    }).catch((error: unknown) => error),
  );
  expect([begun, stats().search]).toEqual([2, { inFlight: 2, queued: 3, refused: 0 }]);
  const refused = await calls.at(-1);
  expect(refused).toMatchObject({ status: 503, headers: { 'Retry-After': '3' } });
  expect(await run('buy', '', () => Promise.resolve('bought'))).toBe('bought');
  resolve('found');
  const answers = await Promise.all(calls);
  expect(answers.filter((answer) => answer === 'found')).toHaveLength(5);
  expect(stats().search).toEqual({ inFlight: 0, queued: 0, refused: 15 });
});

test('a call that waits too long is rejected and never run', async () => {
  const { run, stats } = createCallLimits({ ...LIMITS, read: { ...LIMIT, inFlight: 1, waitMs: 1 } });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = run('read', '', () => promise);
  let begun = 0;
  await expect(run('read', '', () => Promise.resolve((begun += 1)))).rejects.toMatchObject({ status: 503 });
  resolve();
  await first;
  expect([await run('read', '', () => Promise.resolve('answer')), begun]).toEqual(['answer', 0]);
  expect(stats().read.refused).toBe(1);
});

test('a call that fails frees its slot and rejects with its error', async () => {
  const { run, stats } = createCallLimits(LIMITS);
  for (let at = 0; at < 5; at += 1) {
    await expect(run('buy', '', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  }
  expect(stats().buy).toEqual({ inFlight: 0, queued: 0, refused: 0 });
});

test('searches pause between calls only during a purchase and shortly after its calls', async () => {
  const { run, stats } = createCallLimits({ ...LIMITS, search: { ...LIMIT, inFlight: 1, rest: 1e9 } });
  const search = () => run('search', '', () => new Promise((resolve) => setImmediate(resolve, 'found')));
  expect(await Promise.all([search(), search(), search()])).toEqual(['found', 'found', 'found']);
  await run('buy', '', () => Promise.resolve('bought'));
  const [first, second] = [search(), search()];
  await first;
  expect(stats().search).toMatchObject({ inFlight: 1, queued: 1 });
  expect(await second).toBe('found');
  const { promise, resolve } = Promise.withResolvers<string>();
  const bought = run('buy', '', () => promise);
  const [third, fourth] = [search(), search()];
  await third;
  expect(stats().search).toMatchObject({ inFlight: 1, queued: 1 });
  resolve('bought');
  expect(await Promise.all([bought, fourth])).toEqual(['bought', 'found']);
});

test('calls of one session do not block other sessions, and all of them complete', async () => {
  const { run, stats } = createCallLimits({ ...LIMITS, buy: { ...LIMIT, inFlight: 3, perSession: 2 } });
  const { promise, resolve } = Promise.withResolvers<string>();
  const flood = Array.from({ length: 100 }, () => run('buy', 'one', () => promise));
  const other = run('buy', 'other', () => Promise.resolve('bought'));
  expect(await other).toBe('bought');
  expect(stats().buy).toEqual({ inFlight: 2, queued: 0, refused: 0 });
  resolve('bought');
  expect(new Set(await Promise.all(flood))).toEqual(new Set(['bought']));
});

test('excess concurrent calls of one session are rejected with 429', async () => {
  const { run } = createCallLimits({ ...LIMITS, buy: { ...LIMIT, perSession: 2 } });
  const { promise, resolve } = Promise.withResolvers<string>();
  const flood = Array.from({ length: 200 }, () => run('buy', 'one', () => promise).catch((error: unknown) => error));
  expect(await flood.at(-1)).toMatchObject({ status: 429, headers: { 'Retry-After': '1' } });
  resolve('bought');
  const answers = await Promise.all(flood);
  expect(answers.filter((answer) => answer === 'bought')).toHaveLength(130);
});

test.each([
  ['/products/search/:search', 'public', 'search'],
  ['/products/search/:search/summary', 'public', 'search'],
  ['/categories/search/:search', 'public', 'search'],
  ['/products/:id', 'public', 'read'],
  ['/cart', undefined, 'buy'],
  ['/combined', undefined, 'buy'],
  ['/oauth2/token{/:grant}', undefined, 'buy'],
  ['/order/changes', undefined, undefined],
])('%s has load class %s', (path, cache, load) => {
  expect(loadOf({ path, ...(cache !== undefined && { cache }) })).toBe(load);
});
