import { type IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createSessions } from './visitor-session.ts';
import { XSRF_COOKIE } from './xsrf.ts';

const sessions = createSessions({ siteUrl: 'http://localhost:3000', shopClientSecret: 'secret'.repeat(4) });
const next = (letter: string) => ({ value: letter.repeat(43), lifetimeSeconds: 3_600 });

/** The cookies of a browser after an answer that gave its session another token. */
function rotated(cookies: ReadonlyMap<string, string>, letter: string): Map<string, string> {
  const res = new ServerResponse({ method: 'POST' } as IncomingMessage);
  sessions.of(cookies, res, '').rotate(next(letter));
  const set = [res.getHeader('Set-Cookie') ?? []].flat().map((cookie) => String(cookie).split(';')[0]?.split('='));
  return new Map([...cookies, ...set.map((pair) => [pair?.[0] ?? '', pair?.[1] ?? ''] as const)]);
}

const tokenOf = (cookies: ReadonlyMap<string, string>) => cookies.get(XSRF_COOKIE) ?? '';

test('an XSRF token of the previous session counts as issued but does not match the new session', () => {
  const before = rotated(new Map(), 'a');
  const after = rotated(rotated(before, 'b'), 'c');
  expect(tokenOf(after)).not.toBe(tokenOf(before));
  expect(sessions.isXsrfPair(after, tokenOf(after))).toBe(true);
  expect(sessions.isXsrfPair(after, tokenOf(before))).toBe(false);
  expect(sessions.isXsrfIssued(after, tokenOf(before))).toBe(true);
  const [nonce, bound, sealed] = tokenOf(before).split('.');
  for (const forged of ['', 'x', `${nonce}.${bound}`, `${nonce}.${sealed}.${bound}`, `${tokenOf(before)}x`])
    expect(sessions.isXsrfIssued(after, forged)).toBe(false);
});

/** The cookies of a browser whose session has got another XSRF token, and is the same. */
function renewed(cookies: ReadonlyMap<string, string>): Map<string, string> {
  const res = new ServerResponse({ method: 'POST' } as IncomingMessage);
  sessions.renewXsrf(cookies, res);
  const token = /=([^;]*)/.exec(String(res.getHeader('Set-Cookie')))?.[1] ?? '';
  return new Map([...cookies, [XSRF_COOKIE, token]]);
}

test('either of two XSRF tokens issued to a session concurrently is accepted', () => {
  for (const session of [new Map<string, string>(), rotated(new Map(), 'a')]) {
    const [one, other] = [renewed(session), renewed(session)];
    expect(tokenOf(one)).not.toBe(tokenOf(other));
    expect(sessions.isXsrfPair(other, tokenOf(one))).toBe(true);
  }
  expect(sessions.isXsrfPair(renewed(rotated(new Map(), 'a')), tokenOf(renewed(new Map())))).toBe(false);
});

test('an XSRF token of another session is rejected', () => {
  const own = rotated(new Map(), 'a');
  const other = rotated(new Map(), 'b');
  expect(sessions.isXsrfPair(own, tokenOf(other))).toBe(false);
  expect(sessions.isXsrfPair(new Map([...own, [XSRF_COOKIE, tokenOf(other)]]), tokenOf(other))).toBe(false);
});
