import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { StartError } from '#shop/config/start-error.ts';
import { requireFit } from './connection/require-fit.ts';
import type { Db } from './database.ts';

const MIGRATION_TABLE = 'kysely_migration';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Every file of the folder by its name, in the order of execution. Only those to be run are loaded. */
const migrations: Record<string, Migration> = Object.fromEntries(
  readdirSync(FOLDER)
    .sort()
    .map((file): [string, Migration] => [
      basename(file, '.ts'),
      { up: async (db) => (await readMigration(file)).up(db) },
    ]),
);

async function readMigration(file: string): Promise<Migration> {
  return import(new URL(file, FOLDER).href);
}

/** The database lacks migrations of this build. */
class MigrationsPending extends StartError {
  constructor(names: string[]) {
    super(
      names.length === Object.keys(migrations).length
        ? 'The database is empty: start the shop, or run "npm run publish", to fill it.'
        : `The database lacks ${names.length} migrations (${names.join(', ')}). Run "npm run migrate".`,
    );
    this.name = 'MigrationsPending';
  }
}

/** With the code of its cause, which tells whether the database is down. */
class MigrationFailed extends Error {
  readonly code: unknown;

  constructor(name: string, cause: unknown) {
    super(`The migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'MigrationFailed';
    this.code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  }
}

/**
 * Runs the pending migrations, and returns their names; `db` may be a transaction's handle. Migrations of a newer build
 * are left alone: they only add, so this build works with them.
 *
 * @throws StartError if the server or the user's rights do not allow it. @throws the first failure.
 */
export async function migrate(db: Db): Promise<string[]> {
  const { pending, unknown } = await compareMigrations(db);
  // Without one, the user needs no right to create tables.
  if (pending.length === 0) return [];
  await requireFit(db);
  const ofNewerBuild = Object.fromEntries(unknown.map((name) => [name, { up: async () => {} }]));
  let failure: MigrationFailed | undefined;
  const told = ([name, { up }]: [string, Migration]): [string, Migration] => [
    name,
    {
      up: (tx) =>
        up(tx).catch((cause: unknown) => {
          failure = new MigrationFailed(name, cause);
          throw failure;
        }),
    },
  ];
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => ({ ...Object.fromEntries(Object.entries(migrations).map(told)), ...ofNewerBuild }),
    },
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  // Kysely's own rollback fails too, and hides the reason.
  if (failure ?? error) throw failure ?? error;
  return results.map(({ migrationName }) => migrationName);
}

/**
 * Migrations of this build that the database has not run, and migrations of the database that this build does not know.
 */
export async function compareMigrations(db: Db): Promise<{ pending: string[]; unknown: string[] }> {
  const { rows: tables } = await sql<{
    known: boolean;
  }>`select to_regclass(${MIGRATION_TABLE}) is not null as known`.execute(db);
  const done = tables[0]?.known
    ? await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)}`.execute(db)
    : { rows: [] };
  const names = new Set(done.rows.map(({ name }) => name));
  return {
    pending: Object.keys(migrations).filter((name) => !names.has(name)),
    unknown: [...names].filter((name) => !Object.hasOwn(migrations, name)),
  };
}

/** @throws MigrationsPending */
export async function requireMigrated(db: Db): Promise<void> {
  const { pending } = await compareMigrations(db);
  if (pending.length > 0) throw new MigrationsPending(pending);
}
