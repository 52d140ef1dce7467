import type { ReadWord } from '#shop/search/reading.ts';
import { boundsText, numbersIn } from './amount-match.ts';
import { gainIn } from './gain-match.ts';
import { meaningsOfWord } from '#shop/interpret/text/word-meanings.ts';
import type { PreparedProduct } from '#shop/interpret/text/prepared.ts';

/** The quantity of the product, or why it cannot be ordered. */
export type FilledQuantity = { words: number[]; typed: number; value: number | null; issue: string | null };

const MAX_PIECES = 9_999;
/** For products sold one by one a larger number is no quantity, even next to a word of the product. */
const FEW = 100;

/** The quantity, from a number that no option has taken. */
export function quantityOf(
  product: PreparedProduct,
  words: ReadWord[],
  used: ReadonlySet<number>,
): FilledQuantity | null {
  if (product.isPerUnit) return gainOf(product, words);
  if (product.options.some(({ row }) => row.amount !== null)) return null;
  const { minimum, maximum, unit, nameWords } = product;
  for (const { at, value: typed, isCount } of numbersIn(words)) {
    if (used.has(at)) continue;
    const beside = [words[at - 1], words[at + 1], words[at + 2]].flatMap((word) =>
      word ? meaningsOfWord(word).flat() : [],
    );
    const isNear = beside.some((word) => nameWords.has(word));
    const isSoldSo =
      (unit > 1 && typed >= unit) || (isNear && (minimum > 1 || (maximum !== null && maximum > 1 && typed <= FEW)));
    if (!isCount && !isSoldSo) continue;
    if (!isCount && product.nameNumbers.includes(typed)) continue;
    const value = typed / unit;
    const most = maximum ?? MAX_PIECES;
    const isTaken = Number.isInteger(value) && value >= minimum && value <= most;
    return isTaken
      ? { words: [at], typed, value, issue: null }
      : { words: [at], typed, value: null, issue: boundsText(minimum * unit, most * unit, unit) };
  }
  return null;
}

/** For a rating sold by steps: the number of steps from the start to the target. */
function gainOf({ unit, maximum }: PreparedProduct, words: ReadWord[]): FilledQuantity | null {
  const said = gainIn(words);
  if (!said) return null;
  const value = said.gain / unit;
  const most = maximum ?? MAX_PIECES;
  const isTaken = Number.isInteger(value) && value >= 1 && value <= most;
  const issue = isTaken ? null : boundsText(unit, most * unit, unit);
  return { words: [said.at], typed: said.gain, value: isTaken ? value : null, issue };
}
