import { stringify } from 'csv-stringify/sync';
import type { SharedPartsOf } from '#shop/import/candidate.ts';
import { COLUMNS } from './columns.ts';
import type { Item } from '#shop/stock/stock.ts';

const INDENT = 2;

/**
 * Every product as a CSV row that can be imported again; options and other fields without a column are left out.
 * Without a byte order mark a spreadsheet would assume another encoding, and save every dash and × broken.
 */
export function csvOf(items: Iterable<Item>): string {
  const rows = [...items].map((item) => COLUMNS.map(({ field, write }) => write(item[field])));
  return stringify([COLUMNS.map(({ name }) => name), ...rows], { bom: true });
}

/** Every product with all its fields, in the form that an import reads. */
export function jsonOf(items: Iterable<Item>, sharedPartsOf: SharedPartsOf): string {
  const products = [...items].map((item) => ({ ...item, options: optionsOf(item, sharedPartsOf) }));
  return `${JSON.stringify({ products }, null, INDENT)}\n`;
}

// In a file a risk is the key of one of the game's sentences.
function optionsOf({ game, options }: Item, sharedPartsOf: SharedPartsOf): Item['options'] {
  const risks = Object.entries(sharedPartsOf(game)?.risks ?? {});
  const keyOf = (sentence: string) => risks.find(([, own]) => own === sentence)?.[0] ?? sentence;
  return options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value, ...(value.risk && { risk: keyOf(value.risk) }) })),
  }));
}
