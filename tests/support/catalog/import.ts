import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Catalog } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import type { SharedPartsOf } from '#shop/import/candidate.ts';
import { testCatalog } from './catalog.ts';

/** What an import is checked against. */
export function goodsOf(catalog: Catalog = testCatalog): { catalog: Catalog; sharedPartsOf: SharedPartsOf } {
  const games = new Map(catalog.games.map((game) => [game.slug, game]));
  return {
    catalog,
    sharedPartsOf(slug) {
      const game = games.get(slug);
      return game && { options: {}, risks: risksOf(game) };
    },
  };
}

function risksOf({ products }: Catalog['games'][number]): Record<string, string> {
  const values = products.flatMap(({ options }) => options.flatMap((option) => option.values));
  const sentences = new Set(values.flatMap(({ risk }) => risk ?? []));
  return Object.fromEntries([...sentences].map((sentence, at) => [`risk-${at + 1}`, sentence]));
}

/** A dump of every row of every table, to see whether anything changed. */
export async function everyRow(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(db);
  const hash = createHash('sha256');
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t order by 1`.execute(
      db,
    );
    hash.update(`${name}\n${rows.map(({ text }) => text).join('\n')}\n`);
  }
  return hash.digest('hex');
}
