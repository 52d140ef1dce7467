import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { Catalog } from '#catalog/format.ts';
import { openInMemory } from '#shop/db/embedded.ts';
import type { OpenedDatabase } from '#shop/db/open.ts';
import { openPostgres } from '#shop/db/postgres.ts';
import { prepareDatabase } from '#shop/db/prepare.ts';

export type Engine = 'pglite' | 'postgres';

const TEMPLATE_LOCK = 7_019_204_812;

const serverUrl = process.env['TEST_DATABASE_URL'];
const root = join(import.meta.dirname, '../..');

/** What the tests of the shop run on: PGlite always, PostgreSQL when there is a server. */
export const ENGINES: Engine[] = serverUrl ? ['pglite', 'postgres'] : ['pglite'];

/** A database of the test's own, migrated and seeded; closing it ends it. */
export async function openTestDatabase(engine: Engine, catalog: Catalog): Promise<OpenedDatabase> {
  return engine === 'postgres'
    ? openOnServer(await preparedTemplate(catalog))
    : openInMemory(await preparedImage(catalog));
}

/** A database on the server of `TEST_DATABASE_URL`, empty or a copy of another one; closing it drops it. */
export async function openOnServer(template = 'template1'): Promise<OpenedDatabase & { url: string }> {
  const name = `waystone_test_${randomBytes(6).toString('hex')}`;
  await onServer((server) => server.query(`create database ${name} template ${template}`));
  const url = urlOf(name);
  const { db, close } = openPostgres(url);
  return {
    db,
    url,
    close: async () => {
      await close();
      await onServer((server) => server.query(`drop database ${name} with (force)`));
    },
  };
}

function urlOf(database: string): string {
  if (!serverUrl) throw new Error('TEST_DATABASE_URL names no server');
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(work: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

// Migrating and seeding take longer than most tests, and a copy of what they make a fraction: so
// on either engine each is made once, and kept until the code or the catalogue that makes it changes.
const templates = new Set<string>();
let unpacked: { path: string; image: Blob } | undefined;

async function preparedTemplate(catalog: Catalog): Promise<string> {
  const name = `waystone_template_${keyOf(catalog)}`;
  if (templates.has(name)) return name;
  await onServer(async (server) => {
    // Whoever comes meanwhile waits here; the lock ends with the connection.
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(server, name, catalog);
  });
  templates.add(name);
  return name;
}

async function makeTemplate(server: pg.Client, name: string, catalog: Catalog): Promise<void> {
  const draft = `${name}_draft`;
  await server.query(`drop database if exists ${draft} with (force)`);
  await server.query(`create database ${draft}`);
  const { db, close } = openPostgres(urlOf(draft));
  try {
    await prepareDatabase(db, catalog, new Date());
  } finally {
    await close();
  }
  await server.query(`alter database ${draft} rename to ${name}`);
}

async function preparedImage(catalog: Catalog): Promise<Blob> {
  const folder = join(root, '.cache/test');
  const path = join(folder, `shop-${keyOf(catalog)}.tar.gz`);
  if (unpacked?.path === path) return unpacked.image;
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
  // PGlite unpacks an image as well, but in more than twice the time.
  unpacked = { path, image: new Blob([gunzipSync(readFileSync(path))]) };
  return unpacked.image;
}

function keyOf(catalog: Catalog): string {
  const hash = createHash('sha256').update(JSON.stringify(catalog));
  const sources = globSync('shop/db/**/*.ts', { cwd: root });
  for (const source of sources.sort()) hash.update(readFileSync(join(root, source)));
  hash.update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  return hash.digest('hex').slice(0, 16);
}
