import { expect, test } from 'vitest';
import { UpstreamFailure } from '#server/rest/transport/failure.ts';
import { createTokens, type TokenHolder } from './token.ts';
import { createTokenPace } from './token-pace.ts';

function paced() {
  let nowMs = 1_000_000;
  const pace = createTokenPace(() => nowMs);
  const entered = (reason: 'refused' | 'first' | 'expired') => {
    try {
      pace.enter(reason);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ kind: 'busy' });
      return false;
    }
  };
  return { pace, entered, wait: (ms: number) => void (nowMs += ms) };
}

test('requests for first tokens and for expired ones are not rate limited', () => {
  const { entered } = paced();
  expect(Array.from({ length: 100 }, (_, at) => entered(at % 2 ? 'first' : 'expired'))).not.toContain(false);
});

test('renewals of rejected tokens are limited to two a second until one succeeds', () => {
  const { pace, entered, wait } = paced();
  const begun = Array.from({ length: 100 }, () => {
    wait(20);
    return entered('refused');
  });
  expect(begun.filter(Boolean)).toHaveLength(4);
  pace.helped();
  expect([entered('refused'), entered('refused'), entered('refused')]).toEqual([true, true, true]);
});

test('once new tokens are rejected too, all token requests are limited to two a second', () => {
  const { pace, entered, wait } = paced();
  let calls = 0;
  for (let at = 0; at < 500; at += 1) {
    pace.refused();
    wait(20);
    const reason = (['refused', 'first', 'expired'] as const)[at % 3] ?? 'first';
    if (entered(reason)) calls += 1;
  }
  expect(calls).toBeLessThanOrEqual(20);
  expect(calls).toBeGreaterThan(5);
  wait(5_000);
  expect([entered('first'), entered('first')]).toEqual([true, true]);
});

test('a rejection after a successful renewal applies the rate limit to all token requests', () => {
  const { pace, entered } = paced();
  pace.helped();
  pace.refused();
  pace.helped();
  expect([entered('refused'), entered('refused'), entered('first')]).toEqual([true, false, false]);
});

test('a late request with the old token gets the renewed token without another call', async () => {
  let nowMs = 1_000_000;
  const asked: (string | undefined)[] = [];
  const tokens = createTokens(
    (old) => {
      asked.push(old);
      return Promise.resolve({ value: `token-${asked.length}`, expiresAtMs: nowMs + 3_600_000 });
    },
    () => nowMs,
  );
  const held = () => holderOf({ value: 'old', expiresAtMs: 1_000_000 });
  expect(await tokens.valid(held())).toBe('token-1');
  nowMs += 29_000;
  expect(await tokens.valid(held())).toBe('token-1');
  expect(asked).toEqual(['old']);
  nowMs += 2_000;
  expect(await tokens.valid(held())).toBe('token-2');
});

test('a holder keeps its token when the renewal fails', async () => {
  const tokens = createTokens(() => Promise.reject(new UpstreamFailure('network', 'network error')));
  const holder = holderOf({ value: 'old', expiresAtMs: Number.MAX_SAFE_INTEGER });
  await expect(tokens.renewed(holder, 'old')).rejects.toThrow('network error');
  expect(holder.get()?.value).toBe('old');
});

function holderOf(stored: { value: string; expiresAtMs: number }): TokenHolder {
  let token: ReturnType<TokenHolder['get']> = stored;
  return { get: () => token, set: (next) => void (token = next) };
}
