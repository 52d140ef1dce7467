import { formsOf } from './word-forms.ts';
import { wordsIn } from './words.ts';

const DIGITS = 'zero one two three four five six seven eight nine ten'.split(' ');
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
/** Words that do not distinguish between two choices. */
const STOP_WORDS = new Set('a an and at by for from in of on or our the to we with you your'.split(' '));

/** The words of a name for comparison: stemmed, `III` as 3, `1,000` as 1000. */
export function plainWords(name: string): string[] {
  return wordsIn(name.replaceAll(/(?<=\d),(?=\d{3})/g, '')).map(plainWord);
}

export function plainWord(word: string): string {
  const roman = ROMAN.indexOf(word);
  const digit = DIGITS.indexOf(word);
  if (digit > 0) return String(digit);
  return roman >= 0 ? String(roman + 1) : (formsOf(word).at(-1) ?? word);
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
