import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitCode, CodeMissing, fetchCode, isCodeMissing } from './fetch-code.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a failed code download is retried', async () => {
  const load = vi
    .fn(gone)
    .mockImplementationOnce(gone)
    .mockResolvedValueOnce('code' as never);
  const code = fetchCode(load);
  await vi.runAllTimersAsync();
  await expect(code).resolves.toBe('code');
});

test('code that still fails after three attempts is reported as missing', async () => {
  const load = vi.fn(gone);
  const code = expect(fetchCode(load)).rejects.toThrow(CodeMissing);
  await vi.runAllTimersAsync();
  await code;
  expect(load).toHaveBeenCalledTimes(3);
});

test('a failed code download is not retried while offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn(gone);
  await expect(fetchCode(load)).rejects.toThrow(CodeMissing);
  expect(load).toHaveBeenCalledTimes(1);
});

test('awaited code is missing while offline, and is loaded when the network is back', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn(gone);
  const code = awaitCode<string>(load);
  await vi.advanceTimersByTimeAsync(1);
  expect(isCodeMissing()).toBe(true);
  load.mockResolvedValue('code' as never);
  window.dispatchEvent(new Event('online'));
  await expect(code).resolves.toBe('code');
  expect(isCodeMissing()).toBe(false);
});
