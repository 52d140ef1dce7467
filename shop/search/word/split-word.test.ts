import { expect, test } from 'vitest';
import { splitWord } from './split-word.ts';

const known = new Set(['world', 'of', 'warcraft', 'war', 'craft', 'gold', 'nova']);

test.each([
  ['worldofwarcraft', ['world', 'of', 'warcraft']],
  ['goldnova', ['gold', 'nova']],
  ['goldnovax', undefined],
  ['gold', undefined],
])('%s is split into the fewest known words, or not at all', (word, parts) => {
  expect(splitWord(word, (part) => known.has(part))).toEqual(parts);
});
