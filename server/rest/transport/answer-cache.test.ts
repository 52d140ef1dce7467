import { expect, test, vi } from 'vitest';
import { createAnswerCache, type Known } from './answer-cache.ts';
import { UpstreamFailure } from './failure.ts';

function cacheWithClock() {
  let nowMs = 0;
  const cache = createAnswerCache(() => nowMs);
  const load = vi.fn((_known: Known) =>
    Promise.resolve({
      value: 'goods' as string | undefined,
      headers: { 'cache-control': 'public, max-age=30', etag: '"1"' } as Record<string, string>,
      bytes: 5,
    }),
  );
  return { cache, load, wait: (ms: number) => void (nowMs += ms) };
}

test('a response is cached for the max-age that the shop sends', async () => {
  const { cache, load, wait } = cacheWithClock();
  await cache.get('a', load);
  wait(29_999);
  expect(await cache.get('a', load)).toBe('goods');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a stale response is revalidated by its tag, and stays cached if it is still valid', async () => {
  const { cache, load, wait } = cacheWithClock();
  await cache.get('a', load);
  wait(30_000);
  load.mockResolvedValueOnce({ value: undefined, headers: { 'cache-control': 'public, max-age=30' }, bytes: 0 });
  expect(await cache.get('a', load)).toBe('goods');
  expect(load.mock.calls).toEqual([[{}], [{ etag: '"1"' }]]);
  expect(await cache.get('a', load)).toBe('goods');
  expect(load).toHaveBeenCalledTimes(2);
});

test('simultaneous requests share one call', async () => {
  const { cache, load } = cacheWithClock();
  await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('b', load)]);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each(['private, max-age=30', 'no-store', 'public, no-store, max-age=30', 'public', ''])(
  'a response with Cache-Control "%s" is not cached',
  async (control) => {
    const { cache, load } = cacheWithClock();
    load.mockResolvedValue({ value: 'mine', headers: { 'cache-control': control }, bytes: 4 });
    await cache.get('a', load);
    await cache.get('a', load);
    expect(load).toHaveBeenCalledTimes(2);
  },
);

test('an uncacheable response is requested each time, and parsed once while its text is the same', async () => {
  const { cache } = cacheWithClock();
  const headers = { 'cache-control': 'no-store' };
  const value = ['goods'];
  const said = { text: 'text', total: '' };
  const read = vi.fn(async (known: Known) => ({ value: known.said ? undefined : value, headers, bytes: 4, said }));
  expect(await cache.get('a', read)).toBe(value);
  expect(await cache.get('a', read)).toBe(value);
  expect(read.mock.calls).toEqual([[{}], [{ said }]]);
  cache.drop();
  await cache.get('a', read);
  expect(read).toHaveBeenLastCalledWith({});
});

test('an uncacheable response is not served stale when the shop fails', async () => {
  const { cache } = cacheWithClock();
  const headers = { 'cache-control': 'no-store' };
  await cache.get('a', async () => ({ value: 'goods', headers, bytes: 5, said: { text: 'text', total: '' } }));
  const failure = new UpstreamFailure('network', 'failed');
  await expect(cache.get('a', () => Promise.reject(failure))).rejects.toBe(failure);
});

test('a failure is not cached', async () => {
  const { cache, load } = cacheWithClock();
  load.mockRejectedValueOnce(new Error('down'));
  await expect(cache.get('a', load)).rejects.toThrow('down');
  expect(await cache.get('a', load)).toBe('goods');
});

