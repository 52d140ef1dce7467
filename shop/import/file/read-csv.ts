import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { type Column, COLUMNS, PICTURE_COLUMN } from './columns.ts';
import type { Issue, Sheet, SheetRow } from './sheet.ts';

const DELIMITERS = [',', ';', '\t'];
const MIXED =
  'has a point, and other prices of this file have a comma: write all decimals alike, and part no thousands';

/** The line that spreadsheets write above the first row to name the delimiter. */
const SEPARATOR_LINE = /^\uFEFF?sep=[,;\t](?:\r\n|\n|\r)/i;

/** The first row names the columns; the delimiter is a comma, a semicolon or a tab. */
export function readCsv(text: string): Sheet {
  const [line] = SEPARATOR_LINE.exec(text) ?? [];
  if (line === undefined) return readRows(text);
  const { rows, issues } = readRows(text.slice(line.length));
  const below = <Place extends { row: number }>(place: Place) => ({ ...place, row: place.row + 1 });
  return { rows: rows.map(below), issues: issues.map(below) };
}

function readRows(text: string): Sheet {
  const issues: Issue[] = [];
  const delimiter = delimiterOf(text);
  const [head = [], ...records] = withoutEmptyColumns(recordsOf(text, delimiter, issues));
  const columns = columnsOf(head, issues);
  if (issues.some(({ row }) => row === 1)) return { rows: [], issues };
  if (delimiter !== ',') readDecimalCommas(records, columns, issues);
  const rows = records.flatMap((cells, at) => rowOf(cells, at + 2, columns, issues) ?? []);
  if (rows.length === 0 && issues.length === 0) issues.push({ row: 0, column: '', message: 'holds no products' });
  return { rows, issues };
}

/** A spreadsheet writes columns too in which nothing stands, where something once did. */
function withoutEmptyColumns(records: string[][]): string[][] {
  const width = Math.max(0, ...records.map((cells) => cells.findLastIndex((cell) => cell !== '') + 1));
  const named = (records[0] ?? []).findLastIndex((name) => name !== '') + 1;
  return width > named ? records : records.map((cells) => (cells.length > named ? cells.slice(0, named) : cells));
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n|\r/, 1);
  return DELIMITERS.toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
}

/**
 * A spreadsheet with semicolons or tabs as delimiters may write 9.99 as 9,99. A point in the same number as such a
 * comma could separate thousands, and is an issue.
 */
function readDecimalCommas(records: string[][], columns: (ReadColumn | undefined)[], issues: Issue[]): void {
  const money = columns.flatMap((column, at) => (column && 'isMoney' in column ? { at, name: column.name } : []));
  const hasComma = records.some((cells) => money.some(({ at }) => /^\d+,\d+$/.test(cells[at] ?? '')));
  if (!hasComma) return;
  for (const [row, cells] of records.entries()) {
    for (const { at, name } of money) {
      const cell = cells[at] ?? '';
      if (cell.includes('.')) issues.push({ row: row + 2, column: name, message: MIXED });
      else if (cell.includes(',')) cells[at] = cell.replace(',', '.');
    }
  }
}

/** A malformed record is reported and replaced by an empty one. */
function recordsOf(text: string, delimiter: string, issues: Issue[]): string[][] {
  const records: string[][] = [];
  let brokenLine = 0;
  const broken = (error: unknown): undefined => {
    const line = error instanceof CsvError ? Number(error['lines']) : 0;
    // The rest of a malformed line may be malformed, too.
    if (line > 0 && line === brokenLine) return;
    brokenLine = line;
    const message = error instanceof CsvError ? error.message : String(error);
    issues.push({ row: records.length + 1, column: '', message: `not readable as CSV: ${message}` });
    records.push([]);
  };
  const options = {
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_records_with_error: true,
    on_record: (record: string[]) => void records.push(record.map((cell) => cell.trim())),
    on_skip: broken,
  };
  try {
    parse(text, options);
  } catch (error) {
    broken(error);
  }
  return records;
}

type ReadColumn = Column | typeof PICTURE_COLUMN;

function columnsOf(head: string[], issues: Issue[]): (ReadColumn | undefined)[] {
  const tell = (column: string, message: string) => issues.push({ row: 1, column, message });
  const names = head.map((name) => name.toLowerCase());
  if (!names.includes('slug')) tell('slug', 'is missing: the first row names the columns');
  return names.map((name, at) => {
    const column = [...COLUMNS, PICTURE_COLUMN].find((one) => one.name === name);
    if (!column) tell(name || `column ${at + 1}`, 'is not known');
    else if (names.indexOf(name) < at) tell(name, 'is listed twice');
    return column;
  });
}

/** An empty cell leaves a required field unchanged. */
const ALWAYS = new Set<unknown>(['enabled', 'motif', 'season']);

function rowOf(
  cells: string[],
  row: number,
  columns: (ReadColumn | undefined)[],
  issues: Issue[],
): SheetRow | undefined {
  if (cells.every((cell) => cell === '')) return undefined;
  if (cells.length !== columns.length) {
    const message = `has ${cells.length} cells, the first row has ${columns.length}`;
    issues.push({ row, column: '', message });
    return undefined;
  }
  const fields = columns.map((column, at) => [column?.field, column?.read(cells[at] ?? '')] as const);
  const said = fields.filter(([field, value]) => value !== null || !ALWAYS.has(field));
  return { row, fields: Object.fromEntries(said), unnamed: 'keep' };
}
