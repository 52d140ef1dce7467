import { isFiller } from './group.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './mention.ts';
import type { InvertedIndex } from './search-index.ts';
import { splitWord } from './split-word.ts';
import { formsOf } from './word-forms.ts';

// `lvl80`, `goldnova`: what nobody writes as one word is taken apart.
export function separated(token: Token, index: InvertedIndex, lexicon: Lexicon): Token[] {
  if (token.kind !== 'word') return [token];
  const isKnown = (word: string) =>
    formsOf(word).some((form) => index.vocabulary.has(form)) || lexicon.meanings.has(word) || lexicon.names.has(word);
  if (isKnown(token.text) || isFiller(token.text, lexicon) || lexicon.notSold.has(token.text)) return [token];
  const [, letters, digits] = /^(\p{L}{2,})(\d{1,7})$/u.exec(token.text) ?? [];
  if (letters !== undefined && digits !== undefined && isKnown(letters)) {
    const middle = token.start + letters.length;
    return [
      { kind: 'word', text: letters, start: token.start, end: middle },
      { kind: 'number', text: digits, value: Number(digits), isCount: false, start: middle, end: token.end },
    ];
  }
  if (index.vocabulary.completionsOf(token.text).length > 0) return [token];
  if (index.vocabulary.correctionsOf(token.text).some(({ distance }) => distance === 1)) return [token];
  const parts = splitWord(token.text, (word) => lexicon.fillers.has(word) || (word.length > 2 && isKnown(word)));
  if (!parts) return [token];
  let start = token.start;
  return parts.map((text) => ({ kind: 'word', text, start, end: (start += text.length) }));
}
