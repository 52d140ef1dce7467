import type { Item } from '#shop/stock/stock.ts';

/** A file to import, row by row. */
export type Sheet = {
  rows: SheetRow[];
  /** Errors of rows and cells that could not be parsed. */
  issues: Issue[];
};

/** What a row says of one product. */
export type SheetRow = {
  /** Counted from 1: lines of a spreadsheet, header included; products of a JSON file. */
  row: number;
  /** Null clears the field. */
  fields: Partial<Record<keyof Item | 'picture', unknown>>;
  /** What happens to fields that the row does not name: `keep` leaves them unchanged, `drop` clears them. */
  unnamed: 'keep' | 'drop';
};

/** `row` is 0 for an error of the whole file; `column` may be empty, and so may `slug`. */
export type Issue = { row: number; slug?: string; column: string; message: string };

export class ImportFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ImportFailure';
  }
}
