import { plainWord } from '#shop/search/word/plain-words.ts';
import type { ReadWord } from '#shop/search/reading.ts';
import { wordsIn } from '#shop/search/word/words.ts';

/** The meanings of a word, each a list of plain words. */
export function meaningsOfWord(word: ReadWord): string[][] {
  const known = meaningsByWord.get(word) ?? readMeanings(word);
  meaningsByWord.set(word, known);
  return known;
}

// Cached: every option of every product is matched with the same words.
const meaningsByWord = new WeakMap<ReadWord, string[][]>();

function readMeanings({ meanings, number, text }: ReadWord): string[][] {
  const numbers = number ? [[String(number.value)]] : [];
  const all = [...numbers, ...meanings.map((words) => words.flatMap((word) => wordsIn(word)).map(plainWord))];
  return text.includes(',') ? all : all.filter((words) => words.length > 0);
}
