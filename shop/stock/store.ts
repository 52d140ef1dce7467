import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { chunks } from '#shop/db/rows.ts';
import type { Imported } from './stock.ts';

/** Every import that still differs from the data files; none in an empty database. */
export async function readImports(db: Db): Promise<Imported[]> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('product_import') is not null as known`.execute(db);
  if (!rows[0]?.known) return [];
  return db.selectFrom('product_import').orderBy('id').select(['slug', 'fields']).execute();
}

export async function writeImports(tx: Db, imports: Imported[], now: Date): Promise<void> {
  const rows = imports.map(({ slug, fields }) => ({ slug, fields: JSON.stringify(fields), imported_at: now }));
  for (const some of chunks(rows)) {
    await tx
      .insertInto('product_import')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('slug').doUpdateSet((row) => ({
          fields: row.ref('excluded.fields'),
          imported_at: row.ref('excluded.imported_at'),
        })),
      )
      .execute();
  }
}

/** Deletes all imports except these. */
export async function replaceImports(tx: Db, imports: Imported[], now: Date): Promise<void> {
  await tx.deleteFrom('product_import').execute();
  await writeImports(tx, imports, now);
}

/** For products that no longer differ from the data files. */
export async function forgetImports(tx: Db, slugs: string[]): Promise<void> {
  for (const some of chunks(slugs)) await tx.deleteFrom('product_import').where('slug', 'in', some).execute();
}
