import type { SheetRow } from '#shop/import/file/sheet.ts';
import type { Tell } from './candidate.ts';
import type { Item } from '#shop/stock/stock.ts';

/** Required of a new product: these have no default. */
export const REQUIRED = [
  'game',
  'category',
  'name',
  'price',
  'start',
  'eta',
  'tags',
  'get',
  'requirements',
  'how',
] as const;

/**
 * The row of a new product, with a default motif. When columns are missing, as in a price list, this reports one
 * error instead of one for each column.
 */
export function withDefaults(
  row: SheetRow,
  motifOf: (game: string, category: string) => Item['motif'],
  tell: Tell,
): SheetRow | undefined {
  const { fields, unnamed } = row;
  if (unnamed === 'drop') return row;
  const lacking = REQUIRED.filter((field) => !(field in fields));
  if (lacking.length > 0 && fields.slug) {
    tell(['slug'], `is not in the shop; to be new it needs ${lacking.join(', ')}`);
    return undefined;
  }
  return { ...row, fields: { motif: motifOf(String(fields.game), String(fields.category)), ...fields } };
}
