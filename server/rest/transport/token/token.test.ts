import { expect, test, vi } from 'vitest';
import { UpstreamFailure } from '#server/rest/transport/failure.ts';
import { readToken } from './request-token.ts';
import { createTokens, isUnauthorized, type StoredToken, type TokenHolder } from './token.ts';

const NOW_MS = 1_000_000;

function holderOf(stored?: StoredToken): TokenHolder {
  let token = stored;
  return { get: () => token, set: (next) => void (token = next) };
}

function source() {
  let made = 0;
  const request = vi.fn((_old: string | undefined) =>
    Promise.resolve({ value: `token-${++made}`, expiresAtMs: NOW_MS + 3_600_000 }),
  );
  return { request, tokens: createTokens(request, () => NOW_MS) };
}

test.each([
  [5_001, false],
  [5_000, true],
  [4_999, true],
  [0, true],
  [-1, true],
])('with %i ms left a token is renewed: %s', async (leftMs, renewed) => {
  const { request, tokens } = source();
  const holder = holderOf({ value: 'old', expiresAtMs: NOW_MS + leftMs });
  expect(await tokens.valid(holder)).toBe(renewed ? 'token-1' : 'old');
  expect(request.mock.calls).toEqual(renewed ? [['old', undefined]] : []);
  expect(holder.get()?.value).toBe(renewed ? 'token-1' : 'old');
});

test('concurrent requests of an identity without a token share one token request', async () => {
  const { request, tokens } = source();
  const holder = holderOf();
  await Promise.all([tokens.valid(holder), tokens.valid(holder), tokens.valid(holder)]);
  expect(request.mock.calls).toEqual([[undefined, undefined]]);
});

test('two identities without a token never share one', async () => {
  const { tokens } = source();
  const [one, other] = await Promise.all([tokens.valid(holderOf()), tokens.valid(holderOf())]);
  expect(one).not.toBe(other);
});

test('two requests with the same stale token renew it once, and both store the new token', async () => {
  const { request, tokens } = source();
  const [one, other] = [0, 1].map(() => holderOf({ value: 'old', expiresAtMs: NOW_MS }));
  await Promise.all([tokens.valid(one!), tokens.valid(other!)]);
  expect(request).toHaveBeenCalledTimes(1);
  expect([one!.get()?.value, other!.get()?.value]).toEqual(['token-1', 'token-1']);
});

test('a renewed token is cached for repeated use, and the cache is bounded', async () => {
  const { request, tokens } = source();
  const renew = (value: string) => tokens.valid(holderOf({ value, expiresAtMs: NOW_MS }));
  await renew('first');
  await renew('first');
  expect(request).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 5_000; at += 1) await renew(`old-${at}`);
  await renew('first');
  expect(request).toHaveBeenCalledTimes(5_002);
});

test('a rejected token is not renewed when another request has already renewed it', async () => {
  const { request, tokens } = source();
  const holder = holderOf({ value: 'newer', expiresAtMs: NOW_MS + 60_000 });
  expect(await tokens.renewed(holder, 'refused')).toBe('newer');
  expect(request).not.toHaveBeenCalled();
});

test('a failed token request stores no token, and the next call requests one again', async () => {
  const { request, tokens } = source();
  request.mockRejectedValueOnce(new UpstreamFailure('network', 'network error'));
  const holder = holderOf();
  await expect(tokens.valid(holder)).rejects.toThrow('network error');
  expect(holder.get()).toBeUndefined();
  expect(await tokens.valid(holder)).toBe('token-1');
});

const answer = (body: unknown, status = 200) => ({ status, headers: {}, text: JSON.stringify(body) });
const token = 'a'.repeat(40);

test.each([
  ['in the envelope', { success: 1, error: [], data: { access_token: token, expires_in: 3600 } }],
  ['with the lifetime as a text', { success: '1', data: { access_token: token, expires_in: '3600' } }],
  ['as plain OAuth answers', { access_token: token, expires_in: 3600, token_type: 'Bearer' }],
])('a token is read %s', (_, body) => {
  expect(readToken(answer(body), NOW_MS)).toEqual({ value: token, expiresAtMs: NOW_MS + 3_600_000 });
});

test.each([
  ['no lifetime', { access_token: token }],
  ['a lifetime of zero', { access_token: token, expires_in: 0 }],
  ['a negative lifetime', { access_token: token, expires_in: -5 }],
  ['a lifetime that is no number', { access_token: token, expires_in: 'long' }],
  ['an empty token', { access_token: '', expires_in: 3600 }],
  ['a token that would break a header', { access_token: 'a\r\nX-Evil: 1aaaaaaaaaaaaa', expires_in: 3600 }],
])('a token response with %s is a failure', (_, data) => {
  expect(() => readToken(answer({ success: 1, error: [], data }), NOW_MS)).toThrow(UpstreamFailure);
});

test('a wrong client credential, rejected with 400, does not cause another token call', () => {
  const failure = (status: number, ...messages: string[]) => new UpstreamFailure('status', '', { status, messages });
  expect(isUnauthorized(failure(401))).toBe(true);
  expect(isUnauthorized(failure(400, 'Malformed auth header'))).toBe(true);
  expect(isUnauthorized(failure(400, 'The client credentials are invalid'))).toBe(false);
});
