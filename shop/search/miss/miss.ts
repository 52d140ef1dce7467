import { fold } from '#shop/search/word/fold.ts';

const MAX_CHARACTERS = 60;
const MIN_CHARACTERS = 2;
/** Longer runs of digits may be a phone or card number. */
const MAX_DIGITS = 7;

/**
 * The form in which a search that found little is counted: folded, without punctuation. Undefined when it may be
 * personal (mail, links, names with numbers, long numbers) or is too long to be a search.
 */
export function missOf(text: string): string | undefined {
  const folded = fold(text);
  const isPersonal =
    /@|https?:|www\.|\.(?:com|net|org|gg|de)\b/.test(folded) ||
    /#\d{3,}/.test(folded) ||
    new RegExp(`\\d{${MAX_DIGITS + 1},}`).test(folded.replaceAll(/[\s().-]/g, ''));
  if (isPersonal) return undefined;
  const plain = folded
    .replaceAll(/[^\p{L}\p{M}\p{N}+ ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const { length } = [...plain];
  return length < MIN_CHARACTERS || length > MAX_CHARACTERS ? undefined : plain;
}
