import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { ImportFailure, type Sheet } from './sheet.ts';

export type Format = 'csv' | 'json';

/** The requested format, else the one of the file's extension. @throws ImportFailure */
export function formatOf(asked: string | undefined, file = ''): Format {
  const format = asked ?? extname(file).slice(1).toLowerCase();
  if (format === 'csv' || format === 'json') return format;
  throw new ImportFailure('The format is neither CSV nor JSON: use --format csv or --format json');
}

/** @throws ImportFailure when there is no such file, or it is not UTF-8. */
export function readSheet(file: string, format: Format): Sheet {
  const text = readText(file);
  return format === 'csv' ? readCsv(text) : readJson(text);
}

function readText(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    throw new ImportFailure(
      code === 'ENOENT' ? `There is no file ${file}` : `${file} cannot be read: ${String(code)}`,
      {
        cause,
      },
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ImportFailure(`${file} is not in UTF-8. In a spreadsheet choose "CSV UTF-8" when saving.`, { cause });
  }
}
