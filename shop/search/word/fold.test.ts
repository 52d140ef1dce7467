import { expect, test } from 'vitest';
import { fold, searchable, wordsOf } from './fold.ts';

test.each([
  ['  Heroic\t RAID ', 'heroic raid'],
  ['Crème Brûlée', 'creme brulee'],
  ['Nerub’ar – “Palace”', 'nerub\'ar - "palace"'],
  ['Ｍ＋', 'm+'],
  ['ﬁnal', 'final'],
  ['Ångström', 'angstrom'],
  ['Рейд', 'рейд'],
  ['хай', 'хай'],
  ['レイド', 'レイド'],
  ['🗡️ raid', '🗡️ raid'],
  ['100% _done_ \\', '100% _done_ \\'],
])('"%s" is folded to "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('folding is idempotent', () => {
  for (const text of ['İstanbul', 'ǅ', 'é̂', 'ㅋㅋ', '½ ﬃ', 'ΑΣ']) expect(fold(fold(text))).toBe(fold(text));
});

test('words are searchable joined, separated and unchanged', () => {
  expect(searchable(["Nerub'ar Palace", 'wow-carry'])).toBe(
    " nerub'ar palace nerub ar palace nerubar palace wow-carry wow carry wowcarry ",
  );
});

test('a trailing + or # is part of its word', () => {
  expect(wordsOf('m+ (10), c# 100%, "raid"')).toEqual(['m+', '10', 'c#', '100', 'raid']);
});
