import { expect, test } from 'vitest';
import { american, formsOf } from './word-forms.ts';

const stem = (word: string) => formsOf(word).at(-1);

test.each([
  ['mounts', 'mount'],
  ['currencies', 'currency'],
  ['bosses', 'boss'],
  ['armour', 'armor'],
  ['levelling', 'leveling'],
  ['specialisations', 'specializations'],
  ['coaching', 'coach'],
  ['рейдов', 'рейд'],
  ['золота', 'золото'],
])('%s and %s have the same stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test('the American spelling is a form of a British word, and replaces it in a phrase', () => {
  expect(formsOf('levelling')).toEqual(['levelling', 'leveling', 'level']);
  expect(american('power levelling armour')).toBe('power leveling armor');
});

test.each(['osiris', 'chaos', 'boss', 'gas', 'king', 'm+', 'ps5', 'вов', 'кс'])('%s has no suffix to strip', (word) => {
  expect(formsOf(word)).toEqual([word]);
});
