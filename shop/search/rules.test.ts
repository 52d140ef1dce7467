import { expect, test } from 'vitest';
import { phrasesOf, planSearch, wordsOfSearch } from './rules.ts';

const meanings = new Map([
  ['hc', ['heroic']],
  ['mythic plus', ['m+']],
]);
const typed = (...words: string[]) => ({ words, isWhole: false });
const meant = (...words: string[]) => ({ words, isWhole: true });

test('a search has at most eight words, each once', () => {
  expect(wordsOfSearch('  Raid raid HEROIC ')).toEqual(['raid', 'heroic']);
  expect(wordsOfSearch('a b c d e f g h i j')).toHaveLength(8);
});

test('runs of up to four words may be jargon', () => {
  expect(phrasesOf(['a', 'b', 'c'])).toEqual(['a', 'a b', 'a b c', 'b', 'b c', 'c']);
  expect(phrasesOf(['a', 'b', 'c', 'd', 'e'])).not.toContain('a b c d e');
});

test('every word is a term, met as it was typed or by what it stands for', () => {
  expect(planSearch(['manaforge', 'hc'], meanings)).toEqual({
    beginnings: [{ text: 'manaforge hc', isWhole: false }],
    terms: [[typed('manaforge')], [typed('hc'), meant('heroic')]],
  });
});

test('a phrase with a meaning is one term', () => {
  expect(planSearch(['mythic', 'plus', '10'], meanings).terms).toEqual([
    [typed('mythic', 'plus'), meant('m+')],
    [typed('10')],
  ]);
});

test('names that begin with jargon or its meaning come first, and not those of longer words', () => {
  expect(planSearch(['hc'], meanings).beginnings).toEqual([
    { text: 'hc', isWhole: true },
    { text: 'heroic', isWhole: true },
  ]);
});

test('what joins words may be left out', () => {
  expect(planSearch(['heroic,'], new Map()).terms).toEqual([[typed('heroic,'), typed('heroic')]]);
  expect(planSearch(["nerub'ar"], new Map()).terms).toEqual([[typed("nerub'ar"), typed('nerub', 'ar')]]);
  for (const word of ['%', '100%', '$1']) expect(planSearch([word], new Map()).terms).toEqual([[typed(word)]]);
});

test('a slip is also met by the words that may be meant', () => {
  expect(planSearch(['heroc'], new Map(), new Map([['heroc', ['heroic']]])).terms).toEqual([
    [typed('heroc'), meant('heroic')],
  ]);
});
