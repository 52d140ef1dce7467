import { type DayMention, readDay } from './day-mention.ts';
import { NUMBER, SCALE, scaled, WRITTEN_NUMBER } from './number-text.ts';
import { type PriceCondition, readPrice } from './price-mention.ts';
import type { Span } from '#shop/search/trace.ts';

/** One token of a query. */
export type Token = Span & { text: string } & (
    | { kind: 'word' }
    /** `500k` is 500,000; `text` is as typed, for names contain numbers, too. `x3` is a quantity. */
    | { kind: 'number'; value: number; isCount: boolean }
    | { kind: 'span'; from: number; to: number }
  );

export type Mentions = { tokens: Token[]; price: PriceCondition | null; when: DayMention | null };

const ARROW = String.raw`(?:-+>?|=>|→|>|to|bis|until|till|through|zu|a|hasta)`;

/** `level 6 to level 10` says the unit twice. */
const UNIT_AGAIN = '(?:(?:level|lvl|lv|rank|tier|stage|division|div|stufe|niveau|nivel)\\s+|t(?=\\d))?';

const PIECES = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?<written>${WRITTEN_NUMBER})\s(?<writtenScale>hundred|thousand|tausend|mil|million|billion|trillion|k)(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}+])(?:t(?=\d))?(?<from>${NUMBER})(?<fromScale>${SCALE})?\s*${ARROW}\s*${UNIT_AGAIN}(?<to>${NUMBER})(?<toScale>${SCALE})?(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])(?<times>x)?\+?(?<value>${NUMBER})(?:\s?(?<count>x)|\s?(?<scale>${SCALE}))?(?![\p{L}\p{N}])\+?`,
    // `m + 15` is `m+ 15`, where that is jargon (spelled-out.ts).
    String.raw`(?<![\p{L}\p{N}])\p{L} \+(?= \d)`,
    String.raw`[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}+#]*`,
  ].join('|'),
  'gu',
);

/** @param text folded, without apostrophes inside of words. */
export function readMentions(text: string): Mentions {
  const price = readPrice(text);
  const bare = blanked(text, price);
  const when = readDay(bare);
  return { tokens: tokensOf(blanked(bare, when)), price, when };
}

// Replaced by spaces, so that all other offsets stay valid.
function blanked(text: string, span: Span | null): string {
  return span ? text.slice(0, span.start) + ' '.repeat(span.end - span.start) + text.slice(span.end) : text;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(PIECES)].map(({ 0: typed, index, groups = {} }): Token => {
    const span = { text: typed, start: index, end: index + typed.length };
    const { from, fromScale, to, toScale, value, scale, times, count, written, writtenScale } = groups;
    if (from !== undefined && to !== undefined) {
      return { ...span, kind: 'span', from: scaled(from, fromScale ?? toScale), to: scaled(to, toScale) };
    }
    const number = value ?? written;
    if (number === undefined) return { ...span, kind: 'word' };
    const isCount = times !== undefined || count !== undefined;
    return { ...span, text: number, kind: 'number', value: scaled(number, scale ?? writtenScale), isCount };
  });
}
