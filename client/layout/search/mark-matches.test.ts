import { expect, it } from 'vitest';
import { markMatches } from './mark-matches.ts';

const marked = (name: string, query: string) =>
  markMatches(name, query)
    .map(({ text, matches }) => (matches ? `[${text}]` : text))
    .join('');

it('marks query words at the start of a word', () => {
  expect(marked('Guild bundle: three raids', 'raid')).toBe('Guild bundle: three [raid]s');
  expect(marked('Raid afraid of Mythic', 'mythic raid')).toBe('[Raid] afraid of [Mythic]');
  expect(marked('Épée of gold', 'épé')).toBe('[Épé]e of gold');
});

it('marks the longest matching query word', () => {
  expect(marked('Raids', 'r raids')).toBe('[Raids]');
});

it('ignores punctuation in the query', () => {
  expect(marked('WoW (gold)', '(+*')).toBe('WoW (gold)');
  expect(marked('C++ lesson', 'c++')).toBe('[C]++ lesson');
});
