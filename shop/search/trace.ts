import { fold } from './word/fold.ts';

/** A folded text with, for each of its characters and for its end, the place in the original it comes from. */
export type Traced = { text: string; places: number[] };

const graphemes = new Intl.Segmenter();
/** Each of these signs is a piece by itself, as nearly every text has no others. */
const PLAIN = /^[\w ]*$/;

/** Folds as `fold` does, drops the apostrophes inside of words, and parts `+` from a number after it. */
export function trace(original: string): Traced {
  let text = '';
  const places: number[] = [];
  const add = (characters: string, place: number) => {
    text += characters;
    for (let unit = 0; unit < characters.length; unit += 1) places.push(place);
  };
  const pieces = PLAIN.test(original)
    ? [...original.toLowerCase()].map((sign, index) => ({ folded: sign.trim(), index }))
    : [...graphemes.segment(original)].map(({ segment, index }) => ({ folded: fold(segment), index }));
  for (const [at, { folded, index }] of pieces.entries()) {
    const next = pieces[at + 1]?.folded ?? '';
    const isJoiner = folded === "'" && /\p{L}$/u.test(text) && /^\p{L}/u.test(next);
    if (isJoiner) continue;
    if (folded === '' && (text === '' || text.endsWith(' '))) continue;
    add(folded === '' ? ' ' : folded, index);
    if (folded === '+' && /^\d/.test(next)) add(' ', index);
  }
  places.push(original.length);
  return { text, places };
}

/** The places in the original from one character of the traced text up to another. */
export function originalSpan({ places }: Traced, { start, end }: Span): Span {
  const from = places[start] ?? 0;
  // What is left out at the end of a piece is no part of it.
  return { start: from, end: Math.max(from, (places[end - 1] ?? from) + 1) };
}

export type Span = { start: number; end: number };
