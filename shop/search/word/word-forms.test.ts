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
])('%s and %s are one word', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test('what an American synonym is called is a form of the British word, and of every word of a phrase', () => {
  expect(formsOf('levelling')).toEqual(['levelling', 'leveling', 'level']);
  expect(american('power levelling armour')).toBe('power leveling armor');
});

test.each(['osiris', 'chaos', 'boss', 'gas', 'king', 'm+', 'ps5', 'вов', 'кс'])(
  '%s has no ending to take off',
  (word) => {
    expect(formsOf(word)).toEqual([word]);
  },
);
