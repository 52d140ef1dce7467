import type { Catalog } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import { holdDatabase } from '#shop/db/connection/hold.ts';
import { migrate, requireMigrated } from '#shop/db/migrate.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { type Act, type Published, release, ReleaseError } from '#shop/release/publish.ts';
import { readPublished, readVersion } from '#shop/release/store.ts';
import { importsOf, type ImportRules, type Plan, planImport } from './plan.ts';
import type { Sheet } from '#shop/import/file/sheet.ts';
import { forgetImports, readImports, writeImports } from '#shop/stock/store.ts';

/** `catalog` comes from the data files; imports override the published catalogue, or it when nothing is published. */
type Goods = ImportRules & { catalog: Catalog };

/** `published` is undefined when an error stopped the import. */
export type Import = Plan & { published?: Published };

const BY_IMPORT: Act = { author: 'import', source: 'import' };

/** A dry run: what importing the sheet would do. */
export async function tryImport(db: Db, sheet: Sheet, { catalog, ...judge }: Goods): Promise<Plan> {
  const { catalog: base } = (await readPublished(db)) ?? { catalog };
  return planImport(sheet, base, await readImports(db), judge);
}

/**
 * Publishes the sheet as a release of its own: all of it or, when a row has an error, nothing.
 *
 * @throws ReleaseError when an older build filled the database.
 * @throws MigrationsPending
 */
export async function importProducts(
  db: Db,
  sheet: Sheet,
  { catalog, ...judge }: Goods,
  now: Date,
  act: Act = BY_IMPORT,
): Promise<Import> {
  return inTransaction(db, async (tx) => {
    await holdDatabase(tx);
    const { catalog: base } = (await readPublished(tx)) ?? { catalog };
    const imports = await readImports(tx);
    const plan = planImport(sheet, base, imports, judge);
    if (plan.issues.length > 0) return plan;
    await openForImport(tx, base, act, now);
    const wanted = importsOf(plan, base);
    const differs = ({ fields }: { fields: object }) => Object.keys(fields).length > 0;
    await writeImports(tx, wanted.filter(differs), now);
    await forgetImports(
      tx,
      wanted.filter((one) => !differs(one)).map(({ slug }) => slug),
    );
    const published = await release(tx, { catalog: base, imports: await readImports(tx) }, act, now);
    return { ...plan, published };
  });
}

/** Publishes the data files to an empty database, as a first start would. */
async function openForImport(tx: Db, base: Catalog, { author }: Act, now: Date): Promise<void> {
  if ((await readVersion(tx)) === undefined) {
    await migrate(tx);
    await release(tx, { catalog: base, imports: [] }, { author, source: 'start' }, now);
    return;
  }
  await requireMigrated(tx);
  if (await readPublished(tx)) return;
  throw new ReleaseError('An older build filled this database. Run "npm run publish" once, then import.');
}
