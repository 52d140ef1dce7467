import { fold } from './word/fold.ts';

/** A folded text that knows, for each of its characters and its end, the offset in the original. */
export type Traced = { text: string; places: number[] };

const graphemes = new Intl.Segmenter();
/** Fast path: most texts have only these characters, which fold one by one. */
const PLAIN = /^[\w ]*$/;

/** Folds as `fold` does, drops apostrophes inside words, and separates `+` from a number after it. */
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

/** Maps a span of the traced text to one of the original. */
export function originalSpan({ places }: Traced, { start, end }: Span): Span {
  const from = places[start] ?? 0;
  // Characters dropped at the end of a span do not belong to it.
  return { start: from, end: Math.max(from, (places[end - 1] ?? from) + 1) };
}

export type Span = { start: number; end: number };
