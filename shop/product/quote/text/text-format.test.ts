import { expect, test } from 'vitest';
import { isInvisible } from './text-format.ts';

test.each([
  '',
  ' ',
  '\u200b',
  '\u2060\u00ad',
  '\u3164',
  '\u2800',
  '\u115f\u1160',
  '\u202e',
  '\ufe0f',
  '\u0301',
  '\u{e0020}',
])('there is nothing to be seen of %j', (text) => expect(isInvisible(text)).toBe(true));

test.each(['a', '7', '.', 'é', 'e\u0301', '가', '👍🏽', '\u200bx', 'שלום', 'नमस्ते'])('%j can be seen', (text) =>
  expect(isInvisible(text)).toBe(false),
);
