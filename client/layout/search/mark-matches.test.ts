import { expect, it } from 'vitest';
import { markMatches } from './mark-matches.ts';

const marked = (name: string, query: string) =>
  markMatches(name, query)
    .map(({ text, matches }) => (matches ? `[${text}]` : text))
    .join('');

it('marks what was searched for where a word begins', () => {
  expect(marked('Guild bundle: three raids', 'raid')).toBe('Guild bundle: three [raid]s');
  expect(marked('Raid afraid of Mythic', 'mythic raid')).toBe('[Raid] afraid of [Mythic]');
  expect(marked('Épée of gold', 'épé')).toBe('[Épé]e of gold');
});

it('the longest of the words that fit is marked', () => {
  expect(marked('Raids', 'r raids')).toBe('[Raids]');
});

it('brackets and other signs are no words', () => {
  expect(marked('WoW (gold)', '(+*')).toBe('WoW (gold)');
  expect(marked('C++ lesson', 'c++')).toBe('[C]++ lesson');
});