test('the least recently used response is evicted first', async () => {
  const { cache, load } = cacheWithClock();
  for (let at = 0; at < 2_000; at += 1) await cache.get(`k${at}`, load);
  await cache.get('k0', load);
  await cache.get('one more', load);
  load.mockClear();
  await cache.get('k0', load);
  expect(load).not.toHaveBeenCalled();
  await cache.get('k1', load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('the cache is bounded by total bytes, not only by the number of responses', async () => {
  const { cache, load } = cacheWithClock();
  load.mockResolvedValue({
    value: 'large',
    headers: { 'cache-control': 'public, max-age=30' },
    bytes: 10 * 1024 * 1024,
  });
  for (const key of ['a', 'b', 'c']) await cache.get(key, load);
  load.mockClear();
  await cache.get('c', load);
  expect(load).not.toHaveBeenCalled();
  await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(1);
});

const LONG = { 'cache-control': 'public, max-age=30, stale-if-error=86400' };

function keptLong() {
  const { cache, load, wait } = cacheWithClock();
  load.mockResolvedValue({ value: 'goods', headers: LONG, bytes: 5 });
  return { cache, load, wait };
}

test.each([
  ['cannot be reached', new UpstreamFailure('network', 'failed')],
  ['takes too long', new UpstreamFailure('timeout', 'failed')],
  ['fails', new UpstreamFailure('status', 'failed', { status: 500 })],
  ['refuses our token', new UpstreamFailure('status', 'failed', { status: 401 })],
  ['is not asked, for too much is under way', new UpstreamFailure('busy', 'failed')],
])('a stale response is served for a day when the shop %s', async (_, failure) => {
  const { cache, load, wait } = keptLong();
  await cache.get('a', load);
  load.mockRejectedValue(failure);
  wait(86_400_000 + 29_999);
  expect(await cache.get('a', load)).toBe('goods');
  expect(cache.stats()).toMatchObject({ stale: 1 });
  wait(1);
  await expect(cache.get('a', load)).rejects.toBe(failure);
});

test('whenOld changes an old response but not the cached one, and limits usableUntilMs until then', async () => {
  const { cache, load, wait } = keptLong();
  const used = vi.fn();
  const whenOld = { afterMs: 60_000, change: (value: string | undefined, at: number) => `${value} of ${at}` };
  await cache.get('a', load, { used, whenOld });
  load.mockRejectedValue(new UpstreamFailure('network', 'failed'));
  wait(59_999);
  expect(await cache.get('a', load, { used, whenOld })).toBe('goods');
  wait(1);
  expect(await cache.get('a', load, { used, whenOld })).toBe('goods of 0');
  expect(await cache.get('a', load)).toBe('goods');
  expect(used.mock.calls.map(([{ usableUntilMs }]) => usableUntilMs)).toEqual([60_000, 60_000, 86_430_000]);
});

test('the used callback receives the lifetime of the response, or none when there is no usable one', async () => {
  const { cache, load, wait } = keptLong();
  const used = vi.fn();
  const life = { answeredAtMs: 0, freshUntilMs: 30_000, usableUntilMs: 86_430_000 };
  await cache.get('a', load, { used });
  await cache.get('a', load, { used });
  expect(used.mock.calls).toMatchObject([[life], [life]]);
  used.mockClear();
  load.mockRejectedValue(new UpstreamFailure('network', 'failed'));
  wait(30_000);
  await cache.get('a', load, { used });
  wait(86_400_000);
  await expect(cache.get('a', load, { used })).rejects.toThrow('failed');
  expect(used.mock.calls).toMatchObject([[life], ['none']]);
});

test('a stale response is not served when the shop responds with 404', async () => {
  const { cache, load, wait } = keptLong();
  await cache.get('a', load);
  wait(30_000);
  load.mockRejectedValue(new UpstreamFailure('status', 'gone', { status: 404 }));
  await expect(cache.get('a', load)).rejects.toThrow('gone');
});

test('a response without stale-if-error is never served stale', async () => {
  const { cache, load, wait } = cacheWithClock();
  await cache.get('a', load);
  wait(30_000);
  load.mockRejectedValue(new UpstreamFailure('network', 'failed'));
  await expect(cache.get('a', load)).rejects.toThrow('failed');
});

test('a stale response is served while the shop is slow, and the new one is cached on arrival', async () => {
  let nowMs = 0;
  const cache = createAnswerCache(() => nowMs, 0);
  await cache.get('a', () => Promise.resolve({ value: 'old', headers: LONG, bytes: 3 }));
  nowMs = 30_000;
  const { promise, resolve } = Promise.withResolvers<{ value: string; headers: typeof LONG; bytes: number }>();
  const slow = () => promise;
  expect(await cache.get('a', slow)).toBe('old');
  resolve({ value: 'new', headers: LONG, bytes: 3 });
  await promise;
  await vi.waitFor(async () => expect(await cache.get('a', slow)).toBe('new'));
});

test('dropped responses are requested again, and those in flight at the drop are not cached', async () => {
  const { cache, load } = cacheWithClock();
  await cache.get('a', load);
  const { promise, resolve } = Promise.withResolvers<{ value: string; headers: typeof LONG; bytes: number }>();
  const late = cache.get('b', () => promise);
  cache.drop();
  expect(cache.stats()).toMatchObject({ entries: 0, bytes: 0 });
  resolve({ value: 'of before', headers: LONG, bytes: 3 });
  expect(await late).toBe('of before');
  expect(await cache.get('b', load)).toBe('goods');
  await cache.get('a', load);
  expect(load).toHaveBeenCalledTimes(3);
});

test('responses marked endless share a bounded part of the cache and do not evict others', async () => {
  const { cache, load } = cacheWithClock();
  await cache.get('game', load);
  const headers = { 'cache-control': 'public, max-age=30' };
  for (let price = 0; price < 5; price += 1) {
    const large = async () => ({ value: price, headers, bytes: 1024 * 1024 });
    await cache.get(`list at ${price}`, large, { isEndless: true });
  }
  expect(await cache.get('game', load)).toBe('goods');
  expect(load).toHaveBeenCalledTimes(1);
  expect(cache.stats()).toMatchObject({ entries: 3, bytes: 2 * 1024 * 1024 + 5 });
});
