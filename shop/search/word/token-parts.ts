import { isFiller } from '#shop/search/group.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from '#shop/search/mention/mention.ts';
import type { InvertedIndex } from '#shop/search/index/search-index.ts';
import { scaled } from '#shop/search/mention/number-text.ts';
import { splitWord } from './split-word.ts';
import { latinKeysOf, latinSoundsOf } from './latin-keys.ts';
import { formsOf } from './word-forms.ts';

const COUNTED = /^(\d{1,7}(?:kk|[kmb])??)(\p{L}+)$/u;
const SCALED = /^(\d+)(\D*)$/;

// `lvl80`, `20div`, `goldnova`: splits compounds that the catalogue does not have. `пщдв` is `gold`, and `портал` a portal.
export function separated(token: Token, index: InvertedIndex, lexicon: Lexicon): Token[] {
  if (token.kind !== 'word') return [token];
  const isKnown = (word: string) =>
    formsOf(word).some((form) => index.vocabulary.has(form) || lexicon.meanings.has(form)) || lexicon.names.has(word);
  const isRead = (word: string) => isKnown(word) || isFiller(word, lexicon) || lexicon.notSold.has(word);
  // `maisara` alone means nothing, and is a word of jargon.
  if (isRead(token.text) || lexicon.known.has(token.text)) return [token];
  const meant = latinKeysOf(token.text);
  // A letter alone is a word of its own language.
  if (meant.length === 1) return [token];
  const latin = [meant, ...formsOf(token.text).map(latinSoundsOf)].find(isRead);
  return latin === undefined ? partsOf(token, index, lexicon, isKnown) : [{ ...token, text: latin }];
}

type IsKnown = (word: string) => boolean;

function partsOf(token: Token, index: InvertedIndex, lexicon: Lexicon, isKnown: IsKnown): Token[] {
  const phrase = lexicon.squeezed.get(token.text);
  if (phrase !== undefined) return wordsFrom(token.start, phrase.split(' '));
  const [, letters, digits] = /^(\p{L}+)(\d{1,7})$/u.exec(token.text) ?? [];
  const isPrefixed = (before: string) => lexicon.squeezed.has(before) || isPrefix(before, lexicon, isKnown);
  if (letters !== undefined && digits !== undefined && isPrefixed(letters)) {
    const middle = token.start + letters.length;
    return [
      ...wordsFrom(token.start, (lexicon.squeezed.get(letters) ?? letters).split(' ')),
      { kind: 'number', text: digits, value: Number(digits), isCount: false, start: middle, end: token.end },
    ];
  }
  const [, number, unit] = COUNTED.exec(token.text) ?? [];
  if (number !== undefined && unit !== undefined && isPrefix(unit, lexicon, isKnown)) {
    const middle = token.end - unit.length;
    const [, value = '', scale] = SCALED.exec(number) ?? [];
    return [
      { kind: 'number', text: number, value: scaled(value, scale), isCount: false, start: token.start, end: middle },
      { kind: 'word', text: unit, start: middle, end: token.end },
    ];
  }
  if (index.vocabulary.completionsOf(token.text).length > 0) return [token];
  if (index.vocabulary.correctionsOf(token.text).some(({ distance }) => distance === 1)) return [token];
  const parts = splitWord(
    token.text,
    (word) =>
      lexicon.fillers.has(word) ||
      // Of two letters many words are made by chance; with a digit it is a game, as in `d2boost`.
      ((word.length > 2 || /\d/.test(word)) && (isKnown(word) || lexicon.notSold.has(word))),
  );
  return parts ? wordsFrom(token.start, parts) : [token];
}

function wordsFrom(first: number, words: string[]): Token[] {
  let start = first;
  return words.map((text) => ({ kind: 'word', text, start, end: (start += text.length) }));
}

// A single letter counts only as jargon with a meaning.
function isPrefix(letters: string, { meanings }: Lexicon, isKnown: IsKnown): boolean {
  return letters.length > 1 ? isKnown(letters) : meanings.has(letters);
}
