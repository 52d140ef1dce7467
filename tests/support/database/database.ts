import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Catalog } from '#catalog/format.ts';
import { openInMemory } from '#shop/db/connection/embedded.ts';
import type { OpenedDatabase } from '#shop/db/connection/opened-database.ts';
import { openPostgres } from '#shop/db/connection/postgres.ts';
import { prepareDatabase } from '#shop/release/prepare.ts';
import { isMatrix } from '#tests/support/matrix.ts';
import { emptyImage, keyOf, preparedImage } from '#tests/support/process/prepared-image.ts';

export type Engine = 'pglite' | 'postgres';

const TEMPLATE_LOCK = 7_019_204_812;

const serverUrl = process.env['TEST_DATABASE_URL'];

/** The engines that tests of the shop run on: PGlite always, PostgreSQL when there is a server. */
export const ENGINES: Engine[] = serverUrl ? ['pglite', 'postgres'] : ['pglite'];

/**
 * For tests that neither the store nor several callers at once decide: one engine, both with `npm test -- --matrix`.
 * It is the server if there is one, on which a test takes a third of the time.
 */
export const ANY_ENGINE: Engine[] = isMatrix ? ENGINES : ENGINES.slice(-1);

/** The engine of tests about something else. With `--matrix` it is the other one, so that they have run on both. */
export const DEFAULT_ENGINE: Engine = serverUrl && !isMatrix ? 'postgres' : 'pglite';

/** A database of the test's own, migrated and seeded; closing it ends it. */
export async function openTestDatabase(engine: Engine, catalog: Catalog): Promise<OpenedDatabase> {
  return engine === 'postgres' ? openPreparedOnServer(catalog) : openInMemory(await preparedImage(catalog));
}

/** A database of the test's own without a table; closing it ends it. */
export async function openEmptyDatabase(engine: Engine): Promise<OpenedDatabase> {
  return engine === 'postgres' ? openOnServer() : openInMemory(await emptyImage());
}

/** A filled database on the server of `TEST_DATABASE_URL`, which processes can open by its address. */
export async function openPreparedOnServer(catalog: Catalog): Promise<OpenedDatabase & { url: string }> {
  return openOnServer(await preparedTemplate(catalog));
}

/** A database on the server of `TEST_DATABASE_URL`, empty or a copy of another one; closing it drops it. */
export async function openOnServer(template = 'template1'): Promise<OpenedDatabase & { url: string }> {
  const name = `waystone_test_${randomBytes(6).toString('hex')}`;
  // Its files are copied: by way of its log, which is the server's default, it takes three times as long.
  await onServer((server) => server.query(`create database ${name} template ${template} strategy file_copy`));
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

const templates = new Set<string>();

// Copying a template database takes a tenth of the time of migrating and seeding.
async function preparedTemplate(catalog: Catalog): Promise<string> {
  const name = `waystone_template_${keyOf(catalog)}`;
  if (templates.has(name)) return name;
  await onServer(async (server) => {
    // Anyone who comes meanwhile waits here; the lock ends with the connection.
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
