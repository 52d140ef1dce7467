import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';
import { chunks } from '#shop/db/rows.ts';
import type { Imported } from './stock.ts';

/** All that was ever imported and still differs from the data files; nothing in a database that is yet empty. */
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

/** Leaves nothing of what was imported but these. */
export async function replaceImports(tx: Db, imports: Imported[], now: Date): Promise<void> {
  await tx.deleteFrom('product_import').execute();
  await writeImports(tx, imports, now);
}

/** For products of which the data files say again all there is to say. */
export async function forgetImports(tx: Db, slugs: string[]): Promise<void> {
  for (const some of chunks(slugs)) await tx.deleteFrom('product_import').where('slug', 'in', some).execute();
}
