import { expect, test, vi } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

function kept() {
  let nowMs = 0;
  const cache = createAnswerCache(() => nowMs);
  const load = vi.fn((_etag: string | undefined) =>
    Promise.resolve({
      value: 'goods' as string | undefined,
      headers: { 'cache-control': 'public, max-age=30', etag: '"1"' } as Record<string, string>,
      bytes: 5,
    }),
  );
  return { cache, load, wait: (ms: number) => void (nowMs += ms) };
}

test('an answer is kept as long as the shop allows', async () => {
  const { cache, load, wait } = kept();
  await cache.get('a', load);
  wait(29_999);
  expect(await cache.get('a', load)).toBe('goods');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a stale answer is asked for by its tag and kept on when it still holds', async () => {
  const { cache, load, wait } = kept();
  await cache.get('a', load);
  wait(30_000);
  load.mockResolvedValueOnce({ value: undefined, headers: { 'cache-control': 'public, max-age=30' }, bytes: 0 });
  expect(await cache.get('a', load)).toBe('goods');
  expect(load.mock.calls).toEqual([[undefined], ['"1"']]);
  expect(await cache.get('a', load)).toBe('goods');
  expect(load).toHaveBeenCalledTimes(2);
});

test('all who ask at once wait for one call', async () => {
  const { cache, load } = kept();
  await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('b', load)]);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each(['private, max-age=30', 'no-store', 'public, no-store, max-age=30', 'public', ''])(
  'an answer marked "%s" is not kept',
  async (control) => {
    const { cache, load } = kept();
    load.mockResolvedValue({ value: 'mine', headers: { 'cache-control': control }, bytes: 4 });
    await cache.get('a', load);
    await cache.get('a', load);
    expect(load).toHaveBeenCalledTimes(2);
  },
);

test('a failure is not kept', async () => {
  const { cache, load } = kept();
  load.mockRejectedValueOnce(new Error('down'));
  await expect(cache.get('a', load)).rejects.toThrow('down');
  expect(await cache.get('a', load)).toBe('goods');
});

test('what was not asked for longest goes first', async () => {
  const { cache, load } = kept();
  for (let at = 0; at < 2_000; at += 1) await cache.get(`k${at}`, load);
  await cache.get('k0', load);
  await cache.get('one more', load);
  load.mockClear();
  await cache.get('k0', load);
  expect(load).not.toHaveBeenCalled();
  await cache.get('k1', load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('few large answers are bounded as well as many small ones', async () => {
  const { cache, load } = kept();
  load.mockResolvedValue({
    value: 'large',
    headers: { 'cache-control': 'public, max-age=30' },
    bytes: 30 * 1024 * 1024,
  });
  for (const key of ['a', 'b', 'c']) await cache.get(key, load);
  load.mockClear();
  await cache.get('c', load);
  expect(load).not.toHaveBeenCalled();
  await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(1);
});
