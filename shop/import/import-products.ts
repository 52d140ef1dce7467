import type { Catalog } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import { migrate } from '#shop/db/migrate.ts';
import { holdDatabase } from '#shop/db/prepare.ts';
import { seed } from '#shop/db/seed/seed.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import type { KeptOf } from './candidate.ts';
import { importsOf, type Plan, planImport } from './plan.ts';
import type { Sheet } from '#shop/import/file/sheet.ts';
import { stockOf } from './stock.ts';
import { forgetImports, readImports, writeImports } from './store.ts';

type Goods = { catalog: Catalog; keptOf: KeptOf };

/** What importing the sheet would do; the database is only read. */
export async function tryImport(db: Db, sheet: Sheet, { catalog, keptOf }: Goods): Promise<Plan> {
  return planImport(sheet, catalog, await readImports(db), keptOf);
}

/**
 * Makes the shop offer what the sheet says, all of it or, when a row has a fault, nothing. The
 * tables become what a start would make of the same data files and imports.
 */
export async function importProducts(db: Db, sheet: Sheet, { catalog, keptOf }: Goods, now: Date): Promise<Plan> {
  return inTransaction(db, async (tx) => {
    await holdDatabase(tx);
    const imports = await readImports(tx);
    const plan = planImport(sheet, catalog, imports, keptOf);
    if (plan.faults.length > 0) return plan;
    await migrate(tx);
    await seed(tx, stockOf(catalog, imports), { now, source: 'catalog' });
    const kept = importsOf(plan, catalog);
    const differs = ({ fields }: { fields: object }) => Object.keys(fields).length > 0;
    await writeImports(tx, kept.filter(differs), now);
    await forgetImports(
      tx,
      kept.filter((one) => !differs(one)).map(({ slug }) => slug),
    );
    await seed(tx, stockOf(catalog, await readImports(tx)), { now, source: 'import' });
    return plan;
  });
}
