import { writtenNumber } from '#shop/search/mention/number-text.ts';
import type { ReadWord } from '#shop/search/reading.ts';
import type { Candidate } from '#shop/interpret/candidate.ts';
import { meaningsOfWord } from '#shop/interpret/text/word-meanings.ts';
import { asksForGain, type PreparedOption, type PreparedProduct } from '#shop/interpret/text/prepared.ts';

/** A smaller number is an amount only next to a word of the product or the option. */
const MANY = 50;

export type Counted = { at: number; value: number; isCount: boolean };

/** Amounts that the numbers of the text may mean, in the units of each option. */
export function amountCandidates({ options, nameWords }: PreparedProduct, words: ReadWord[]): Candidate[] {
  return options.flatMap((option) =>
    option.row.amount === null
      ? []
      : numbersIn(words).flatMap((number) => candidateOf(option, nameWords, words, number) ?? []),
  );
}

/** Every number of the text, in digits or words. */
export function numbersIn(words: ReadWord[]): Counted[] {
  return words.flatMap(({ number, text }, at): Counted[] => {
    if (number) return [{ at, ...number }];
    const value = writtenNumber(text);
    return value === undefined || value === 1 ? [] : [{ at, value, isCount: false }];
  });
}

function candidateOf(
  option: PreparedOption,
  productWords: ReadonlySet<string>,
  words: ReadWord[],
  number: Counted,
): Candidate | undefined {
  const { at, value: typed } = number;
  const rule = option.row.amount;
  // `m+ 18` is the level of a key.
  if (words[at - 1]?.text.endsWith('+')) return undefined;
  const beside = [words[at - 1], words[at + 1], words[at + 2]].flatMap((word) =>
    word ? meaningsOfWord(word).flat() : [],
  );
  const isNamed = beside.some((word) => option.nameWords.has(word));
  const isNear = beside.some((word) => productWords.has(word));
  if (!isNamed && !isNear && typed < MANY) return undefined;
  const value = typed / option.unit;
  const issue = rule && !takes(rule, value) ? boundsOf(option) : null;
  // More than the largest gain is a target.
  if (rule && value > rule.maximum && asksForGain(option.nameWords)) return undefined;
  const weight = 2 + (isNamed ? 1 : 0) + (isNear ? 0.5 : 0) - (issue === null ? 0 : 1.5);
  return { kind: 'amount', option, words: [at], weight, typed, value: issue === null ? value : null, issue };
}

function takes({ minimum, maximum, step }: NonNullable<PreparedOption['row']['amount']>, value: number): boolean {
  return Number.isInteger(value) && value >= minimum && value <= maximum && (value - minimum) % step === 0;
}

function boundsOf({ row, unit }: PreparedOption): string {
  const { minimum, maximum, step } = row.amount ?? { minimum: 0, maximum: 0, step: 1 };
  return boundsText(minimum * unit, maximum * unit, step * unit);
}

export function boundsText(least: number, most: number, step: number): string {
  const grouped = (number: number) => number.toLocaleString('en-US');
  return `From ${grouped(least)} to ${grouped(most)}${step > 1 ? `, in steps of ${grouped(step)}` : ''}`;
}
