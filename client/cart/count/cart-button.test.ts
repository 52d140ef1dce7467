import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CartButtonState, runCartButton } from './cart-button.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function press(call: () => Promise<{ ok: boolean }>) {
  const shown: CartButtonState[] = [];
  const leave = new AbortController();
  void runCartButton(call, (state) => shown.push(state), leave.signal);
  return { shown, leave };
}

const after = (ms: number, ok: boolean) => () =>
  new Promise<{ ok: boolean }>((resolve) => setTimeout(() => resolve({ ok }), ms));

test('a fast response still shows two seconds of progress, then three seconds of success', async () => {
  const { shown } = press(after(50, true));
  await vi.advanceTimersByTimeAsync(1999);
  expect(shown).toEqual(['loading']);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(['loading', 'success']);
  await vi.advanceTimersByTimeAsync(2999);
  expect(shown).toEqual(['loading', 'success']);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(['loading', 'success', 'rest']);
});

test('a slow response keeps the button in progress until it arrives', async () => {
  const { shown } = press(after(4500, true));
  await vi.advanceTimersByTimeAsync(4499);
  expect(shown).toEqual(['loading']);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(['loading', 'success']);
});

test('a rejected product shows the error at once, without waiting for the progress bar', async () => {
  const { shown } = press(after(100, false));
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual(['loading', 'error']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual(['loading', 'error']);
});

test('a button removed from the page is not updated', async () => {
  const { shown, leave } = press(after(50, true));
  leave.abort();
  await vi.advanceTimersByTimeAsync(6000);
  expect(shown).toEqual(['loading']);
});
