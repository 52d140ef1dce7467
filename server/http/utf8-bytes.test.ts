import { expect, test } from 'vitest';
import { utf8Bytes } from './utf8-bytes.ts';

test.each([
  '',
  'plain',
  'Latin-1: é ß ÿ',
  'beyond it: – … › 名 😀',
  'half a pair: \ud83d and on',
  'é😀'.repeat(600_000),
])('is what Buffer.from makes of %.20s', (text) => expect(utf8Bytes(text).equals(Buffer.from(text))).toBe(true));

test('what was made of one text stays when the next is made', () => {
  const first = utf8Bytes('one – two');
  utf8Bytes('another');
  expect(first.toString()).toBe('one – two');
});
