import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { Catalog } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import { openInMemory } from '#shop/db/connection/embedded.ts';
import { prepareDatabase } from '#shop/release/prepare.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache/test');

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

// Hashed when this module is loaded: if a source is edited later, the new key must not name the old tables.
const sourcesKey = keyOfSources();

let unpacked: { path: string; image: Blob } | undefined;

/**
 * PGlite's files, migrated and seeded. Making them takes seconds and loading them a fraction, so they are cached for a
 * week, or until the code or catalogue they depend on changes.
 */
export async function preparedImage(catalog: Catalog): Promise<Blob> {
  const path = join(folder, `shop-${keyOf(catalog)}.tar.gz`);
  if (unpacked?.path === path) return unpacked.image;
  if (!existsSync(path)) await keep(path, await emptyImage(), (db) => prepareDatabase(db, catalog, new Date()));
  unpacked = { path, image: unpack(path) };
  return unpacked.image;
}

/** The cache key of a prepared database: a hash of everything it depends on. */
export function keyOf(catalog: Catalog): string {
  return createHash('sha256')
    .update(JSON.stringify(catalog))
    .update(pgliteKey())
    .update(sourcesKey)
    .digest('hex')
    .slice(0, 16);
}

function keyOfSources(): string {
  const hash = createHash('sha256');
  const sources = globSync('shop/{db,release,seed}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  for (const source of sources.sort()) hash.update(readFileSync(join(root, source)));
  return hash.digest('hex');
}

/** PGlite's files without a table. Creating them is most of the work, and the same for every catalogue. */
export async function emptyImage(): Promise<Blob> {
  const path = join(folder, `empty-${pgliteKey()}.tar.gz`);
  if (!existsSync(path)) await keep(path, undefined, dropTemplates);
  return unpack(path);
}

// Two thirds of the files of a new cluster: each test that opens a database would write them into memory.
async function dropTemplates(db: Db): Promise<void> {
  await sql`update pg_database set datistemplate = false`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(db);
}

async function keep(path: string, from: Blob | undefined, fill: (db: Db) => Promise<unknown>): Promise<void> {
  const { db, pglite, close } = await openInMemory(from);
  await fill(db);
  // Otherwise each start of the image would repeat all that was written.
  await sql`checkpoint`.execute(db);
  const image = await pglite.dumpDataDir('none');
  await close();
  mkdirSync(folder, { recursive: true });
  removeOld();
  // Renamed into place, so that nobody reads half of it.
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, gzipSync(await image.arrayBuffer(), { level: 1 }));
  renameSync(draft, path);
}

function removeOld(): void {
  for (const file of readdirSync(folder)) {
    const path = join(folder, file);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (made < Date.now() - WEEK_MS) rmSync(path, { force: true });
  }
}

// PGlite unpacks an image as well, but in more than twice the time.
function unpack(path: string): Blob {
  return new Blob([gunzipSync(readFileSync(path))]);
}

function pgliteKey(): string {
  const manifest = readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'));
  return createHash('sha256')
    .update(manifest)
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 16);
}
