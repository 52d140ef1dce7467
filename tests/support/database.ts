import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Catalog } from '#catalog/format.ts';
import { openInMemory } from '#shop/db/embedded.ts';
import type { OpenedDatabase } from '#shop/db/open.ts';
import { openPostgres } from '#shop/db/postgres.ts';
import { prepareDatabase } from '#shop/db/prepare.ts';

export type Engine = 'pglite' | 'postgres';

const serverUrl = process.env['TEST_DATABASE_URL'];
const root = join(import.meta.dirname, '../..');

/** What the tests of the shop run on: PGlite always, PostgreSQL when there is a server. */
export const ENGINES: Engine[] = serverUrl ? ['pglite', 'postgres'] : ['pglite'];

/** A database of the test's own, migrated and seeded; closing it ends it. */
export async function openTestDatabase(engine: Engine, catalog: Catalog): Promise<OpenedDatabase> {
  return engine === 'postgres' ? openOnServer() : openInMemory(await preparedImage(catalog));
}

/** An empty database on the server of `TEST_DATABASE_URL`; closing it drops it. */
export async function openOnServer(): Promise<OpenedDatabase & { url: string }> {
  if (!serverUrl) throw new Error('TEST_DATABASE_URL names no server');
  const name = `waystone_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const { db, close } = openPostgres(url.href);
  return {
    db,
    url: url.href,
    close: async () => {
      await close();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

// Making a cluster takes PGlite seconds, and loading one a fraction: so each is made once and
// kept until the code or the catalogue that makes it changes.
async function preparedImage(catalog: Catalog): Promise<Blob> {
  const folder = join(root, '.cache/test');
  const path = join(folder, `shop-${imageKey(catalog)}.tar.gz`);
  if (!existsSync(path)) {
    const { db, pglite, close } = await openInMemory();
    await prepareDatabase(db, catalog, new Date());
    const image = await pglite.dumpDataDir('gzip');
    await close();
    mkdirSync(folder, { recursive: true });
    const draft = `${path}.${randomBytes(4).toString('hex')}`;
    writeFileSync(draft, Buffer.from(await image.arrayBuffer()));
    renameSync(draft, path);
  }
  return new Blob([readFileSync(path)], { type: 'application/x-gzip' });
}

function imageKey(catalog: Catalog): string {
  const hash = createHash('sha256').update(JSON.stringify(catalog));
  const sources = globSync('shop/db/**/*.ts', { cwd: root });
  for (const source of sources.sort()) hash.update(readFileSync(join(root, source)));
  hash.update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  return hash.digest('hex').slice(0, 16);
}
