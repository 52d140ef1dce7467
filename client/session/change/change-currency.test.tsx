import { afterEach, expect, test, vi } from 'vitest';
import { ownFetch } from '#client/data/own-fetch.ts';
import { changeCurrency } from './change-currency.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('changing the currency aborts pending requests, so that they cannot reset the cookie', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const answer = Promise.withResolvers<Response>();
  const fetched = vi.fn((_input: unknown, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => answer.reject(signal.reason as Error));
    // As the server answers a visitor without cookies.
    return answer.promise.finally(() => signal?.aborted || (document.cookie = 'currency=USD; Path=/'));
  });
  vi.stubGlobal('fetch', fetched);
  const asked = ownFetch('/graphql', { signal: new AbortController().signal });
  changeCurrency('EUR');
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  expect([document.cookie.includes('currency=EUR'), reload.mock.calls.length]).toEqual([true, 1]);
  answer.resolve(new Response());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('later')));
  expect(await (await ownFetch('/graphql')).text()).toBe('later');
});
