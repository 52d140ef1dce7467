import { expect, test } from 'vitest';
import { formsOf } from './word-forms.ts';

const stem = (word: string) => formsOf(word).at(-1);

test.each([
  ['mounts', 'mount'],
  ['currencies', 'currency'],
  ['bosses', 'boss'],
  ['armour', 'armor'],
  ['levelling', 'leveling'],
  ['specialisations', 'specializations'],
  ['coaching', 'coach'],
])('%s and %s are one word', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each(['osiris', 'chaos', 'boss', 'gas', 'king', 'm+', 'ps5'])('%s has no ending to take off', (word) => {
  expect(formsOf(word)).toEqual([word]);
});
