import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openText, rewrap, sealText } from './envelope.ts';

const keyNamed = (id: string) => ({ id, bytes: randomBytes(32) });
const KEYS = { current: keyNamed('new'), before: keyNamed('old') };
const PLACE = 'order 10001 line 7 login';
const TEXT = 'Hunter2 ÄÖ 🔑';

test('a sealed text opens at its own place and does not reveal the plain text', () => {
  const envelope = sealText(KEYS.current, PLACE, TEXT);
  expect(openText(KEYS, PLACE, envelope)).toBe(TEXT);
  expect(JSON.stringify(envelope)).not.toContain('Hunter2');
  expect(Buffer.from(envelope.sealed, 'base64url').toString('latin1')).not.toContain('Hunter2');
});

test('the same text is sealed differently each time', () => {
  expect(sealText(KEYS.current, PLACE, TEXT).sealed).not.toBe(sealText(KEYS.current, PLACE, TEXT).sealed);
});

test('a sealed text does not open at another place, with any byte changed or without its key', () => {
  const envelope = sealText(KEYS.current, PLACE, TEXT);
  for (const place of ['order 10001 line 8 login', 'order 10002 line 7 login', 'order 10001 line 7 code']) {
    expect(() => openText(KEYS, place, envelope)).toThrow(/authenticate/);
  }
  for (const part of ['wrapped_key', 'sealed'] as const) {
    const bytes = Buffer.from(envelope[part], 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => openText(KEYS, PLACE, { ...envelope, [part]: changed.toString('base64url') })).toThrow(
        /authenticate/,
      );
    }
  }
  expect(() => openText({ current: keyNamed('third'), before: undefined }, PLACE, envelope)).toThrow(/no key new/);
});

test('a rewrapped text opens with the new key alone', () => {
  const envelope = sealText(KEYS.before, PLACE, TEXT);
  const wrapped = { ...envelope, ...rewrap(KEYS, PLACE, envelope) };
  expect(wrapped.key_id).toBe('new');
  expect(openText({ current: KEYS.current, before: undefined }, PLACE, wrapped)).toBe(TEXT);
});
