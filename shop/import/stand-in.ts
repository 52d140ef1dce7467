import { PERMANENT } from '#catalog/format.ts';
import type { SheetRow } from '#shop/import/file/sheet.ts';
import type { Item } from '#shop/stock/stock.ts';
import { candidateOf, type SharedPartsOf } from './candidate.ts';

/** What any product could say. */
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

/** Fields that are judged by others. */
const JUDGED_BY: Partial<Record<keyof Item, (keyof Item)[]>> = {
  price: ['minimum', 'maximum', 'discounts', 'options'],
  special: ['price', 'specialFrom', 'specialUntil'],
  specialUntil: ['specialFrom'],
  discounts: ['price', 'maximum'],
  maximum: ['minimum'],
  options: ['price'],
};

/**
 * The product of a row in which some fields cannot be read, with neutral ones in their place: what else is wrong with
 * it is told in the same round. It is never imported.
 *
 * @param wrong the fields that cannot be read.
 */
export function standInFor(
  row: SheetRow,
  before: Item | undefined,
  wrong: ReadonlySet<string>,
  sharedPartsOf: SharedPartsOf,
): Item | undefined {
  const read = Object.fromEntries(Object.entries(row.fields).filter(([field]) => !wrong.has(field)));
  const keeps = before !== undefined && row.unnamed === 'keep';
  return candidateOf({ ...row, fields: keeps ? read : { ...NEUTRAL, ...read } }, before, sharedPartsOf, () => {});
}

/** Whether what is said of a field could be the fault of a neutral one. */
export function isBesideTheRow(field: string, wrong: ReadonlySet<string> | undefined): boolean {
  if (!wrong) return false;
  const judges = Object.entries(JUDGED_BY).find(([judged]) => judged === field)?.[1] ?? [];
  return wrong.has(field) || judges.some((judge) => wrong.has(judge));
}
