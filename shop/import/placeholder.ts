import { PERMANENT } from '#catalog/format.ts';
import type { SheetRow } from '#shop/import/file/sheet.ts';
import type { Item } from '#shop/stock/stock.ts';
import { candidateOf, type SharedPartsOf } from './candidate.ts';

/** Placeholders that pass every check. */
const NEUTRAL = {
  category: '',
  name: '-',
  price: '1.00',
  start: 'Today',
  eta: '1 hour',
  tags: [],
  motif: 'waystone',
  season: PERMANENT,
  get: ['-', '-', '-'],
  requirements: ['-', '-'],
  how: ['-', '-', '-'],
} satisfies Partial<Item>;

/** The fields that the check of a field also reads. */
const CHECKED_WITH: Partial<Record<keyof Item, (keyof Item)[]>> = {
  price: ['minimum', 'maximum', 'discounts', 'options'],
  special: ['price', 'specialFrom', 'specialUntil'],
  specialUntil: ['specialFrom'],
  discounts: ['price', 'maximum'],
  maximum: ['minimum'],
  options: ['price'],
};

/**
 * The product of a row with placeholders for the fields that could not be read, so that the same run reports its other
 * errors, too. It is never imported.
 *
 * @param wrong the fields that could not be read.
 */
export function withPlaceholders(
  row: SheetRow,
  before: Item | undefined,
  wrong: ReadonlySet<string>,
  sharedPartsOf: SharedPartsOf,
): Item | undefined {
  const read = Object.fromEntries(Object.entries(row.fields).filter(([field]) => !wrong.has(field)));
  const keeps = before !== undefined && row.unnamed === 'keep';
  return candidateOf({ ...row, fields: keeps ? read : { ...NEUTRAL, ...read } }, before, sharedPartsOf, () => {});
}

/** Whether an issue of this field could come from a placeholder. */
export function mayComeFromPlaceholder(field: string, wrong: ReadonlySet<string> | undefined): boolean {
  if (!wrong) return false;
  const others = Object.entries(CHECKED_WITH).find(([checked]) => checked === field)?.[1] ?? [];
  return wrong.has(field) || others.some((other) => wrong.has(other));
}
