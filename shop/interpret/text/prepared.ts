import type { OptionRow } from '#shop/product/option-store.ts';
import { unitOf, unitSoldIn } from '#shop/search/mention/number-rule.ts';
import { plainWords } from '#shop/search/word/plain-words.ts';
import { indexOf, type Target, type TargetIndex, targetsOf } from './target.ts';

/** A product with its options, prepared for matching with words. */
export type PreparedProduct = {
  id: number;
  minimum: number;
  maximum: number | null;
  /** What one piece contains: 1,000 where gold is sold by the thousand. */
  unit: number;
  /** Whether one piece is a step of a rating, as in `Per 1,000 points`. */
  isPerUnit: boolean;
  /** Whether it asks for a start and a gain. */
  isGained: boolean;
  nameWords: ReadonlySet<string>;
  nameNumbers: number[];
  options: PreparedOption[];
};

export type PreparedOption = {
  row: OptionRow;
  nameWords: ReadonlySet<string>;
  /** What one unit of an amount contains. */
  unit: number;
  /** One for each value or step. */
  targets: Target[];
  index: TargetIndex;
};

const WORDS_OF_GAIN = ['gain', 'miss', 'need'];

/** Whether an option of this name asks for a gain. */
export function asksForGain(names: Iterable<string>): boolean {
  return [...names].some((word) => WORDS_OF_GAIN.includes(word));
}

export type ProductRow = { id: number; name: string; label: string; minimum: number; maximum: number | null };

export function prepare({ id, name, label, minimum, maximum }: ProductRow, options: OptionRow[]): PreparedProduct {
  const perUnit = unitSoldIn(label);
  const words = plainWords(`${name} ${label}`);
  return {
    id,
    minimum,
    maximum,
    unit: perUnit ?? unitOf(label),
    isPerUnit: perUnit !== undefined,
    isGained: options.some((row) => asksForGain(plainWords(row.name))),
    nameWords: new Set(words),
    nameNumbers: words.filter((word) => /^\d+$/.test(word)).map(Number),
    options: options.map(prepareOption),
  };
}

function prepareOption(row: OptionRow): PreparedOption {
  const targets = targetsOf(row.values);
  return {
    row,
    nameWords: new Set(plainWords(row.name)),
    unit: unitOf(`${row.name} ${row.amount?.unit ?? ''}`),
    targets,
    index: indexOf(targets),
  };
}
