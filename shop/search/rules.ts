import { Refusal } from '#shop/http/call.ts';
import { fold, wordsOf } from './fold.ts';

/** One way to meet a term: all of these words, as beginnings of words or only whole. */
export type Need = { words: string[]; isWhole: boolean };
/** What a word of the search, or a phrase of it that has a meaning, may be met by. */
export type Term = Need[];

export type Plan = {
  /** What names may begin with to come first. */
  beginnings: { text: string; isWhole: boolean }[];
  /** Each has to be met. */
  terms: Term[];
};

const LONGEST_SEARCH = 100;
/** Words beyond these narrow nothing down any more. */
const MOST_WORDS = 8;
const LONGEST_PHRASE = 4;

/** The trimmed text. @throws Refusal unless it has 1 to 100 characters. */
export function readSearch(text: string | undefined): string {
  const search = (text ?? '').trim();
  const length = [...search].length;
  if (length >= 1 && length <= LONGEST_SEARCH) return search;
  const message = `Search text must be between 1 and ${LONGEST_SEARCH} characters`;
  throw new Refusal(400, [{ code: 'invalid_search', field: 'search', message }]);
}

/** The words looked for, folded, each once. */
export function wordsOfSearch(text: string): string[] {
  return [...new Set(fold(text).split(' '))].filter((word) => word !== '').slice(0, MOST_WORDS);
}

/** Every run of words that might be jargon. */
export function phrasesOf(words: string[]): string[] {
  return words.flatMap((_, at) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, words.length - at) }, (_none, more) =>
      words.slice(at, at + more + 1).join(' '),
    ),
  );
}

/**
 * @param meanings what a phrase of `phrasesOf` also stands for.
 * @param near words of the catalogue that a word may be a slip of.
 */
export function planSearch(
  words: string[],
  meanings: ReadonlyMap<string, string[]>,
  near: ReadonlyMap<string, string[]> = new Map(),
): Plan {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const length = longestPhrase(words.slice(at), meanings);
    const phrase = words.slice(at, at + length);
    const also = meanings.get(phrase.join(' ')) ?? [];
    const needs = phrase.length === 1 ? needsOf(phrase[0] ?? '', near) : [{ words: phrase, isWhole: false }];
    terms.push([...needs, ...also.map((meaning) => ({ words: [meaning], isWhole: true }))]);
    at += length;
  }
  const text = words.join(' ');
  const also = meanings.get(text);
  const beginnings = also
    ? [text, ...also].map((beginning) => ({ text: beginning, isWhole: true }))
    : [{ text, isWhole: false }];
  return { beginnings, terms };
}

function longestPhrase(words: string[], meanings: ReadonlyMap<string, string[]>): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 1; length -= 1) {
    if (meanings.has(words.slice(0, length).join(' '))) return length;
  }
  return 1;
}

/** What only stands between and around words; other signs, as in `100%`, are meant. */
const PUNCTUATION = /[.,;:!?'"()[\]/-]/g;

// As it was typed, or the words it is made of: `heroic,` and `manaforge-heroic` mean words too.
function needsOf(word: string, near: ReadonlyMap<string, string[]>): Need[] {
  const inner = wordsOf(word);
  const isPlain = inner.length === 0 || inner.join('') === word || inner.join('') !== word.replace(PUNCTUATION, '');
  return [
    { words: [word], isWhole: false },
    ...(isPlain ? [] : [{ words: inner.slice(0, MOST_WORDS), isWhole: false }]),
    ...(near.get(word) ?? []).map((meant) => ({ words: [meant], isWhole: true })),
  ];
}
