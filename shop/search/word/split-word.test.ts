import { expect, test } from 'vitest';
import { splitWord } from './split-word.ts';

const known = new Set(['world', 'of', 'warcraft', 'war', 'craft', 'gold', 'nova']);

test.each([
  ['worldofwarcraft', ['world', 'of', 'warcraft']],
  ['goldnova', ['gold', 'nova']],
  ['goldnovax', undefined],
  ['gold', undefined],
])('%s is made of the fewest words there are', (word, parts) => {
  expect(splitWord(word, (part) => known.has(part))).toEqual(parts);
});
