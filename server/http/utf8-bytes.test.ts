import { expect, test } from 'vitest';
import { utf8Bytes } from './utf8-bytes.ts';

test.each([
  '',
  'plain',
  'Latin-1: é ß ÿ',
  'beyond it: – … › 名 😀',
  'half a pair: \ud83d and on',
  'é😀'.repeat(600_000),
])('equals the output of Buffer.from for %.20s', (text) =>
  expect(utf8Bytes(text).equals(Buffer.from(text))).toBe(true),
);

test('the bytes of one text are not overwritten by the next', () => {
  const first = utf8Bytes('one – two');
  utf8Bytes('another');
  expect(first.toString()).toBe('one – two');
});
