import type { Item } from '#shop/stock/stock.ts';

/** A file to import, row by row. */
export type Sheet = {
  rows: SheetRow[];
  /** What could not be read at all. */
  issues: Issue[];
};

/** What a row says of one product. */
export type SheetRow = {
  /** As the file's reader would count: lines of a spreadsheet, its head being 1; products of JSON, from 1. */
  row: number;
  /** Null is without one. */
  fields: Partial<Record<keyof Item | 'picture', unknown>>;
  /** A field that is not named: `keep` leaves it as it is, `drop` makes it be without. */
  unnamed: 'keep' | 'drop';
};

/** `row` is 0 for what is wrong with the file; `column` may be empty, and `slug` where the row has none. */
export type Issue = { row: number; slug?: string; column: string; message: string };

export class ImportFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportFailure';
  }
}
