import type { Token } from '#shop/search/mention/mention.ts';
import { type Lexicon, MAX_PHRASE_WORDS } from './lexicon.ts';

const MAX_SIGNS = 5;

/** `w o w gold`, `w.o.w`, `d 2 raid`: signs that stand alone and together are jargon or a name are one word. */
export function withSpelledOut(read: Token[], lexicon: Lexicon): Token[] {
  const tokens = read.map((token) => withSign(token, lexicon));
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = lengthSpelledOut(tokens.slice(at, at + MAX_SIGNS), lexicon);
    const signs = tokens.slice(at, at + length);
    const [first, last] = [signs[0], signs.at(-1)];
    if (first && last && length > 1)
      joined.push({ kind: 'word', text: textOf(signs), start: first.start, end: last.end });
    else joined.push(...signs);
    at += length;
  }
  return joined;
}

/** `vault 8 slots` is 8 `vault slots`: a number between the words of jargon comes after them. */
export function withNumbersAfter(tokens: Token[], lexicon: Lexicon): Token[] {
  const at = tokens.findIndex((_, place) => endAround(tokens, place, lexicon) !== undefined);
  const to = endAround(tokens, at, lexicon);
  if (to === undefined) return tokens;
  return [...tokens.slice(0, at), ...tokens.slice(at + 1, to), ...tokens.slice(at, at + 1), ...tokens.slice(to)];
}

/** @returns where the jargon ends that this number interrupts. */
function endAround(tokens: Token[], at: number, lexicon: Lexicon): number | undefined {
  if (tokens[at]?.kind !== 'number') return undefined;
  for (let from = Math.max(0, at - MAX_PHRASE_WORDS + 1); from < at; from += 1) {
    for (let to = Math.min(tokens.length, from + MAX_PHRASE_WORDS + 1); to > at + 1; to -= 1) {
      const words = tokens.slice(from, to).filter((_, place) => from + place !== at);
      const phrase = words.map(({ text }) => text).join(' ');
      if (words.every(({ kind }) => kind === 'word') && lexicon.meanings.has(phrase)) return to;
    }
  }
  return undefined;
}

/** `m +` is `m+`; another letter before a sign stands alone. */
function withSign(token: Token, { meanings }: Lexicon): Token {
  const [letter = '', sign] = token.text.split(' ');
  if (token.kind !== 'word' || sign === undefined) return token;
  const text = letter + sign;
  return meanings.has(text) ? { ...token, text } : { ...token, text: letter, end: token.start + letter.length };
}

/** @returns 1 when the first token is not spelled out. */
function lengthSpelledOut(tokens: Token[], { meanings, names }: Lexicon): number {
  const other = tokens.findIndex(({ text }) => text.length > 1);
  const signs = other < 0 ? tokens : tokens.slice(0, other);
  for (let length = signs.length; length > 1; length -= 1) {
    const text = textOf(signs.slice(0, length));
    if (/\p{L}/u.test(text) && (meanings.has(text) || names.has(text))) return length;
  }
  return 1;
}

function textOf(tokens: Token[]): string {
  return tokens.map(({ text }) => text).join('');
}
