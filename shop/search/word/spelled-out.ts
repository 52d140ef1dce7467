import type { Token } from '#shop/search/mention/mention.ts';
import type { Lexicon } from './lexicon.ts';

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
