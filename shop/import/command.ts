import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SharedParts } from '#catalog/expand/expand-option.ts';
import type { Catalog } from '#catalog/format.ts';
import { readSharedParts } from '#catalog/load/read-shared-parts.ts';
import { OWN_FOLDER, readCatalog } from '#catalog/read.ts';
import { readShopConfig, type ShopConfig } from '#shop/config/config.ts';
import { isSharedStore, openBlobs } from '#shop/blob/blob-store.ts';
import type { Db } from '#shop/db/database.ts';
import { openDatabase } from '#shop/db/connection/open.ts';
import type { SharedPartsOf } from './candidate.ts';
import { COLUMNS, PICTURE_COLUMN } from '#shop/import/file/columns.ts';
import { csvOf, jsonOf } from '#shop/import/file/export.ts';
import { REQUIRED } from './defaults.ts';
import { type Import, importProducts, tryImport } from './import-products.ts';
import { makePictures, type OwnPicture, partPictures, pictureIssues } from './own-pictures.ts';
import { formatOf, readSheet } from '#shop/import/file/read-sheet.ts';
import { reportOf } from './report.ts';
import { ImportFailure, type Sheet } from '#shop/import/file/sheet.ts';
import { itemsIn, stockOf } from '#shop/stock/stock.ts';
import { authorOf } from '#shop/release/author.ts';
import { readPublished } from '#shop/release/store.ts';
import { readImports } from '#shop/stock/store.ts';

type Print = (line: string) => void;

const IMPORT_USAGE = `import FILE [--dry-run] [--any-price] [--format csv|json] [--author NAME] [--note TEXT]
  Imports new products, and changes to existing ones, which are identified by slug. If any row has an
  issue, nothing is imported. --dry-run shows what would change. A price more than ten times the previous
  one, or less than a tenth, is an issue unless --any-price is given. An import is a release like any
  other: npm run publish -- --list lists it, and npm run publish -- --undo reverts it.
  CSV: cells are separated by commas, semicolons or tabs; with semicolons or tabs, prices may be written
  as 9,99. The first row has the names of the columns, of
${columnLines()}.
  A new product needs slug, ${REQUIRED.join(', ')};
  get needs 3 to 5 lines, requirements 2 to 4, how 3 or 4.
  A missing column leaves its values unchanged; an empty cell removes the value. Lines in one cell are
  separated by |. Options, quantity prices, questions and related products are not possible in CSV: use
  JSON.
  picture is the name of a JPEG, PNG or WebP of at least 1320 × 660 pixels in the folder of FILE or below
  it. It is cropped to every size, and shown at once on pages, cards and shared links.
  JSON: { "products": [{ "game": "wow-carry", … }] }, each product in full, as in the data files.`;

function columnLines(): string {
  const names = [...COLUMNS, PICTURE_COLUMN].map(({ name }) => name);
  const half = Math.ceil(names.length / 2);
  return `    ${names.slice(0, half).join(', ')},\n    ${names.slice(half).join(', ')}`;
}

const EXPORT_USAGE = `export [FILE] [--format csv|json]
  Writes all products, in the format of import, to the file or the standard output.`;

export const IMPORT_COMMANDS = {
  import: {
    does: 'import products from a CSV or JSON file; --dry-run only shows what would change',
    run: runImport,
  },
  export: { does: 'export all products, in the format of import', run: runExport },
};

const options = { format: { type: 'string' } } as const;

async function runImport(args: string[], print: Print): Promise<number> {
  return reportingErrors(print, IMPORT_USAGE, async () => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...options,
        'dry-run': { type: 'boolean', default: false },
        'any-price': { type: 'boolean', default: false },
        author: { type: 'string' },
        note: { type: 'string', default: '' },
      },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new ImportFailure('Specify one file');
    const { sheet, pictures } = partPictures(readSheet(file, formatOf(values.format, file)));
    sheet.issues.push(...(await pictureIssues(pictures, dirname(file))));
    const dryRun = values['dry-run'];
    const catalog = readCatalog();
    const goods = { catalog, sharedPartsOf: sharedPartsOfFiles(catalog), anyPrice: values['any-price'] };
    const act = { author: authorOf(values.author, process.env), note: values.note, source: 'import' } as const;
    const plan: Import = await inDatabase((db, config) =>
      dryRun
        ? tryImport(db, sheet, goods)
        : withPictures(pictures, { sheet, file, db, config }, () => importProducts(db, sheet, goods, new Date(), act)),
    );
    for (const line of reportOf(plan, { dryRun, pictures })) print(line);
    if (plan.published?.isNew) print(`Release ${plan.published.number} is on sale.`);
    return plan.issues.length > 0 ? 1 : 0;
  });
}

async function runExport(args: string[], print: Print): Promise<number> {
  return reportingErrors(print, EXPORT_USAGE, async () => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [file, ...more] = positionals;
    if (more.length > 0) throw new ImportFailure('Specify at most one file');
    const format = formatOf(values.format ?? (file ? undefined : 'csv'), file);
    const catalog = readCatalog();
    const items = await inDatabase(async (db) => {
      const { catalog: base } = (await readPublished(db)) ?? { catalog };
      return itemsIn(stockOf(base, await readImports(db)));
    });
    const text = format === 'csv' ? csvOf(items.values()) : jsonOf(items.values(), sharedPartsOfFiles(catalog));
    if (!file) process.stdout.write(text);
    else {
      writeFileSync(file, text);
      print(`${items.size.toLocaleString('en-GB')} products in ${file}`);
    }
    return 0;
  });
}

/** Pictures are made first, so that nothing can go wrong with them once their products are on sale. */
async function withPictures(
  pictures: OwnPicture[],
  { sheet, file, db, config }: { sheet: Sheet; file: string; db: Db; config: ShopConfig },
  work: () => Promise<Import>,
): Promise<Import> {
  if (sheet.issues.length > 0 || pictures.length === 0) return work();
  const blobs = isSharedStore(config) ? openBlobs({ db, config }) : undefined;
  const made = await makePictures(pictures, dirname(file), join(config.dataDir, 'pictures'), blobs);
  let plan: Import | undefined;
  try {
    plan = await work();
    return plan;
  } finally {
    await (plan?.issues.length === 0 ? made.place() : made.discard());
  }
}

async function inDatabase<Result>(work: (db: Db, config: ShopConfig) => Promise<Result>): Promise<Result> {
  const config = readShopConfig(process.env);
  const database = await openDatabase(config);
  try {
    return await work(database.db, config);
  } finally {
    await database.close();
  }
}

/** An expected error is one line. */
async function reportingErrors(print: Print, usage: string, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // The system or the database has one, such as that of a full disk.
    const code = 'code' in error ? String(error.code) : '';
    const isUsage = code.startsWith('ERR_PARSE_ARGS');
    const expected = ['ImportFailure', 'FolderInUse', 'StartError', 'MigrationsPending', 'Error'];
    if (code === '' && !expected.includes(error.name)) throw error;
    print(error.message);
    if (isUsage || error.message.startsWith('Specify ')) print(`Usage: catalog ${usage}`);
    return 1;
  }
}

function sharedPartsOfFiles(catalog: Catalog): SharedPartsOf {
  const games = new Set(catalog.games.map(({ slug }) => slug));
  const read = new Map<string, SharedParts>();
  return (game) => {
    if (!games.has(game)) return undefined;
    const catalogue = read.get(game) ?? readSharedParts(OWN_FOLDER, game);
    read.set(game, catalogue);
    return catalogue;
  };
}
