import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openPostgres } from '#shop/db/connection/postgres.ts';
import { prepareDatabase } from '#shop/release/prepare.ts';
import { migrateAlone } from '#shop/release/start.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ENGINES, openOnServer } from '#tests/support/database/database.ts';

// A role that may write tables and nothing else, as a careful administrator gives it.
async function withPoorRole(work: (url: string, asOwner: pg.Client) => Promise<void>): Promise<void> {
  const database = await openOnServer();
  const role = `waystone_poor_${randomBytes(4).toString('hex')}`;
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  try {
    await owner.query(`create role ${role} login; grant usage, create on schema public to ${role}`);
    const url = new URL(database.url);
    url.username = role;
    await work(url.href, owner);
  } finally {
    await owner.query(`drop owned by ${role} cascade; drop role ${role}`);
    await owner.end();
    await database.close();
  }
}

describe.runIf(ENGINES.includes('postgres'))('a role of few rights', () => {
  test('that may not create extensions says what an administrator has to do, and nothing is left half made', async () => {
    await withPoorRole(async (url, asOwner) => {
      const poor = openPostgres(url);
      await expect(prepareDatabase(poor.db, testCatalog, new Date())).rejects.toThrow(/pg_trgm.*administrator/);
      await poor.close();
      const { rows } = await asOwner.query("select 1 from pg_tables where schemaname = 'public'");
      expect(rows).toEqual([]);
    });
  });

  test('that may not create tables either reads what to grant it', async () => {
    await withPoorRole(async (url, asOwner) => {
      await asOwner.query(`revoke create on schema public from ${new URL(url).username}, public`);
      const poor = openPostgres(url);
      await expect(prepareDatabase(poor.db, testCatalog, new Date())).rejects.toThrow(
        /may not create tables; .*grant create on schema public to "waystone_poor/,
      );
      await poor.close();
    });
  });

  test('can start the shop once the extension exists', async () => {
    await withPoorRole(async (url, asOwner) => {
      await asOwner.query('create extension pg_trgm');
      const poor = openPostgres(url);
      expect(await prepareDatabase(poor.db, testCatalog, new Date())).toBe(1);
      // It needs no more than its rows once everything has been migrated.
      await asOwner.query(`revoke create on schema public from ${new URL(url).username}, public`);
      expect(await prepareDatabase(poor.db, testCatalog, new Date())).toBe(1);
      expect(await migrateAlone(poor.db)).toEqual([]);
      await poor.close();
    });
  });
});
